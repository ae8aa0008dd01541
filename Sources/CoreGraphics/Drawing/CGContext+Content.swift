import Foundation

extension CGContext {
  // MARK: Images

  /// Draws an image as Core Graphics does: its top row at the *highest y*, which in coordinates with y down is upside down.
  ///
  /// Code from iOS turns the context over before the call, or uses `UIImage.draw(in:)`. `draw(upright:in:)` needs neither.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(upright: image, in: rect)
    restoreGState()
  }

  /// Draws an image with its top row at the rectangle's smallest y.
  public func draw(upright image: CGImage, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    record(.image(image, in: rect, interpolation: state.interpolation))
  }

  // MARK: Gradients

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions = []
  ) {
    record(.linearGradient(gradient, start: start, end: end, options: options))
  }

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

  /// Draws a run of text with the start of its baseline at `origin`, in `color` or else in the fill colour.
  public func draw(_ run: TextRun, at origin: CGPoint, color: CGColor? = nil) {
    guard !run.text.isEmpty else { return }
    record(.text(run, origin: origin, color: color ?? state.fillColor))
  }

  /// Draws what another context recorded with its top left corner at `origin`.
  public func draw(_ drawing: CGDrawing, at origin: CGPoint = .zero) {
    guard !drawing.operations.isEmpty else { return }
    saveGState()
    translateBy(x: origin.x, y: origin.y)
    record(.drawing(drawing))
    restoreGState()
  }

  /// Draws what only the rasteriser knows, such as a layer tree, with its top left corner at the origin.
  public func draw(_ content: any ForeignContent) { record(.foreign(content)) }

  // MARK: Transparency layers

  /// Begins a group that is drawn for itself and then put down as one, with the alpha, blend mode and shadow set before.
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
