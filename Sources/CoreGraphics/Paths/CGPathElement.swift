import Foundation

extension CGPath {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath.
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a line back to where the subpath began.
    case closeSubpath

    /// Where the step ends; nil for the closing of a subpath.
    public var end: CGPoint? {
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

    /// Its points in the order of `CGPathElement.points`: controls first, the end last.
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

/// The kinds of steps that a path is made of.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// One step of a path as `applyWithBlock(_:)` hands it out.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Control points first, the end point last; valid only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls `block` with each element in turn.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // A closing element has no points; code never reads them, but the pointer must be one.
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
