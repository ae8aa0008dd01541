import Foundation

/// Lines and curves that a context can fill, stroke, and clip to, and that a layer can move along.
///
/// A `CGPath` never changes. A `CGMutablePath` can change, so store a `copy()` of a path that you receive.
public class CGPath: @unchecked Sendable, Hashable {
  package internal(set) var elements: [Element]
  /// The start of the current subpath, where closing it leads, and where a line after that starts.
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

  /// After closing a subpath, its start. Zero for an empty path.
  public var currentPoint: CGPoint { elements.last.map { $0.end ?? subpathStart } ?? .zero }

  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  // MARK: Copies

  /// Never nil.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Never nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    transformed(by: transform?.pointee ?? .identity)
  }

  /// Never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Never nil.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: transformed(by: transform?.pointee ?? .identity).elements)
  }

  package func transformed(by transform: CGAffineTransform) -> CGPath {
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
