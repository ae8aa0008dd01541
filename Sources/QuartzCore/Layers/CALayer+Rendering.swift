import Foundation

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature changes gradually. Each takes 1.528665 radii of both its sides.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

// Properties that are stored but have no effect.
extension CALayer {
  /// Has no effect, because the compositor decides itself whether to keep a picture.
  public var shouldRasterize: Bool {
    get { extraValues["shouldRasterize"] as? Bool ?? false }
    set { extraValues["shouldRasterize"] = newValue }
  }

  public var rasterizationScale: CGFloat {
    get { extraValues["rasterizationScale"] as? CGFloat ?? 1 }
    set { extraValues["rasterizationScale"] = newValue }
  }

  /// Has no effect, because the compositor determines itself whether contents are opaque.
  public var isOpaque: Bool {
    get { extraValues["opaque"] as? Bool ?? false }
    set { extraValues["opaque"] = newValue }
  }

  /// Has no effect, because drawing may always occur on other threads.
  public var drawsAsynchronously: Bool {
    get { extraValues["drawsAsynchronously"] as? Bool ?? false }
    set { extraValues["drawsAsynchronously"] = newValue }
  }
}
