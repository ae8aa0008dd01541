import CoreGraphics
import Foundation

/// The position and size that constraints give a view.
struct LayoutPlacement {
  /// The values by which a solution becomes a frame.
  struct Basis: Equatable {
    /// The displacement of the superview's exact position from its pixel-aligned one, in points.
    let offset: CGVector
    let grid: PixelGrid
    /// The number of the layout system.
    let system: Int
  }

  let size: CGSize
  let center: CGPoint
  private let anchor: CGPoint

  /// Creates the placement in a frame for a layer with the given anchor point.
  init(_ frame: CGRect, anchor: CGPoint) {
    size = frame.size
    center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    self.anchor = anchor
  }

  /// Returns a Boolean value that indicates whether a view's layer is still placed like this. Code may have changed it directly.
  @MainActor
  func isThat(of layer: CALayer) -> Bool { layer.position == center && layer.bounds.size == size && layer.anchorPoint == anchor }
}
