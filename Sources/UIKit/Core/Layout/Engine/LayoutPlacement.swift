import CoreGraphics
import Foundation

struct LayoutPlacement {
  /// The values that turn a solution into a frame.
  struct Basis: Equatable {
    /// The displacement of the superview's exact position from its pixel-aligned one, in points.
    let offset: CGVector
    let grid: PixelGrid
    let system: Int
  }

  let size: CGSize
  let center: CGPoint
  private let anchor: CGPoint

  init(_ frame: CGRect, anchor: CGPoint) {
    size = frame.size
    center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    self.anchor = anchor
  }

  /// Returns whether a layer still has this placement. Code may have changed the layer directly.
  @MainActor
  func isThat(of layer: CALayer) -> Bool { layer.position == center && layer.bounds.size == size && layer.anchorPoint == anchor }
}
