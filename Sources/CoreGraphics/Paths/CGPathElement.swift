import Foundation

extension CGPath {
  package enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath

    /// Nil for the closing of a subpath.
    package var end: CGPoint? {
      switch self {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }

    func applying(_ t: CGAffineTransform) -> Element {
      switch self {
      case .move(let end): .move(to: end.applying(t))
      case .line(let end): .line(to: end.applying(t))
      case .quadCurve(let end, let control): .quadCurve(to: end.applying(t), control: control.applying(t))
      case .curve(let end, let control1, let control2):
        .curve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
      case .closeSubpath: .closeSubpath
      }
    }

    /// The points in the order of `CGPathElement.points`: control points first, the end last.
    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .closeSubpath: []
      }
    }
  }
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a path as `applyWithBlock(_:)` passes it.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Control points first, the end point last. Valid only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // A closing element has no points. Callers never read them, but the pointer must be valid.
        let base = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<CGPoint>.alignment)
        guard let base else { return }
        var step = CGPathElement(type: element.type, points: base)
        block(&step)
      }
    }
  }
}

extension CGPath.Element {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .closeSubpath: .closeSubpath
    }
  }
}
