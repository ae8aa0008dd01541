import SwiftUI
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIView.animate(_:changes:completion:)")
struct MotionTests {
  let stage = MotionStage()

  @Test("SA-01: no CAAnimation is made: the model has the new value, and presentation values follow the animation in each frame")
  func presentationValues() throws {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    stage.move(to: 350, .spring(spring))
    #expect(stage.view.center.x == 350)
    #expect(stage.view.layer.animationKeys() == nil)
    for frame in 1...20 {
      stage.advance(by: 1.0 / 60)
      let expected = 50 + spring.value(target: 300.0, time: Double(frame) / 60)
      #expect(abs(stage.x - expected) < 1e-9)
      #expect(try abs(#require(stage.perform { stage.view.layer.presentation() }).position.x - expected) < 1e-9)
    }
  }

  @Test("SA-02: a spring that gets another target keeps place and velocity")
  func retargeting() {
    stage.move(to: 350, .spring(duration: 0.5, bounce: 0.3))
    stage.advance(by: 0.15)
    let (place, velocity) = (stage.x, stage.velocity())
    stage.move(to: 20, .spring(response: 0.4, dampingFraction: 0.8))
    #expect(abs(stage.x - place) < 0.2)
    #expect(velocity > 500)
    #expect(abs(stage.velocity() - velocity) < velocity * 0.01)
    stage.advance(by: 3)
    #expect(stage.x == 20)
  }

  @Test("Interactive springs while a gesture changes and a spring at its end need no velocity: a flick carries on beyond the target")
  func gesture() {
    var ends = 0
    for step in 1...12 {
      stage.move(to: 50 + CGFloat(step) * 20, .interactiveSpring)
      stage.advance(by: 1.0 / 60)
    }
    let velocity = stage.velocity()
    #expect(abs(velocity - 1200) < 150)
    stage.move(to: 300, .spring) { ends += 1 }
    #expect(abs(stage.velocity() - velocity) < 40)
    var farthest: CGFloat = 0
    for _ in 0..<120 {
      stage.advance(by: 1.0 / 60)
      farthest = max(farthest, stage.x)
    }
    #expect(farthest > 303)
    #expect(stage.x == 300)
    #expect(ends == 1)
  }

  @Test("SA-03: a blend duration changes the stiffness gradually: neither place nor velocity jump, and the view arrives")
  func blending() {
    stage.move(to: 350, .spring(duration: 1))
    stage.advance(by: 0.2)
    let velocity = stage.velocity()
    stage.move(to: 600, .spring(duration: 0.2, blendDuration: 0.4))
    #expect(abs(stage.velocity() - velocity) < velocity * 0.02)
    let reference = MotionStage()
    reference.move(to: 350, .spring(duration: 1))
    reference.advance(by: 0.2001)
    reference.move(to: 600, .spring(duration: 0.2))
    stage.advance(by: 0.1)
    reference.advance(by: 0.1001)
    #expect(stage.x < reference.x - 20)
    stage.advance(by: 2)
    #expect(stage.x == 600)
  }

  @Test("SA-04: curves and interpolating springs run side by side, and their effects are added")
  func adding() {
    stage.move(to: 150, .linear(duration: 1))
    stage.advance(by: 0.5)
    stage.move(to: 50, .linear(duration: 1))
    #expect(stage.x == 100)
    stage.advance(by: 0.25)
    // The first has 25 points to go to its target, the second has 75 of 100 to go back.
    #expect(abs(stage.x - (150 - 25 - 25)) < 1e-9)
    stage.advance(by: 1)
    #expect(stage.x == 50)
  }

  @Test("The completion is called once: at rest, or in the next turn if there was nothing to animate")
  func completions() {
    var ends: [String] = []
    stage.move(to: 350, .linear(duration: 1)) { ends.append("moved") }
    stage.move(to: 350, .linear(duration: 5)) { ends.append("same") }
    stage.advance(by: 0.01)
    #expect(ends == ["same"])
    stage.advance(by: 0.98)
    #expect(ends == ["same"])
    stage.advance(by: 0.02)
    #expect(ends == ["same", "moved"])
  }

  @Test("SA-05: a spring that takes over from another one also takes its completion over")
  func inheritedCompletions() {
    var ends: [String] = []
    stage.move(to: 350, .spring(duration: 0.3)) { ends.append("first") }
    stage.advance(by: 0.1)
    stage.move(to: 50, .spring(duration: 2)) { ends.append("second") }
    stage.advance(by: 1)
    #expect(ends == [])
    stage.advance(by: 6)
    #expect(ends == ["first", "second"])
  }

  @Test("An interactive transition moves along with its percentage, evenly, whatever the animation")
  func scrubbing() {
    let (capture, driver) = (AnimationCapture(), AnimationDriver(duration: 1, motion: .held(progress: 0)))
    stage.perform {
      capture.collect { UIView.animate(.bouncy) { stage.view.center.x = 150 } }
      capture.handOver(to: driver)
      driver.duration = driver.extent
    }
    for progress in [0.25, 0.75, 0.5, 1] {
      stage.perform { driver.motion = .held(progress: progress) }
      #expect(abs(stage.x - (50 + 100 * progress)) < 1e-6)
    }
  }

  @Test("What removes animations of layers doesn't stop a motion, because there is none")
  func removingAnimations() {
    stage.move(to: 150, .linear(duration: 1))
    stage.advance(by: 0.5)
    stage.perform { stage.view.layer.removeAllAnimations() }
    #expect(stage.x == 100)
    stage.advance(by: 0.25)
    #expect(stage.x == 125)
  }

  @Test("A turn takes the shorter way, and a color that fades in doesn't turn dark")
  func kinds() {
    stage.perform {
      stage.view.transform = CGAffineTransform(rotationAngle: 3)
      stage.view.backgroundColor = nil
      UIView.animate(.linear(duration: 1)) {
        stage.view.transform = CGAffineTransform(rotationAngle: -3).translatedBy(x: 0, y: 0)
        stage.view.backgroundColor = .red
        stage.view.alpha = 0
      }
    }
    stage.advance(by: 0.5)
    let shown = stage.shownState(of: stage.view.layer)
    #expect(abs(abs(atan2(shown.transform.m12, shown.transform.m11)) - .pi) < 1e-9)
    #expect(shown.backgroundColor.map { [$0.red, $0.alpha] } == [1, 0.5])
    #expect(abs(shown.opacity - 0.5) < 1e-6)
  }
}
