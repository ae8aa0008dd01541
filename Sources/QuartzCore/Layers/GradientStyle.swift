import CoreGraphics
import Foundation

/// How a `CAGradientLayer` looks.
public struct GradientStyle: Equatable, Sendable {
  /// From start to end.
  public var colors: [LayerColor] = []
  /// Where each colour stands, 0…1, never falling; empty spreads them evenly.
  public var locations: [CGFloat] = []
  /// As a fraction of the bounds.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// As a fraction of the bounds.
  public var endPoint = CGPoint(x: 0.5, y: 1)
  /// Along a line, from a point outwards, or around a point.
  public var type = CAGradientLayerType.axial

  public init() {}

  /// Where each colour stands, 0…1: `locations`, or evenly spread.
  public var resolvedLocations: [CGFloat] {
    if locations.count == colors.count { return locations }
    guard colors.count > 1 else { return colors.map { _ in 0 } }
    return colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
  }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from `startPoint` to `endPoint`.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// An ellipse about `startPoint`; `endPoint` is a corner of the rectangle around its first quadrant.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around `startPoint`, beginning in the direction of `endPoint`, clockwise.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
