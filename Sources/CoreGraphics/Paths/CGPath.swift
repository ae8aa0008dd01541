import Foundation

/// Lines and curves that a context can fill, stroke, and clip to, and that a layer can move along.
///
/// A `CGPath` never changes. A `CGMutablePath` can change, so store a `copy()` of a path that you receive.
public class CGPath: @unchecked Sendable, Hashable {
  /// The elements of the path, in order.
  package internal(set) var elements: [Element]
  /// The start of the current subpath, which is where closing it leads, and where a line after that starts.
  var subpathStart = CGPoint.zero

  init(elements: [Element]) {
    self.elements = elements
    for case .move(let start) in elements.reversed() {
      subpathStart = start
      break
    }
  }

  /// Creates a rectangular path, transformed if `transform` isn't nil.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates a path of the ellipse that fits inside `rect`, transformed if `transform` isn't nil.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates a path of a rectangle with elliptical corners, transformed if `transform` isn't nil.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element. After closing a subpath, its start. Zero for an empty path.
  public var currentPoint: CGPoint { elements.last.map { $0.end ?? subpathStart } ?? .zero }

  /// Returns a Boolean value that indicates whether two paths have equal elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  // MARK: Copies

  /// Returns an immutable copy. Never nil.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns an immutable copy, transformed if `transform` isn't nil. Never nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    transformed(by: transform?.pointee ?? .identity)
  }

  /// Returns a mutable copy. Never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a mutable copy, transformed if `transform` isn't nil. Never nil.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: transformed(by: transform?.pointee ?? .identity).elements)
  }

  /// Returns an immutable copy with every point transformed.
  package func transformed(by transform: CGAffineTransform) -> CGPath {
    CGPath(elements: transform.isIdentity ? elements : elements.map { $0.applying(transform) })
  }
}

extension CGPath: CustomStringConvertible {
  /// The elements as text, for debugging.
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
