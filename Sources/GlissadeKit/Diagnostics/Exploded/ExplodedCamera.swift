import QuartzCore
import UIKit

struct ExplodedCamera: Equatable, Sendable {
  /// The angles about the vertical and the horizontal axis, in radians.
  private(set) var yaw: CGFloat = -0.6
  private(set) var pitch: CGFloat = 0.25
  /// The distance between two planes, in points of the stage.
  var spacing: CGFloat = 44 { didSet { spacing = spacing.clamped(to: Self.spacings) } }
  /// The number of points of the window per point of the stage.
  private(set) var scale: CGFloat

  static let spacings: ClosedRange<CGFloat> = 0...120
  /// The maximum angle. The planes are always seen from the front.
  private static let widest: CGFloat = 1.35
  private static let scales: ClosedRange<CGFloat> = 0.1...4
  /// The angle for each point of a drag, in radians.
  private static let anglePerPoint: CGFloat = 0.007
  /// The distance of the eye from the screen, in points of the window.
  private static let eye: CGFloat = 2400

  init(scale: CGFloat) { self.scale = scale.clamped(to: Self.scales) }

  /// Turns the planes by a drag, in points.
  mutating func turn(by distance: CGVector) {
    yaw = (yaw + distance.dx * Self.anglePerPoint).clamped(to: -Self.widest...Self.widest)
    pitch = (pitch - distance.dy * Self.anglePerPoint).clamped(to: -Self.widest...Self.widest)
  }

  mutating func faceFront() { (yaw, pitch) = (0, 0) }

  mutating func zoom(by factor: CGFloat) { scale = (scale * factor).clamped(to: Self.scales) }

  /// The transform from the space of the planes to the window.
  var transform: CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / Self.eye
    let turned = CATransform3DConcat(CATransform3DMakeRotation(yaw, 0, 1, 0), CATransform3DMakeRotation(pitch, 1, 0, 0))
    return CATransform3DConcat(CATransform3DConcat(CATransform3DMakeScale(scale, scale, scale), turned), eye)
  }

  /// Returns the depth of a level, in points of the stage. The levels are centered at the origin.
  func depth(ofLevel level: Int, of count: Int) -> CGFloat { (CGFloat(level) - CGFloat(max(count - 1, 0)) / 2) * spacing }
}
