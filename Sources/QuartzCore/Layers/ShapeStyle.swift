import CoreGraphics
import Foundation

/// How a `CAShapeLayer` looks.
public struct ShapeStyle: Equatable {
  /// In the layer's coordinates; nil shows nothing.
  public var path: CGPath?
  /// Fills the path; none leaves it empty.
  public var fillColor: LayerColor? = .black
  /// What counts as inside a path that crosses itself.
  public var fillRule = CAShapeLayerFillRule.nonZero
  /// Draws the path's line; none draws no line.
  public var strokeColor: LayerColor?
  /// Where along the path the stroke begins, 0…1.
  public var strokeStart: CGFloat = 0
  /// Where along the path the stroke ends, 0…1.
  public var strokeEnd: CGFloat = 1
  /// In points.
  public var lineWidth: CGFloat = 1
  /// How many line widths a pointed corner may stick out before it is cut off.
  public var miterLimit: CGFloat = 10
  /// How the stroke ends.
  public var lineCap = CAShapeLayerLineCap.butt
  /// How the stroke turns corners.
  public var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in the dash pattern the stroke begins, points.
  public var lineDashPhase: CGFloat = 0
  /// Lengths of dashes and gaps in turn, points; empty for a solid line.
  public var lineDashPattern: [CGFloat] = []

  public init() {}
}

/// What counts as inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a stroke ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a stroke turns corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
