import Foundation

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(elements: []) }

  override init(elements: [Element]) { super.init(elements: elements) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    subpathStart = point
    // A move after a move replaces it, because a subpath without lines draws nothing.
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(to: point))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(to: point), transform)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(.quadCurve(to: end, control: control), transform)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    append(.curve(to: end, control1: control1, control2: control2), transform)
  }

  public func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Does nothing for the null rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    guard !path.isEmpty else { return }
    if case .move = path.elements.first, case .move = elements.last { elements.removeLast() }
    elements += transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) }
    subpathStart = path.subpathStart.applying(transform)
  }

  private func append(_ element: Element, _ transform: CGAffineTransform) {
    let element = element.applying(transform)
    // Apple's library logs an error and draws nothing. Starting at the element's own end is as harmless and needs no console.
    if elements.isEmpty, let end = element.end { move(to: end) }
    elements.append(element)
  }
}
