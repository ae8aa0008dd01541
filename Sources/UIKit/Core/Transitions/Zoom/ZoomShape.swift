import Foundation

/// The place of a zooming page: its card's center and size in the container, its rotation, and how much of it is there.
struct ZoomShape: Equatable {
  /// The center x and y, width, height, angle in radians, and presence, from 0 at the source to 1 as a page.
  var lanes: SIMD8<Double>

  init(_ rect: CGRect, angle: CGFloat = 0, presence: CGFloat) {
    lanes = [rect.midX, rect.midY, rect.width, rect.height, angle, presence, 0, 0]
  }

  init(center: CGPoint, size: CGSize, angle: CGFloat = 0, presence: CGFloat = 1) {
    lanes = [center.x, center.y, size.width, size.height, angle, presence, 0, 0]
  }

  var center: CGPoint { CGPoint(x: lanes[0], y: lanes[1]) }
  /// The size of the card, which a spring may take below zero for a moment.
  var size: CGSize { CGSize(width: max(lanes[2], 1), height: max(lanes[3], 1)) }
  var angle: CGFloat { lanes[4] }
  var presence: CGFloat { lanes[5] }
}
