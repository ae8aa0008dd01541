import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite struct SceneInputTests {
  @Test func `a touch goes to the frontmost view that takes touches, from beginning to end`() {
    let harness = SceneHarness()
    let journal = Journal()
    let back = TouchReportingView("back", journal, CGRect(x: 0, y: 0, width: 200, height: 200))
    let front = TouchReportingView("front", journal, CGRect(x: 50, y: 50, width: 100, height: 100))
    harness.rootView.addSubview(back)
    harness.rootView.addSubview(front)
    harness.pointer(.began, at: CGPoint(x: 60, y: 70))
    harness.pointer(.moved, at: CGPoint(x: 10, y: 10))
    harness.pointer(.ended, at: CGPoint(x: 10, y: 10))
    #expect(journal.take() == ["front began (10.0, 20.0)", "front moved (-40.0, -40.0)", "front ended (-40.0, -40.0)"])
  }

  @Test(
    "A view that cannot be touched lets touches through to what is behind it",
    arguments: ["hidden", "transparent", "disabled", "animating", "child of hidden", "scaled to nothing", "edge-on", "child of nothing"])
  func untouchable(kind: String) {
    let harness = SceneHarness()
    let (back, front) = (UIView(frame: harness.rootView.bounds), UIView(frame: harness.rootView.bounds))
    harness.rootView.addSubview(back)
    harness.rootView.addSubview(front)
    #expect(harness.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
    switch kind {
    case "hidden": front.isHidden = true
    case "transparent": front.alpha = 0.009
    case "disabled": front.isUserInteractionEnabled = false
    case "animating": front.touching.animations = 1
    case "scaled to nothing": front.transform = CGAffineTransform(scaleX: 0, y: 0)
    case "edge-on": front.transform = CGAffineTransform(scaleX: 0, y: 1)
    case "child of nothing":
      front.addSubview(UIView(frame: front.bounds))
      front.transform = CGAffineTransform(scaleX: 0, y: 0)
    default:
      front.addSubview(UIView(frame: front.bounds))
      front.isHidden = true
    }
    #expect(harness.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
  }

  @Test func `touches not handled by a view go up the responder chain`() {
    let harness = SceneHarness()
    let journal = Journal()
    let outer = TouchReportingView("outer", journal, CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.addSubview(UIView(frame: outer.bounds))
    harness.rootView.addSubview(outer)
    harness.click(CGPoint(x: 1, y: 1))
    #expect(journal.take() == ["outer began (1.0, 1.0)", "outer ended (1.0, 1.0)"])
  }

  @Test func `two taps close in time and place count as two, later ones as one`() {
    let harness = SceneHarness()
    let view = TapCountingView(frame: harness.rootView.bounds)
    harness.rootView.addSubview(view)
    harness.click(CGPoint(x: 50, y: 50))
    harness.advance(by: 0.2)
    harness.click(CGPoint(x: 52, y: 50))
    harness.advance(by: 0.5)
    harness.click(CGPoint(x: 52, y: 50))
    harness.click(CGPoint(x: 152, y: 50))
    #expect(view.counts == [1, 2, 1, 1])
  }

  @Test func `touch times are the scene's, so that velocities hold in slow motion`() {
    let harness = SceneHarness()
    let view = TapCountingView(frame: harness.rootView.bounds)
    harness.rootView.addSubview(view)
    harness.scene.speed = 0.1
    harness.pointer(.began, at: .zero)
    harness.advance(by: 1)
    harness.pointer(.ended, at: .zero)
    #expect(abs(view.times[1] - view.times[0] - 0.1) < 1e-9)
  }

  @Test func `while input is blocked new touches are lost with all that follows, old ones go on`() {
    let harness = SceneHarness()
    let journal = Journal()
    harness.rootView.addSubview(TouchReportingView("view", journal, CGRect(x: 0, y: 0, width: 100, height: 100)))
    harness.pointer(.began, at: .zero, finger: 1)
    let (first, second) = (InputBlock(harness.scene), InputBlock(harness.scene))
    harness.pointer(.began, at: .zero, finger: 2)
    harness.pointer(.ended, at: .zero, finger: 1)
    first.lift()
    first.lift()
    #expect(harness.scene.isUserInteractionBlocked)
    second.lift()
    #expect(!harness.scene.isUserInteractionBlocked)
    harness.pointer(.ended, at: .zero, finger: 2)
    #expect(journal.take() == ["view began (0.0, 0.0)", "view ended (0.0, 0.0)"])
  }

  @Test func `one stage's block leaves the other scene's input alone`() {
    let (stage, chrome) = (SceneHarness(), SceneHarness())
    let block = InputBlock(stage.scene)
    #expect(stage.scene.isUserInteractionBlocked)
    #expect(!chrome.scene.isUserInteractionBlocked)
    block.lift()
  }

  @Test func `the wheel asks the view under the pointer, then its superviews, until one uses it`() {
    let harness = SceneHarness()
    let (outer, inner) = (WheelView(uses: true), WheelView(uses: false))
    outer.frame = harness.rootView.bounds
    inner.frame = outer.bounds
    outer.addSubview(inner)
    harness.rootView.addSubview(outer)
    harness.scene.deliver(
      .wheel(WheelInput(location: CGPoint(x: 5, y: 5), delta: CGVector(dx: 0, dy: 10), isPrecise: false, timestamp: 0)))
    harness.turn()
    #expect(inner.wheels == 1 && outer.wheels == 1)
  }

  @Test func `a view is notified of the pointer coming, moving and going`() {
    let harness = SceneHarness()
    let view = WheelView(uses: true)
    view.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    harness.rootView.addSubview(view)
    for point in [CGPoint(x: 10, y: 10), CGPoint(x: 110, y: 120), CGPoint(x: 10, y: 10)] {
      harness.scene.deliver(.hover(point))
    }
    harness.turn()
    #expect(view.hovers == [CGPoint(x: 10, y: 20), nil])
  }
}

@MainActor
private final class TouchReportingView: UIView {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal, _ frame: CGRect) {
    self.name = name
    self.journal = journal
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    for location in touches.map({ $0.location(in: self) }) { journal.note("\(name) \(phase) (\(location.x), \(location.y))") }
  }
}

@MainActor
private final class TapCountingView: UIView {
  var counts: [Int] = []
  var times: [TimeInterval] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts += touches.map(\.tapCount)
    times.append(event?.timestamp ?? -1)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { times.append(event?.timestamp ?? -1) }
}

@MainActor
private final class WheelView: UIView, PointerInteracting {
  private let uses: Bool
  var wheels = 0
  var hovers: [CGPoint?] = []

  init(uses: Bool) {
    self.uses = uses
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func scroll(by wheel: WheelInput) -> Bool {
    wheels += 1
    return uses
  }

  func pointerMoved(to point: CGPoint?) { hovers.append(point) }
}
