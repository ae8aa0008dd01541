import Foundation

extension CGContext {
  // MARK: Images

  /// Draws an image as Core Graphics does: with its top row at the *highest* y, which is upside down if y points down.
  ///
  /// Code from iOS flips the context before the call, or uses `UIImage.draw(in:)`. The method `draw(upright:in:)` needs neither.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(upright: image, in: rect)
    restoreGState()
  }

  /// Draws an image with its top row at the rectangle's smallest y.
  package func draw(upright image: CGImage, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    record(.image(image, in: rect, interpolation: state.interpolation))
  }

  // MARK: Gradients

  /// Without options, nothing is drawn beyond the ends of the line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions = []
  ) {
    record(.linearGradient(gradient, start: start, end: end, options: options))
  }

  /// Without options, nothing is drawn beyond the two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions = []
  ) {
    record(
      .radialGradient(
        gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
        options: options))
  }

  // MARK: Text and recorded drawings

  /// The baseline starts at `origin`. A nil color stands for the fill color.
  package func draw(_ run: TextRun, at origin: CGPoint, color: CGColor? = nil) {
    guard !run.text.isEmpty else { return }
    record(.text(run, origin: origin, color: color ?? state.fillColor))
  }

  /// The top left corner is at `origin`.
  package func draw(_ drawing: CGDrawing, at origin: CGPoint = .zero) {
    guard !drawing.operations.isEmpty else { return }
    saveGState()
    translateBy(x: origin.x, y: origin.y)
    record(.drawing(drawing))
    restoreGState()
  }

  /// Draws content that this module doesn't know, such as a layer tree, with its top left corner at the origin.
  package func draw(_ content: any ForeignContent) { record(.foreign(content)) }

  // MARK: Transparency layers

  /// The group is drawn separately, and then composited with the current alpha, blend mode, and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    record(.beginTransparencyLayer)
    saveGState()
    setAlpha(1)
    setBlendMode(.normal)
    setShadow(offset: .zero, blur: 0, color: nil)
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    restoreGState()
    record(.endTransparencyLayer)
  }
}
