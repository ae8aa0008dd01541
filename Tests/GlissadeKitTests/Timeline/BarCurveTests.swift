@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The curve of a bar") @MainActor
struct BarCurveTests {
  /// A bar with the cubic curve of "fade.curve", which is ease in and out.
  private func fade() throws -> TuningHarness {
    let harness = try TuningHarness(FadePushDemo.self)
    harness.hover(row: 0)
    return harness
  }

  private func curve(_ harness: TuningHarness) -> TweakCurve? {
    if case .curve(let curve)? = harness.store.value(of: "fade.curve") { curve } else { nil }
  }

  // MARK: Pointer

  @Test("Given a bar whose curve is a value, when the pointer is over it, then the control points of the curve are handles in the bar")
  func handles() throws {
    let harness = try fade()
    let bar = try #require(harness.timeline.timeline.area.bars.frame(of: TimelineBar(row: 0, segment: 0)))
    let (first, second) = (harness.grips.curve.handles[0].center, harness.grips.curve.handles[1].center)
    #expect(harness.grips.curve.handles.map(\.handle) == [.control(1), .control(2)])
    #expect(abs(first.x - bar.minX - 0.42 * bar.width) < 0.01 && first.y == bar.maxY - 2)
    #expect(abs(second.x - bar.minX - 0.58 * bar.width) < 0.01 && second.y == bar.minY + 2)
  }

  @Test("When a control point is dragged, then the curve and the recording follow at once, in one step to undo")
  func drag() throws {
    let harness = try fade()
    let start = harness.knob(.control(1))
    harness.timeline.press(start)
    harness.timeline.move(to: CGPoint(x: start.x - 60, y: start.y - 7))
    let dragged = try #require(curve(harness))
    #expect(abs(dragged.x1 - 0.42 + 60 / harness.barWidth) < 0.006 && abs(dragged.y1 - 0.5) < 0.006)
    #expect(harness.recording.tracks[0].segments[0].timing == .cubic(x1: dragged.x1, y1: dragged.y1, x2: 0.58, y2: 1))
    harness.timeline.move(to: CGPoint(x: start.x - 90, y: start.y - 7))
    harness.timeline.release()
    harness.store.undo()
    #expect(!harness.store.hasChanges && !harness.store.canUndo)
  }

  @Test("Near an edge of the bar a control point snaps to it; with Alt it moves a tenth as far, without snapping")
  func snapping() throws {
    let harness = try fade()
    let start = harness.knob(.control(1))
    let distance = start.x - harness.timeline.place(of: 0, row: 0).x
    harness.timeline.drag(from: start, to: CGPoint(x: start.x - distance + 5, y: start.y), steps: 2)
    #expect(curve(harness)?.x1 == 0)
    let edge = harness.knob(.control(1))
    harness.timeline.drag(from: edge, to: CGPoint(x: edge.x + 40, y: edge.y), steps: 2, .alternate)
    let moved = try #require(curve(harness))
    #expect(abs(moved.x1 - 4 / harness.barWidth) < 0.001)
  }

  @Test("Esc during a drag of a control point gives the former curve back, and the rest of the drag has no effect")
  func escape() throws {
    let harness = try fade()
    let start = harness.knob(.control(2))
    harness.timeline.press(start)
    harness.timeline.move(to: CGPoint(x: start.x + 50, y: start.y + 5))
    #expect(harness.store.hasChanges)
    harness.timeline.key(.keyboardEscape)
    harness.timeline.move(to: CGPoint(x: start.x + 80, y: start.y + 5))
    harness.timeline.release()
    #expect(!harness.store.hasChanges && !harness.store.canUndo && !harness.grips.isEditing)
  }

  @Test("Given a spring whose damping is a value, when its peak is dragged up, then it overshoots more")
  func spring() throws {
    let harness = try TuningHarness()
    harness.hover(row: 1)
    #expect(harness.grips.curve.handles.map(\.handle) == [.peak])
    let start = harness.knob(.peak)
    harness.timeline.drag(from: start, to: CGPoint(x: start.x, y: start.y - 8), steps: 2)
    #expect(harness.number("present.damping") < 0.75 && harness.number("present.duration") == 0.44)
    harness.store.undo()
    #expect(!harness.store.hasChanges)
  }

  @Test("Given a curve that no value shapes, then the bar has a lock that says why")
  func lock() throws {
    let harness = try TuningHarness(DragDemo.self)
    harness.hover(row: 0)
    #expect(harness.grips.curve.handles.isEmpty)
    let lock = try #require(harness.timeline.views(LockView.self).first)
    #expect(!lock.isHidden && lock.explanation.contains("No value that can be tuned shapes this curve"))
  }

  @Test("A press of the lock scrubs, like a press beside it")
  func pressOfLock() throws {
    let harness = try TuningHarness(DragDemo.self)
    harness.hover(row: 0)
    harness.timeline.click(harness.timeline.middle(of: harness.timeline.views(LockView.self).first))
    #expect(abs((harness.timeline.scrubs.last ?? 0) - 0.25) < 0.01)
  }

