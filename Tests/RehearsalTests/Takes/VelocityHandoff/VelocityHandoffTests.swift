import Foundation
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import Rehearsal

@Suite("The hand-off at the lift") @MainActor
struct VelocityHandoffTests {
  private let scenario = Scenario(DragDemo.self)

  init() throws { try HostPlatform.prepare() }

  /// A drag down at an even pace that is released while it moves, by the given number of points in a second.
  private func flick(by distance: CGFloat, in duration: TimeInterval) -> Take {
    var take = Take.dragDown(by: distance)
    let count = Int((duration * 120).rounded())
    func event(_ index: Int, _ phase: PointerInput.Phase) -> TakeEvent {
      let (time, y) = (Double(index) / 120, 100 + distance * CGFloat(index) / CGFloat(count))
      return TakeEvent(time: time, input: .pointer(PointerInput(phase: phase, location: CGPoint(x: 195, y: y), timestamp: time)))
    }
    take.events = [event(0, .began)] + (1...count).map { event($0, .moved) } + [event(count, .ended)]
    return take
  }

  @Test("Given a demo whose sheet slides on at its own pace, when it is flicked away, then the step is the difference of the two paces")
  func jerk() throws {
    // 500 points in half a second, from 100 to 600: beyond the middle, so that the sheet leaves.
    let handoff = try VelocityHandoff.measure(flick(by: 500, in: 0.5), in: scenario)
    #expect(handoff.layer == "sheet")
    #expect(abs(handoff.release - 0.5) < 1e-9)
    #expect(abs(handoff.velocityBefore - 1000) < 5)
    #expect(abs(handoff.positionStep) < 0.01)
    // Eased in and out over 0.5 s and 844 points, entered where the hand had brought it: what UIKit's curve has for a slope there.
    #expect(handoff.velocityAfter < handoff.velocityBefore - VelocityHandoff.visibleStep)
    #expect(handoff.verdict == .jerks(handoff.velocityStep))
    #expect(handoff.summary == "Jerks by \(VelocityHandoff.signed(handoff.velocityStep)) points/s at release")
    #expect(handoff.details.hasPrefix("“sheet”: 1000 → "))
  }

  @Test("Given a layer that is thrown with the hand's velocity, then it carries on")
  func smooth() throws {
    let take = flick(by: 300, in: 0.3)
    let handoff = try VelocityHandoff.measure(take, in: Scenario(ThrowDemo.self))
    #expect(handoff.layer == "stone")
    #expect(abs(handoff.velocityBefore - 1000) < 5)
    #expect(abs(handoff.velocityAfter - 1000) < 30)
    #expect(handoff.verdict == .carriesOn)
  }

  @Test("Given a layer that jumps to another place at the lift, then the verdict tells how far")
  func jump() throws {
    let handoff = try VelocityHandoff.measure(flick(by: 300, in: 0.3), in: Scenario(JumpDemo.self))
    #expect(handoff.verdict == .jumps(handoff.positionStep))
    #expect(abs(handoff.positionStep + 40) < 0.01)
    #expect(handoff.summary == "Jumps by −40 points at release")
  }

  @Test("Given a take without a drag, or a demo in which nothing moves with the hand, then an error says so")
  func nothing() {
    var tap = Take.dragDown(by: 0)
    tap.name = "tap"
    #expect(throws: TweakError("“tap” contains no completed drag")) { try VelocityHandoff.measure(tap, in: scenario) }
    #expect(throws: TweakError.self) { try VelocityHandoff.measure(flick(by: 300, in: 0.3), in: Scenario(ForgetfulDemo.self)) }
  }

  @Test("Given the same take and values, then the same is measured each time")
  func repeatable() throws {
    let take = flick(by: 300, in: 0.3)
    #expect(try VelocityHandoff.measure(take, in: scenario) == VelocityHandoff.measure(take, in: scenario))
  }
}

/// A square that follows the finger, and its animation after the release.
private class SquareDemo: NSObject, Demo {
  class var id: String { "square" }
  static let title = "Square"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []

  let rootViewController = UIViewController()
  let square = UIView(frame: CGRect(x: 145, y: 50, width: 100, height: 100))
  class var layerName: String { "square" }

  required init(_ setting: DemoSetting) {
    super.init()
    square.layer.name = Self.layerName
    rootViewController.view.addSubview(square)
    square.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: SquareDemo.pan))
  }

  func run(_ phase: DemoPhase) {}

  private func pan(_ gesture: UIPanGestureRecognizer) {
    let translation = gesture.translation(in: nil)
    switch gesture.state {
    case .changed, .began: square.center.y = 100 + translation.y
    case .ended: release(at: gesture.velocity(in: nil).y)
    default: break
    }
  }

  func release(at velocity: CGFloat) {}
}

/// Thrown on with the hand's velocity.
private final class ThrowDemo: SquareDemo {
  override class var layerName: String { "stone" }

  override func release(at velocity: CGFloat) {
    let way = 700 - square.center.y
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity / way, options: [],
      animations: { self.square.center.y = 700 })
  }
}

private final class JumpDemo: SquareDemo {
  override func release(at velocity: CGFloat) { square.center.y -= 40 }
}
