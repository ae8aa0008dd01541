import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite("Frame rates of animations")
struct FrameRateTests {
  private func start(_ range: CAFrameRateRange, _ duration: Double = 1) -> Stage {
    let stage = Stage()
    let layer = stage.addStill()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.duration = duration
    animation.preferredFrameRateRange = range
    layer.add(animation, forKey: nil)
    stage.advance(by: 0)
    return stage
  }

  @Test("An animation is shown in each frame of the screen, also if it prefers more frames than that")
  func eachFrame() {
    for range in [CAFrameRateRange.default, CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)] {
      let stage = start(range)
      #expect(stage.tree.nextActivity == stage.time)
    }
  }

  @Test("An animation that prefers fewer frames is shown at that rate, counted from its begin")
  func fewerFrames() throws {
    let stage = start(CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20))
    let begin = stage.time
    #expect(abs(try #require(stage.tree.nextActivity) - begin - 0.05) < 1e-9)
    // A turn for another reason doesn't postpone the frame.
    stage.advance(by: 0.03)
    #expect(abs(try #require(stage.tree.nextActivity) - begin - 0.05) < 1e-9)
    stage.advance(by: 0.02)
    #expect(abs(try #require(stage.tree.nextActivity) - begin - 0.1) < 1e-9)
  }

  @Test("An animation ends at its time, whatever its rate")
  func end() throws {
    let stage = start(CAFrameRateRange(minimum: 0, maximum: 10), 0.25)
    stage.advance(by: 0.2)
    let end = try #require(stage.tree.nextActivity)
    #expect(abs(end - stage.time - 0.05) < 1e-9)
    stage.advance(by: 0.05)
    #expect(stage.tree.nextActivity == nil)
  }

  @Test("The copy that is added to a layer prefers the same rates")
  func copy() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 2)
    #expect(try #require(animation.copy() as? CAAnimation).preferredFrameRateRange == CAFrameRateRange(minimum: 1, maximum: 2))
  }
}
