import Foundation

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

  /// Has no effect on a layer, whose time never ends. `CAMediaTiming` requires it.
  public var duration: CFTimeInterval {
    get { extraValues["duration"] as? CFTimeInterval ?? .infinity }
    set { extraValues["duration"] = newValue }
  }

  public var repeatCount: Float {
    get { extraValues["repeatCount"] as? Float ?? 0 }
    set { extraValues["repeatCount"] = newValue }
  }

  public var repeatDuration: CFTimeInterval {
    get { extraValues["repeatDuration"] as? CFTimeInterval ?? 0 }
    set { extraValues["repeatDuration"] = newValue }
  }

  public var autoreverses: Bool {
    get { extraValues["autoreverses"] as? Bool ?? false }
    set { extraValues["autoreverses"] = newValue }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { extraValues["fillMode"] as? CAMediaTimingFillMode ?? .removed }
    set { extraValues["fillMode"] = newValue }
  }
}
