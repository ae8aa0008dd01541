import CoreGraphics

package struct ShapeStyle: Equatable {
  /// Nil shows nothing.
  package var path: CGPath?
  /// Nil leaves the path empty.
  package var fillColor: LayerColor? = .black
  package var fillRule = CAShapeLayerFillRule.nonZero
  /// Nil draws no stroke.
  package var strokeColor: LayerColor?
  /// The fraction of the path at which the stroke begins, 0…1.
  package var strokeStart: CGFloat = 0
  /// The fraction of the path at which the stroke ends, 0…1.
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  /// The limit of a mitered corner's length, in line widths, beyond which it is beveled.
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset into the dash pattern at which the stroke begins, in points.
  package var lineDashPhase: CGFloat = 0
  /// The alternating lengths of dashes and gaps, in points. An empty array draws a solid line.
  package var lineDashPattern: [CGFloat] = []

  package init() {}
}

/// The rules that determine the inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path winds around it a nonzero number of times in total.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The stroke ends exactly at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The stroke ends with half a square around its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corner is pointed, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
