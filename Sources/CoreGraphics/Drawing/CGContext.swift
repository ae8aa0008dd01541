import Foundation

/// Where drawing goes: it keeps the state of the pen and records what is drawn as a `CGDrawing`.
///
/// Coordinates are points with the origin at the top left and y down, as in a context that UIKit hands out. Nothing is rasterised here:
/// the recorded operations are turned into pixels later, at the scale at which they are seen.
public final class CGContext {
  /// The area that is drawn on, in points.
  public let size: CGSize
  private(set) var operations: [CGDrawing.Operation] = []
  var state = State()
  private var saved: [State] = []
  var currentPath = CGMutablePath()

  /// What `saveGState()` saves.
  struct State {
    var ctm = CGAffineTransform.identity
    var clips: [CGDrawing.Clip] = []
    /// Where anything can still appear, in the drawing's coordinates.
    var clipBounds = CGRect.infinite
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = CGDrawing.StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: CGDrawing.Shadow?
    var interpolation = CGInterpolationQuality.default
  }

  /// A context that records a drawing of `size` points.
  public init(size: CGSize) { self.size = size }

  /// What has been drawn so far.
  public var drawing: CGDrawing { CGDrawing(size: size, operations: operations) }

  /// What has been drawn so far as pixels; nil where nobody can rasterise or the area is empty.
  public func makeImage(scale: CGFloat = 1, isOpaque: Bool = false) -> CGImage? {
    guard size.width > 0, size.height > 0, scale > 0, (size.width * size.height * scale).isFinite else { return nil }
    return DrawingServices.rasterizer?.image(of: drawing, scale: scale, isOpaque: isOpaque)
  }

  func record(_ content: CGDrawing.Content) {
    operations.append(
      CGDrawing.Operation(
        content, transform: state.ctm, clips: state.clips, alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow))
  }

  // MARK: State

  public func saveGState() { saved.append(state) }

  /// Back to the state of the matching `saveGState()`; without one nothing happens.
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

  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Lengths of dashes and gaps in turn, in points; an empty list draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashes = lengths
  }

  /// How opaque everything drawn from now on is, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Gives everything a shadow; a nil colour ends it. The offset is in the drawing's points and not transformed.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { CGDrawing.Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// A shadow in Core Graphics' own colour, black at a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Coordinates

  /// From the coordinates of the calls to the drawing's.
  public var ctm: CGAffineTransform { state.ctm }

  public func translateBy(x: CGFloat, y: CGFloat) { state.ctm = state.ctm.translatedBy(x: x, y: y) }

  public func scaleBy(x: CGFloat, y: CGFloat) { state.ctm = state.ctm.scaledBy(x: x, y: y) }

  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

  // MARK: Clipping

  /// Where anything can still appear, in the coordinates of the calls.
  public var boundingBoxOfClipPath: CGRect {
    CGRect(origin: .zero, size: size).intersection(state.clipBounds).applying(state.ctm.inverted())
  }

  /// Clips to the current path, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(path: currentPath.transformed(by: .identity), rule: rule)
    currentPath = CGMutablePath()
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

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
  /// The rectangle with infinite edges moved to where nobody draws; nil for one that has an edge which is no number.
  fileprivate var withFiniteEdges: CGRect? {
    guard !isNull else { return nil }
    let farAway: CGFloat = 1e9
    // From minus infinity by infinity is no number, but means everything.
    func end(_ begin: CGFloat, _ extent: CGFloat) -> CGFloat { extent == .infinity ? extent : begin + extent }
    let edges = [origin.x, origin.y, end(origin.x, size.width), end(origin.y, size.height)]
    guard !edges.contains(where: \.isNaN) else { return nil }
    let held = edges.map { min(max($0, -farAway), farAway) }
    return CGRect(x: held[0], y: held[1], width: held[2] - held[0], height: held[3] - held[1])
  }

  /// As `intersection(_:)`, for rectangles with any numbers: an edge that is none cuts nothing.
  fileprivate func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let low = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
    let high = CGPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
