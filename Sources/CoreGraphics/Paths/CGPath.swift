import Foundation

/// Lines and curves that a context can fill, stroke and clip to, and a layer can move along.
///
/// A `CGPath` never changes. A `CGMutablePath` does, and belongs to the one who builds it: whoever keeps a path keeps a `copy()`.
public class CGPath: @unchecked Sendable, Hashable {
  /// The steps of the path, in order.
  public internal(set) var elements: [Element]
  /// Where the current subpath began: where closing it leads, and where a line after that starts.
  var subpathStart = CGPoint.zero

  init(elements: [Element]) {
    self.elements = elements
    for case .move(let start) in elements.reversed() {
      subpathStart = start
      break
    }
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; the subpath's start after closing; zero for an empty path.
  public var currentPoint: CGPoint { elements.last.map { $0.end ?? subpathStart } ?? .zero }

  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  // MARK: Copies

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    transformed(by: transform?.pointee ?? .identity)
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: transformed(by: transform?.pointee ?? .identity).elements)
  }

  /// An unchanging copy with every point transformed.
  public func transformed(by transform: CGAffineTransform) -> CGPath {
    CGPath(elements: transform.isIdentity ? elements : elements.map { $0.applying(transform) })
  }
}

extension CGPath: CustomStringConvertible {
  public var description: String {
    func text(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
    return elements.map { element in
      let name =
        switch element {
        case .move: "move"
        case .line: "line"
        case .quadCurve: "quad"
        case .curve: "curve"
        case .closeSubpath: "close"
        }
      return ([name] + element.points.map(text)).joined(separator: " ")
    }.joined(separator: "; ")
  }
}
