import CoreGraphics
import Foundation

/// The position and size that constraints have given a view, so that a layout can skip a view whose frame would be the same.
struct LayoutPlacement {
  /// What a solution is turned into a frame with.
  struct Basis: Equatable {
    /// The displacement of the superview's exact position from its pixel-aligned one, in points.
    let offset: CGVector
    let grid: PixelGrid
    let engine: ObjectIdentifier
  }

  let size: CGSize
  let center: CGPoint
  private let anchor: CGPoint
  let basis: Basis

  /// Creates the placement in a frame for a layer with the given anchor point.
  init(_ frame: CGRect, anchor: CGPoint, basis: Basis) {
    size = frame.size
    center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    self.anchor = anchor
    self.basis = basis
  }

  /// Returns a Boolean value that indicates whether a view's layer is still placed like this. Code may have changed it directly.
  @MainActor
  func isThat(of layer: CALayer) -> Bool { layer.position == center && layer.bounds.size == size && layer.anchorPoint == anchor }
}
