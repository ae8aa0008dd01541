import Foundation

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Quarters of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature changes gradually: each takes 1.528665 radii of both its sides.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

// Properties that are stored, but make no difference to the picture.
extension CALayer {
  /// A Boolean value that indicates whether the layer is to be drawn as a picture that is kept. The compositor decides that itself.
  public var shouldRasterize: Bool {
    get { extraValues["shouldRasterize"] as? Bool ?? false }
    set { extraValues["shouldRasterize"] = newValue }
  }

  /// The number of pixels per point of the picture for `shouldRasterize`.
  public var rasterizationScale: CGFloat {
    get { extraValues["rasterizationScale"] as? CGFloat ?? 1 }
    set { extraValues["rasterizationScale"] = newValue }
  }

  /// A Boolean value that indicates whether the contents are known to be opaque. The compositor finds that out itself.
  public var isOpaque: Bool {
    get { extraValues["opaque"] as? Bool ?? false }
    set { extraValues["opaque"] = newValue }
  }

  /// A Boolean value that indicates whether drawing may occur on other threads. It always may.
  public var drawsAsynchronously: Bool {
    get { extraValues["drawsAsynchronously"] as? Bool ?? false }
    set { extraValues["drawsAsynchronously"] = newValue }
  }
}
