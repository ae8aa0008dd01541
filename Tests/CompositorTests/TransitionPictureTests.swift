import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

@Suite("Transitions as they are drawn")
struct TransitionPictureTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Returns the picture of a red layer of 64×64 that becomes `new`, held at `progress` of a transition.
  private func draw(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, progress: Double, into new: CGColor? = nil,
    change: (CALayer) -> Void = { _ in }
  ) -> PixelBuffer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    let layer = CALayer()
    layer.frame = root.bounds
    layer.backgroundColor = red
    root.addSublayer(layer)
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    transition.speed = 0
    transition.timeOffset = progress
    layer.add(transition, forKey: kCATransition)
    layer.backgroundColor = new ?? blue
    change(layer)
    return Picture.draw(root)
  }

  /// Returns the color of a pixel, by the name of the layer that it shows.
  private func name(_ frame: PixelBuffer, _ x: Int, _ y: Int) -> String {
    switch (frame.red(x, y), frame.green(x, y), frame.blue(x, y)) {
    case (255, 0, 0): "old"
    case (0, 0, 255): "new"
    case (255, 255, 255): "none"
    default: "mixed"
    }
  }

  @Test("A fade mixes the two pictures: opaque ones stay opaque, and what one lacks fades with the other")
  func fade() {
    let opaque = draw(.fade, progress: 0.25)
    #expect(abs(opaque.red(32, 32) - 191) <= 1)
    #expect(opaque.green(32, 32) == 0)
    #expect(abs(opaque.blue(32, 32) - 64) <= 1)
    let toNothing = draw(.fade, progress: 0.25, into: CGColor(gray: 0, alpha: 0))
    #expect(toNothing.red(32, 32) == 255)
    #expect(abs(toNothing.green(32, 32) - 64) <= 1)
  }

  @Test("A fade shows sublayers that are there now, and those that were, each as much as its picture")
  func sublayers() {
    let frame = draw(.fade, progress: 0.5) { layer in
      let square = CALayer()
      square.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
      square.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
      layer.addSublayer(square)
    }
    #expect([frame.red(8, 8), frame.green(8, 8), frame.blue(8, 8)].map { ($0 + 1) / 64 } == [2, 2, 0])
    #expect([frame.red(50, 50), frame.green(50, 50), frame.blue(50, 50)].map { ($0 + 1) / 64 } == [2, 0, 2])
  }

  @Test("A push from the right has the new picture on the right, at the old one's heels")
  func push() {
    let frame = draw(.push, .fromRight, progress: 0.25)
    #expect([8, 40, 47].map { name(frame, $0, 32) } == ["old", "old", "old"])
    #expect([48, 60].map { name(frame, $0, 32) } == ["new", "new"])
  }

  @Test("A push from the left shows the old picture's left part on the right")
  func pushFromLeft() {
    let frame = draw(.push, .fromLeft, progress: 0.25)
    #expect([4, 15].map { name(frame, $0, 32) } == ["new", "new"])
    #expect([16, 60].map { name(frame, $0, 32) } == ["old", "old"])
  }

  @Test("From the top, the new picture moves in upwards over the old one")
  func moveIn() {
    let frame = draw(.moveIn, .fromTop, progress: 0.25)
    #expect([4, 47].map { name(frame, 32, $0) } == ["old", "old"])
    #expect([48, 60].map { name(frame, 32, $0) } == ["new", "new"])
  }

  @Test("A reveal takes the old picture away from over the new one")
  func reveal() {
    let frame = draw(.reveal, .fromBottom, progress: 0.75)
    #expect([4, 47].map { name(frame, 32, $0) } == ["new", "new"])
    #expect([48, 60].map { name(frame, 32, $0) } == ["old", "old"])
  }

  @Test("The layer's own opacity fades both pictures as one")
  func opacity() {
    let frame = draw(.moveIn, .fromRight, progress: 0.5) { $0.opacity = 0.5 }
    #expect(abs(frame.green(8, 32) - 128) <= 1)
    #expect(abs(frame.green(50, 32) - 128) <= 1)
    #expect(frame.blue(50, 32) == 255)
  }
}
