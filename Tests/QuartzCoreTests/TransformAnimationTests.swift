import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Animations of transforms and their parts")
struct TransformAnimationTests {
  @Test("An additive transform and a key path of it apply over the model's transform")
  func transformParts() {
    let layer = CALayer()
    layer.transform.m34 = -1 / 500
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = 0
    turn.toValue = Double.pi
    turn.duration = 1
    turn.beginTime = 1
    layer.add(turn, forKey: nil)
    var expected = CATransform3DIdentity
    expected.m34 = -1 / 500
    expected = CATransform3DRotate(expected, .pi / 3, 0, 1, 0)
    let shown = layer.presentedState(at: 1 + 1.0 / 3).transform
    #expect(abs(shown.m11 - expected.m11) < 1e-9)
    #expect(abs(shown.m13 - expected.m13) < 1e-9)
    #expect(abs(shown.m14 - expected.m14) < 1e-9)
    #expect(abs(shown.m34 - expected.m34) < 1e-9)
  }

  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    [a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33]
      .allSatisfy { abs($0) < 1e-9 }
  }

  @Test(
    "Given a layer that its model has turned by half a turn, when that turn is animated from 0, then it shows the angles in between",
    arguments: ["x", "y", "z"])
  func halfTurns(axis: String) {
    func turn(_ angle: CGFloat) -> CATransform3D {
      CATransform3DMakeRotation(angle, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
    }
    let layer = CALayer()
    layer.transform = turn(.pi)
    #expect(abs(abs(layer.value(forKeyPath: "transform.rotation.\(axis)") as? Double ?? 0) - .pi) < 1e-9)
    let animation = CABasicAnimation(keyPath: "transform.rotation.\(axis)")
    (animation.fromValue, animation.toValue, animation.duration, animation.beginTime) = (0, Double.pi, 1, 1)
    layer.add(animation, forKey: nil)
    for step in 0..<8 {
      let fraction = Double(step) / 8
      #expect(isNear(layer.presentedState(at: 1 + fraction).transform, turn(.pi * fraction)), "\(fraction) of the distance")
    }
  }

  @Test("Given a turn of any size about one axis, when it is read by key path, then it is that turn", arguments: ["x", "y", "z"])
  func turnsByKeyPath(axis: String) throws {
    let layer = CALayer()
    for degrees in stride(from: -175.0, through: 175, by: 10) {
      layer.transform = CATransform3DMakeRotation(degrees * .pi / 180, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
      for other in ["x", "y", "z"] {
        let angle = try #require(layer.value(forKeyPath: "transform.rotation.\(other)") as? Double)
        #expect(abs(angle - (other == axis ? degrees * .pi / 180 : 0)) < 1e-6)
      }
    }
  }
}
