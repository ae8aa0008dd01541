import CoreGraphics
import Foundation

/// What a `CABackdropLayer` does to the pixels behind it.
public struct BackdropStyle: Equatable, Sendable {
  /// The blur's standard deviation, in points.
  public var blurRadius: CGFloat = 0
  /// 1 leaves the colours as they are, 0 makes them grey, 1.8 is iOS's vibrant look.
  public var saturation: CGFloat = 1
  /// Laid over the blurred pixels.
  public var tintColor: LayerColor?

  public init() {}
}
