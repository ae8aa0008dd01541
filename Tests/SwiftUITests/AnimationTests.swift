import Testing
import UIKit
import UITestSupport

@testable import SwiftUI

@MainActor
@Suite("Animation")
struct AnimationTests {
  /// Returns the values of an animation over the distance 1 at some times, and nil where it is over.
  private func values(_ animation: Animation, at times: [Double]) -> [Double?] {
    var context = AnimationContext<Double>(state: AnimationState())
    return times.map { animation.animate(value: 1, time: $0, context: &context) }
  }

  @Test("Curves last 0.35 seconds unless said otherwise, and follow their control points")
  func curves() throws {
    #expect(values(.linear, at: [0, 0.175, 0.35]) == [0, 0.5, nil])
    let eased = try #require(values(.timingCurve(0.42, 0, 0.58, 1, duration: 2), at: [0.5])[0])
    #expect(eased == values(.easeInOut(duration: 2), at: [0.5])[0])
    #expect(abs(eased - CubicCurve.easeInOut.value(at: 0.25)) < 1e-12)
  }

  @Test("A delay, a speed and a count of runs change when what is shown; every other run goes back")
  func modifiers() {
    let line = Animation.linear(duration: 1)
    #expect(values(line.delay(1), at: [0.5, 1.25, 2]) == [0, 0.25, nil])
    #expect(values(line.speed(2), at: [0.25, 0.5]) == [0.5, nil])
    #expect(values(line.repeatCount(3), at: [0.25, 1.25, 2.25, 3]) == [0.25, 0.75, 0.25, nil])
    #expect(values(line.repeatCount(2, autoreverses: false), at: [1.25, 2]) == [0.25, nil])
    #expect(values(line.repeatForever(), at: [1000.25, 1001.25]) == [0.25, 0.75])
  }

  @Test(
    "Given a duration, a delay or a speed that isn't a number, when views are animated, then they are at their target and the completion is called",
    arguments: [
      Animation.linear(duration: .nan), .linear(duration: 1).delay(.nan), .linear(duration: 1).speed(.nan), .spring(duration: .nan),
      .linear(duration: .nan).repeatForever(),
    ])
  func notANumber(animation: Animation) {
    let stage = MotionStage()
    var isOver = false
    stage.move(to: 450, animation) { isOver = true }
    stage.advance(by: 0.1)
    #expect(stage.x == 450)
    #expect(isOver)
  }

  @Test("The presets are springs of half a second with a bounce of 0, 0.15 and 0.3, and the default has a response of 0.55 seconds")
  func presets() {
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.4))
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.spring == .spring())
    #expect(Animation.spring != .interactiveSpring)
  }

  @Test("An animation of one's own moves views, keeps state, and ends when it says so")
  func custom() {
    struct Steps: CustomAnimation {
      struct Calls: AnimationStateKey { static var defaultValue: Int { 0 } }

      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Calls.self] += 1
        return time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
      }
    }
    let stage = MotionStage()
    var isOver = false
    stage.move(to: 450, Animation(Steps())) { isOver = true }
    stage.advance(by: 0.3)
    #expect(stage.x == 150)
    stage.advance(by: 0.3)
    #expect(stage.x == 250)
    #expect(!isOver)
    stage.advance(by: 0.5)
    #expect(stage.x == 450)
    #expect(isOver)
  }

  @Test("An animation without an end runs until the view leaves its window")
  func endless() {
    let stage = MotionStage()
    var isOver = false
    stage.move(to: 150, .linear(duration: 1).repeatForever(autoreverses: false)) { isOver = true }
    stage.advance(by: 100.25)
    #expect(abs(stage.x - 75) < 1e-6)
    stage.turn { stage.view.removeFromSuperview() }
    stage.advance(by: 0.1)
    #expect(isOver)
  }
}
