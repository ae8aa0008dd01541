import Foundation

/// The position of a zooming page: the center and size of its card in the container, its rotation and its presence.
struct ZoomShape: Equatable {
  /// The center's x and y, the width, the height, the angle in radians, and the presence, from 0 at the source to 1 as a page.
  var lanes: SIMD8<Double>

  init(_ rect: CGRect, angle: CGFloat = 0, presence: CGFloat) {
    lanes = [rect.midX, rect.midY, rect.width, rect.height, angle, presence, 0, 0]
  }

  init(center: CGPoint, size: CGSize, angle: CGFloat = 0, presence: CGFloat = 1) {
    lanes = [center.x, center.y, size.width, size.height, angle, presence, 0, 0]
  }

  var center: CGPoint { CGPoint(x: lanes[0], y: lanes[1]) }
  /// At least 1 point, because a spring may overshoot below zero.
  var size: CGSize { CGSize(width: max(lanes[2], 1), height: max(lanes[3], 1)) }
  var angle: CGFloat { lanes[4] }
  var presence: CGFloat { lanes[5] }
}
