import Foundation
import Testing
import UIKit

@MainActor @Suite("Motion effects")
struct MotionEffectTests {
  private func tilt(_ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ most: CGFloat) -> UIMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-most, most)
    return effect
  }

  private func values(_ effect: UIMotionEffect, _ horizontal: CGFloat, _ vertical: CGFloat) -> [String: CGFloat]? {
    effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: horizontal, vertical: vertical)) as? [String: CGFloat]
  }

  @Test("An effect goes from the least to the most value along its axis")
  func axis() {
    let effect = tilt("center.x", .tiltAlongHorizontalAxis, 10)
    #expect(values(effect, 1, 0) == ["center.x": 10] && values(effect, -0.5, 1) == ["center.x": -5])
  }

  @Test("A group has the values of its effects, the sum where several change the same property, and none without effects")
  func group() {
    let group = UIMotionEffectGroup()
    #expect(values(group, 1, 1) == nil)
    group.motionEffects = [
      tilt("center.x", .tiltAlongHorizontalAxis, 10), tilt("center.y", .tiltAlongVerticalAxis, 20),
      tilt("center.y", .tiltAlongHorizontalAxis, 1),
    ]
    #expect(values(group, 1, -1) == ["center.x": 10, "center.y": -19])
  }
}