  // MARK: Keys

  @Test("Given a bar chosen by keys, then Return goes to its handles, which the arrows move, and Esc goes back to the bar")
  func keys() throws {
    let harness = try TuningHarness(FadePushDemo.self)
    let area = harness.timeline.timeline.area
    for _ in 0..<30 where !area.isFocused { harness.timeline.key(.keyboardTab, "\t") }
    harness.timeline.key(.keyboardDownArrow)
    harness.timeline.key(.keyboardReturnOrEnter)
    #expect(harness.grips.curve.focusedHandle?.handle == .control(1))
    harness.timeline.key(.keyboardRightArrow)
    harness.timeline.key(.keyboardUpArrow, modifiers: .shift)
    #expect(curve(harness) == TweakCurve(0.43, 0.1, 0.58, 1))
    harness.timeline.key(.keyboardReturnOrEnter)
    harness.timeline.key(.keyboardDownArrow)
    #expect(curve(harness)?.y2 == 0.99)
    harness.store.undo()
    #expect(curve(harness)?.y2 == 1 && harness.store.canUndo)
    harness.timeline.key(.keyboardEscape)
    #expect(area.isFocused && area.isBarChosen && harness.grips.bar != nil)
    let end = harness.recording.tracks[0].segments[0].end
    harness.timeline.key(.keyboardRightArrow)
    #expect(abs(harness.recording.tracks[0].segments[0].end - end - 1.0 / 60) < 1e-3)
  }

  @Test("Given a handle with the focus, when the focus goes elsewhere, then the bar has no handles anymore")
  func focusLeaves() throws {
    let harness = try TuningHarness(FadePushDemo.self)
    harness.hover(row: 0)
    harness.timeline.click(harness.knob(.control(1)))
    harness.timeline.hover(nil)
    #expect(harness.grips.curve.focusedHandle != nil && harness.grips.bar != nil)
    harness.timeline.key(.keyboardTab, "\t")
    #expect(harness.grips.bar == nil)
  }
}

@Suite("The end of a spring without a duration of its own") @MainActor
struct SpringEndTests {
  /// A view that slides along a spring by its physical parameters.
  private final class SpringDemo: Demo {
    static let id = "spring"
    static let title = "Spring"
    static let chapter = DemoChapter.modal
    static let phases: [DemoPhase] = [.present]
    static let tweaks = [
      TweakGroup(
        "Slide",
        [
          Tweak(id: "stiffness", title: "Stiffness", meaning: "", domain: .number(range: 50...1500, step: 10), default: .number(300)),
          Tweak(id: "damping", title: "Damping", meaning: "", domain: .number(range: 1...100, step: 1), default: .number(20)),
        ], timings: [.spring("Slide", stiffness: "stiffness", damping: "damping")])
    ]

    let rootViewController = UIViewController()
    private let animator: UIViewPropertyAnimator

    init(_ setting: DemoSetting) {
      func number(_ id: Tweak.ID) -> CGFloat { setting.tweaks.value(of: id)?.position ?? 1 }
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: number("stiffness"), damping: number("damping"), initialVelocity: CGVector(dx: 0, dy: 0))
      animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    }

    func run(_ phase: DemoPhase) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.layer.name = "block"
      rootViewController.view.addSubview(view)
      animator.addAnimations { view.center.y = 600 }
      animator.startAnimation()
    }
  }

  @Test("When it is dragged, then the spring settles then, as soft or stiff as before, in one step to undo")
  func drag() throws {
    let harness = try TuningHarness(SpringDemo.self)
    harness.hover(row: 0)
    let end = harness.recording.tracks[0].segments[0].end
    harness.drag(.end, by: -0.2)
    let moved = harness.recording.tracks[0].segments[0].end
    #expect(abs(moved - end + 0.2) < 0.01)
    let ratio = harness.number("damping") / (2 * harness.number("stiffness").squareRoot())
    #expect(harness.number("stiffness") > 400 && abs(ratio - 20 / (2 * 300.0.squareRoot())) < 0.005)
    harness.store.undo()
    #expect(!harness.store.hasChanges && !harness.store.canUndo)
  }

  @Test("The arrow keys move it by a frame")
  func keys() throws {
    let harness = try TuningHarness(SpringDemo.self)
    let area = harness.timeline.timeline.area
    for _ in 0..<30 where !area.isFocused { harness.timeline.key(.keyboardTab, "\t") }
    harness.timeline.key(.keyboardDownArrow)
    let end = harness.recording.tracks[0].segments[0].end
    harness.timeline.key(.keyboardRightArrow)
    #expect(abs(harness.recording.tracks[0].segments[0].end - end - 1.0 / 60) < 0.004)
  }
}
