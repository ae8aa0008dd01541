import CoreGraphics
import Foundation

/// The appearance of a `CAShapeLayer`.
package struct ShapeStyle: Equatable {
  /// The path, in the layer's coordinates. Nil shows nothing.
  package var path: CGPath?
  /// The color that fills the path. Nil leaves it empty.
  package var fillColor: LayerColor? = .black
  /// The rule that determines the inside of a path that crosses itself.
  package var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the stroke. Nil draws no stroke.
  package var strokeColor: LayerColor?
  /// The point along the path at which the stroke begins, 0…1.
  package var strokeStart: CGFloat = 0
  /// The point along the path at which the stroke ends, 0…1.
  package var strokeEnd: CGFloat = 1
  /// The width of the stroke, in points.
  package var lineWidth: CGFloat = 1
  /// The limit of a mitered corner's length, in line widths, beyond which it is beveled.
  package var miterLimit: CGFloat = 10
  /// The shape of the stroke's ends.
  package var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the stroke's corners.
  package var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset into the dash pattern at which the stroke begins, in points.
  package var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in turn, in points. An empty array draws a solid line.
  package var lineDashPattern: [CGFloat] = []

  /// Creates a style without a path, filled black and not stroked.
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

/// The shapes of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The stroke ends exactly at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The stroke ends with a semicircle around its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The stroke ends with half a square around its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shapes of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corner is pointed, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
