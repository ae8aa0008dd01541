import Foundation

/// Records drawing operations, with their graphics state, as a `CGDrawing`.
///
/// Coordinates are points with the origin at the top left and y pointing down, as in a context that UIKit provides. Nothing is rasterized
/// here. The recorded operations become pixels later, at the scale at which they are shown.
public final class CGContext {
  package let size: CGSize
  /// The scale of the image that `makeImage()` returns.
  private let pixelsPerPoint: CGFloat
  /// A Boolean value that indicates whether the image starts black instead of transparent.
  private let isOpaque: Bool
  private(set) var operations: [CGDrawing.Operation] = []
  var state = State()
  private var saved: [State] = []
  var currentPath = CGMutablePath()

  struct State {
    var ctm = CGAffineTransform.identity
    var clips: [CGDrawing.Clip] = []
    /// The area in which anything can still appear, in the drawing's coordinate space.
    var clipBounds = CGRect.infinite
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = CGDrawing.StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: CGDrawing.Shadow?
    var interpolation = CGInterpolationQuality.default
  }

  /// The size is in points. `pixelsPerPoint` and `isOpaque` are for `makeImage()`: an opaque image starts black instead of transparent.
  package init(size: CGSize, pixelsPerPoint: CGFloat = 1, isOpaque: Bool = false) {
    (self.size, self.pixelsPerPoint, self.isOpaque) = (size, pixelsPerPoint, isOpaque)
  }

  package var drawing: CGDrawing { CGDrawing(size: size, operations: operations) }

  /// Returns nil if the area is empty or has more than 100 million pixels.
  public func makeImage() -> CGImage? { makeImage(scale: pixelsPerPoint, isOpaque: isOpaque) }

  /// Returns nil if no rasterizer is installed, or if the area is empty or has more than 100 million pixels. An opaque image starts black
  /// instead of transparent.
  package func makeImage(scale: CGFloat, isOpaque: Bool = false) -> CGImage? {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width > 0, height > 0, scale > 0, max(width, 1) * max(height, 1) <= 1e8 else { return nil }
    return GraphicsServices.current.rasterizer?.image(of: drawing, scale: scale, isOpaque: isOpaque)
  }

  func record(_ content: CGDrawing.Content) {
    operations.append(
      CGDrawing.Operation(
        content, transform: state.ctm, clips: state.clips, alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow))
  }

  // MARK: State

  public func saveGState() { saved.append(state) }

  /// Does nothing if there is no matching `saveGState()`.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
  }

  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// The limit of a mitered corner's length, in line widths, beyond which it is beveled.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// The alternating lengths of dashes and gaps, in points. An empty array draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashes = lengths
  }

  /// The opacity is clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.clamped(to: 0...1) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// A nil color removes the shadow. The offset is in the drawing's points and isn't transformed.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { CGDrawing.Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// Sets a shadow in Core Graphics' default color, black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Coordinates

  /// The transform from user space to the drawing's coordinate space.
  public var ctm: CGAffineTransform { state.ctm }

  public func translateBy(x: CGFloat, y: CGFloat) { state.ctm = state.ctm.translatedBy(x: x, y: y) }

  public func scaleBy(x: CGFloat, y: CGFloat) { state.ctm = state.ctm.scaledBy(x: x, y: y) }

  /// The angle is in radians.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// Applies `transform` before the current transform.
  public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

  // MARK: Clipping

  /// The area in which anything can still appear, in user space.
  public var boundingBoxOfClipPath: CGRect {
    CGRect(origin: .zero, size: size).intersection(state.clipBounds).applying(state.ctm.inverted())
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    clip(path: currentPath.transformed(by: .identity), rule: rule)
    currentPath = CGMutablePath()
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips to the union of several rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects.compactMap(\.withFiniteEdges), transform: state.ctm)
    clip(path: path.transformed(by: .identity), rule: .winding)
  }

  private func clip(path: CGPath, rule: CGPathFillRule) {
    state.clips.append(CGDrawing.Clip(path: path, rule: rule))
    state.clipBounds = state.clipBounds.overlap(with: path.boundingBoxOfPath)
  }
}

extension CGRect {
  /// The rectangle with infinite edges moved far beyond any drawing, or nil if an edge is NaN.
  fileprivate var withFiniteEdges: CGRect? {
    guard !isNull else { return nil }
    let farAway: CGFloat = 1e9
    // The sum of −∞ and ∞ is NaN, but here it means everything.
    func end(_ begin: CGFloat, _ extent: CGFloat) -> CGFloat { extent == .infinity ? extent : begin + extent }
    let edges = [origin.x, origin.y, end(origin.x, size.width), end(origin.y, size.height)]
    guard !edges.contains(where: \.isNaN) else { return nil }
    let held = edges.map { $0.clamped(to: -farAway...farAway) }
    return CGRect(x: held[0], y: held[1], width: held[2] - held[0], height: held[3] - held[1])
  }

  /// Returns the intersection, like `intersection(_:)`, for rectangles with any numbers. An edge that is NaN doesn't cut anything.
  fileprivate func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let low = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
    let high = CGPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
