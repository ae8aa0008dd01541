import CoreGraphics

package struct GradientStyle: Equatable, Sendable {
  /// From start to end.
  package var colors: [LayerColor] = []
  /// The position of each color, 0…1 and never decreasing. An empty array spreads the colors evenly.
  package var locations: [CGFloat] = []
  /// A fraction of the bounds.
  package var startPoint = CGPoint(x: 0.5, y: 0)
  /// A fraction of the bounds.
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  package init() {}

  /// The position of each color, 0…1: `locations` if it has as many elements as `colors`, otherwise evenly spread positions.
  package var resolvedLocations: [CGFloat] {
    if locations.count == colors.count { return locations }
    guard colors.count > 1 else { return colors.map { _ in 0 } }
    return colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along the line from `startPoint` to `endPoint`.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient from the center of an ellipse outward. `startPoint` is the center, and `endPoint` is a corner of the rectangle around its
  /// first quadrant.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around `startPoint`, clockwise from the direction of `endPoint`.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
