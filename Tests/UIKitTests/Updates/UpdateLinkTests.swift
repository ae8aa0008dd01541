import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIUpdateLink")
struct UpdateLinkTests {
  let harness = SceneHarness(size: CGSize(width: 400, height: 800), hostTime: 0)

  @Test("Its actions run in the order of the phases, before display links by default, with the time of the update")
  func phases() {
    var calls: [String] = []
    let link = UIUpdateLink(view: harness.rootView)
    link.addAction(to: .afterCATransactionCommit) { _, _ in calls.append("committed") }
    link.addAction { link, info in
      calls.append("before")
      #expect(info.modelTime == CACurrentMediaTime())
      #expect(link.currentUpdateInfo?.modelTime == info.modelTime)
      #expect(info.completionDeadlineTime > info.modelTime)
    }
    link.addAction(to: .afterCADisplayLinkDispatch) { _, _ in calls.append("after") }
    let display = CADisplayLink(target: Journal { calls.append("display link") }, selector: Journal.note)
    harness.perform {
      display.add(to: .main, forMode: .common)
      link.isEnabled = true
    }
    harness.advance(by: 1.0 / 60)
    display.invalidate()
    #expect(calls == ["before", "display link", "after", "committed"])
    #expect(link.currentUpdateInfo == nil)
    #expect(UIUpdateInfo.current(for: harness.rootView) == nil)
  }

  @Test("It isn't enabled at first, and runs only in updates that others cause unless it requires continuous ones")
  func updates() {
    var calls = 0
    let link = UIUpdateLink(windowScene: harness.scene) { _, _ in calls += 1 }
    harness.advance(by: 0.1)
    #expect(calls == 0)
    link.isEnabled = true
    #expect(!harness.scene.needsFrame)
    harness.advance(by: 0.1)
    #expect(calls == 6)
    link.requiresContinuousUpdates = true
    #expect(harness.scene.needsFrame)
    link.requiresContinuousUpdates = false
    #expect(!harness.scene.needsFrame)
    link.requiresContinuousUpdates = true
    link.isEnabled = false
    harness.advance(by: 0.1)
    #expect(calls == 6)
    #expect(!harness.scene.needsFrame)
  }

  @Test("The link of a view starts and stops with the view's window")
  func windows() {
    var calls = 0
    let view = UIView()
    let link = UIUpdateLink(view: view) { _, _ in calls += 1 }
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    harness.advance(by: 0.1)
    #expect(calls == 0)
    harness.turn { harness.rootView.addSubview(view) }
    #expect(harness.scene.needsFrame)
    harness.advance(by: 0.1)
    #expect(calls >= 6)
    harness.turn { view.removeFromSuperview() }
    let last = calls
    harness.advance(by: 0.1)
    #expect(calls == last)
    #expect(!harness.scene.needsFrame)
  }

  @Test("The low-latency phases run after the commit, once a link wants them, and commit what they change")
  func lowLatency() {
    var calls: [String] = []
    let link = UIUpdateLink(view: harness.rootView)
    let phases: [UIUpdateActionPhase] = [
      .afterUpdateScheduled, .beforeCATransactionCommit, .afterCATransactionCommit, .beforeLowLatencyEventDispatch,
      .afterLowLatencyEventDispatch, .beforeLowLatencyCATransactionCommit, .afterLowLatencyCATransactionCommit, .afterUpdateComplete,
    ]
    for phase in phases.reversed() {
      link.addAction(to: phase) { _, info in
        calls.append(phase.description)
        #expect(info.isPerformingLowLatencyPhases == phase.description.contains("LowLatency"))
        #expect(info.isLowLatencyEventDispatchConfirmed == link.wantsLowLatencyEventDispatch)
        #expect(info.isImmediatePresentationExpected == link.wantsImmediatePresentation)
      }
    }
    let late = LateView()
    link.addAction(to: .afterLowLatencyEventDispatch) { _, _ in late.setNeedsLayout() }
    link.isEnabled = true
    harness.turn { harness.rootView.addSubview(late) }
    #expect(calls == phases.map(\.description).filter { !$0.contains("LowLatency") })

    (link.wantsLowLatencyEventDispatch, link.wantsImmediatePresentation) = (true, true)
    (calls, late.layouts) = ([], 0)
    harness.advance(by: 1.0 / 60)
    #expect(calls == phases.map(\.description))
    #expect(late.layouts == 1)
    #expect(!harness.scene.needsFrame)
  }

  /// A view that counts its layouts.
  private final class LateView: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test("Nothing is asked for at first, and continuous updates come at the preferred rate")
  func preferredRate() throws {
    let link = UIUpdateLink(view: harness.rootView)
    #expect(!link.isEnabled && !link.requiresContinuousUpdates)
    #expect(!link.wantsLowLatencyEventDispatch && !link.wantsImmediatePresentation)
    #expect(link.preferredFrameRateRange == CAFrameRateRange.default)
    var updates = 0
    link.addAction { _, _ in updates += 1 }
    (link.requiresContinuousUpdates, link.isEnabled) = (true, true)
    for (range, rate) in [(CAFrameRateRange.default, 60), (CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20), 20)] {
      link.preferredFrameRateRange = range
      harness.turn()
      updates = 0
      // A second on a display that is updated only where the scene asks for it.
      let start = harness.hostTime
      for frame in 1...60 {
        let now = start + Double(frame) / 60
        if harness.scene.needsFrame || (harness.scene.nextWakeUp ?? .infinity) <= now + 1e-9 { harness.turn(at: now) }
      }
      #expect(abs(updates - rate) <= 1)
    }
  }

  @Test("A range of frame rates limits the calls of a display link")
  func rates() {
    let link = CADisplayLink(target: Journal {}, selector: Journal.note)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    harness.perform { link.add(to: .main, forMode: .common) }
    harness.advance(by: 1.0 / 60)
    #expect(abs(link.duration - 0.05) < 1e-9)
    link.invalidate()
  }

  /// A target that calls a closure.
  @MainActor
  private final class Journal {
    let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
    func note(_ link: CADisplayLink) { call() }
  }
}
