import SDLHost
import TestSupport
import Testing
import Tweaks

@testable import Rehearsal
@testable import UIKit

@Suite("What the same input also does without an interruption is no problem") @MainActor
struct CalmUseTests {
  init() throws { try HostPlatform.prepare() }

  private func take(of demo: any Demo.Type, _ events: [TakeEvent]) -> Take {
    Take(name: "t", demo: demo.id, phase: .present, size: CGSize(width: 390, height: 844), events: events)
  }

  private func tap(at time: TimeInterval = 0, finger: Int = 0) -> [TakeEvent] {
    TakeEvent.touch(at: CGPoint(x: 300, y: 700), from: time, to: time + 0.05, finger: finger)
  }

  private func finger(_ phase: PointerInput.Phase, y: CGFloat, at time: TimeInterval) -> TakeEvent {
    TakeEvent(time: time, input: .pointer(PointerInput(phase: phase, location: CGPoint(x: 200, y: y), timestamp: 0)))
  }

  @Test("Given taps that turn a photo for good, whenever they come, then nothing is wrong")
  func turnedForGood() {
    let trial = TakeTrial(Scenario(LastingDemo.self))
    let present = [TakeEvent(time: 0, change: .run(.present))]
    #expect(trial.problem(after: take(of: LastingDemo.self, tap())) == nil)
    #expect(trial.problem(after: take(of: LastingDemo.self, present + tap(at: 0.1) + tap(at: 0.2))) == nil)
  }

  @Test("Given a photo that only an interrupted phase turns, then that is told, though a tap came as well")
  func turnedByInterruption() {
    let events = [TakeEvent(time: 0, change: .run(.present)), TakeEvent(time: 0.1, change: .run(.present))] + tap(at: 0.2)
    let problem = TakeTrial(Scenario(HastyDemo.self)).problem(after: take(of: HastyDemo.self, events))
    #expect(problem?.contains("“photo” has transform") == true, "\(problem ?? "none")")
  }

  @Test(
    "Given a drag that undoes phases that start during it, then what can be tapped thanks to the drag is no problem", arguments: [1, 2])
  func undonePhase(count: Int) {
    let phases = (0..<count).map { TakeEvent(time: 0.2 + 0.01 * Double($0), change: .run(.dismiss)) }
    let drag = [finger(.began, y: 300, at: 0), finger(.moved, y: 350, at: 0.1), finger(.ended, y: 350, at: 0.3)]
    let events = drag.dropLast() + phases + drag.suffix(1) + tap(at: 0.5)
    let problem = TakeTrial(Scenario(PulledDemo.self)).problem(after: take(of: PulledDemo.self, events))
    #expect(problem == nil, "\(problem ?? "none")")
  }

  @Test("Given a drag whose release does something else with Reduce Motion, when that is turned on during the drag, then nothing is wrong")
  func changedDuringDrag() {
    let events =
      [finger(.began, y: 300, at: 0), finger(.moved, y: 350, at: 0.1), TakeEvent(time: 0.2, change: .reducesMotion(true))]
      + [finger(.ended, y: 350, at: 0.3)]
    let problem = TakeTrial(Scenario(ReducedDemo.self)).problem(after: take(of: ReducedDemo.self, events))
    #expect(problem == nil, "\(problem ?? "none")")
  }

  @Test("Given a take with several parts, each of which changes something, when it is stopped between them, then nothing is wrong")
  func stoppedBetweenParts() {
    let twoTaps = take(of: LastingDemo.self, tap() + tap(at: 1))
    let result = InterruptionSweep(of: Scenario(LastingDemo.self), takes: [twoTaps], framesPerSecond: 4).run()
    #expect(result.findings.map { "\($0.interruption): \($0.problem)" } == [])
  }

  @Test("Given a take that is stopped while a key is down, then the key comes up, and calm input contains all of it")
  func stoppedKey() {
    let key = [0, 1].map { time in
      TakeEvent(time: time, input: .key(KeyInput(isDown: time == 0, usage: 0x2c, characters: " ", timestamp: 0)))
    }
    let stopped = take(of: TableDemo.self, key + tap(at: 2))
    #expect(stopped.stopped(at: 0.5, by: .cancelled).events.map(\.time) == [0, 0.5])
    #expect(stopped.calmParts(before: 0.5).map(\.count) == [2] && stopped.calmParts(before: 2.01).map(\.count) == [2])
    Scenario(TableDemo.self).onStage { _, stage in
      stage.settle()
      stage.play(stopped)
      let start = stage.scene.time
      for moment in [0.1, 0.2, 0.5] { stage.turn(at: start + moment) }
      #expect(stage.window.heldPresses.count == 1)
      stage.stopPlaying(by: .cancelled)
      stage.settle()
      #expect(stage.window.heldPresses.isEmpty)
    }
  }

  @Test("Given the plainest table, whose tapped row stays selected as on iOS, then neither a touch nor a disturbance finds anything")
  func selectedRow() {
    let report = DemoCheck(of: Scenario(TableDemo.self), takes: [], framesPerSecond: 20, monkey: nil, isThorough: true).run()
    #expect(report.isFine, "\(report.text)")
  }

  @Test("Given a panel that a drag opens and closes, and that is no part of the phases, then drags on it find nothing")
  func draggedPanel() {
    var check = DisturbanceCheck(TakeTrial(Scenario(DrawerDemo.self)))
    #expect(check.run().findings.map { "\($0.words): \($0.problem)" } == [])
  }

  @Test("The focus that the keyboard has moved is put back with its ring")
  func focusRing() {
    Scenario(TableDemo.self).onStage { _, stage in
      stage.settle()
      let state = ScreenState(of: stage.window)
      stage.scene.perform { stage.window.focus(byKeyboard: stage.window.rootViewController?.view.subviews.first) }
      stage.settle()
      stage.scene.perform { state.restoreViews(in: stage.window) }
      #expect(!stage.window.showsFocusRing)
    }
  }

  @Test("A calm person lifts a finger whose touch an interruption cancels")
  func uncancelled() {
    let cancelled = [PointerInput.Phase.began, .cancelled].enumerated().map { index, phase in
      TakeEvent(time: Double(index), input: .pointer(PointerInput(phase: phase, location: .zero, timestamp: 0)))
    }
    let phases = take(of: TableDemo.self, cancelled).calmParts.joined().map { event -> PointerInput.Phase? in
      if case .pointer(let pointer)? = event.input { pointer.phase } else { nil }
    }
    #expect(phases == [.began, .ended])
  }

  @Test("A calm person gives input part by part: fingers that are down together, turns of the wheel in a row, and all else by itself")
  func parts() {
    let wheel = [0.3, 0.35].map { time in
      TakeEvent(time: time, input: .wheel(WheelInput(location: .zero, delta: CGVector(dx: 0, dy: 9), isPrecise: true, timestamp: 0)))
    }
    let run = TakeEvent(time: 0.6, change: .run(.present))
    let events = (tap(at: 0.1) + tap(at: 0.12, finger: 1)).sorted { $0.time < $1.time } + wheel + tap(at: 0.5) + [run]
    let parts = take(of: TableDemo.self, events).calmParts
    #expect(parts.map(\.count) == [4, 2, 2, 1])
    #expect(parts.allSatisfy { $0.first?.time == 0 })
    let press = TakeEvent.touch(at: .zero, from: 0.1, to: 0.7)
    let overlapping = take(of: TableDemo.self, [press[0], run, press[1]])
    #expect(overlapping.calmParts.map(\.count) == [2, 1] && overlapping.calmPartsByEnd.map(\.count) == [1, 2])
  }
}

/// A tap turns the photo for good, as a menu's action does; the phases show and hide a panel.
private class LastingDemo: PanelDemo {
  override class var id: String { "lasting" }

  let photo = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

  override func prepare() {
    photo.layer.name = "photo"
    root.addSubview(photo)
    root.addGestureRecognizer(UITapGestureRecognizer(target: self, action: LastingDemo.tap))
  }

  func tap(_ tap: UITapGestureRecognizer) { turn() }

  func turn() { photo.transform = photo.transform.rotated(by: 0.1) }

  override func open() {
    guard panel == nil else { return }
    let panel = makePanel("panel", frame: root.bounds.insetBy(dx: 100, dy: 300))
    panel.isUserInteractionEnabled = false
    panel.alpha = 0
    UIView.animate(withDuration: 0.3) { panel.alpha = 1 }
  }

  override func close() {
    panel?.removeFromSuperview()
    panel = nil
  }
}

/// A second request during the first turns the photo by mistake; a tap does nothing.
private final class HastyDemo: LastingDemo {
  override class var id: String { "hasty" }

  override func tap(_ tap: UITapGestureRecognizer) {}

  override func open() {
    if let panel, panel.layer.animationKeys()?.isEmpty == false { turn() }
    super.open()
  }
}

/// A drag opens the panel when it is released, and a tap turns the photo while the panel is there.
private class PulledDemo: LastingDemo {
  override class var id: String { "pulled" }

  override func prepare() {
    super.prepare()
    root.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PulledDemo.pan))
  }

  func pan(_ pan: UIPanGestureRecognizer) { if pan.state == .ended { open() } }

  override func tap(_ tap: UITapGestureRecognizer) { if panel != nil { turn() } }
}

/// A drag turns the photo when it is released with Reduce Motion.
private final class ReducedDemo: PulledDemo {
  override class var id: String { "reduced" }

  override func pan(_ pan: UIPanGestureRecognizer) { if pan.state == .ended, UIAccessibility.isReduceMotionEnabled { turn() } }
}

/// A table whose phase is a tap on a row, and nothing else.
private final class TableDemo: NSObject, Demo, UITableViewDataSource {
  static let id = "table"
  static let title = "Table"
  static let chapter = DemoChapter.navigation
  static let tweaks: [TweakGroup] = []
  static let phases: [DemoPhase] = [.present]

  let rootViewController: UIViewController
  private let table = UITableViewController()

  required init(_ setting: DemoSetting) {
    rootViewController = UINavigationController(rootViewController: table)
    super.init()
    table.tableView.dataSource = self
    table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func run(_ phase: DemoPhase) {
    guard let scene = table.view.window?.windowScene else { return }
    for phase in [PointerInput.Phase.began, .ended] {
      scene.deliver(.pointer(PointerInput(phase: phase, location: CGPoint(x: 195, y: 150), timestamp: scene.time)))
    }
  }
}

/// A drawer at the left, which a drag opens or closes; the phases show and hide a panel.
private final class DrawerDemo: PanelDemo {
  override class var id: String { "drawer" }

  private let drawer = UIView(frame: CGRect(x: -260, y: 0, width: 300, height: 844))

  override func prepare() {
    drawer.layer.name = "drawer"
    root.addSubview(drawer)
    drawer.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: DrawerDemo.pan))
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed:
      drawer.frame.origin.x = min(max(drawer.frame.origin.x + pan.translation(in: root).x, -260), 0)
      pan.setTranslation(.zero, in: root)
    case .ended, .cancelled:
      let isOpen = drawer.frame.origin.x > -130
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.drawer.frame.origin.x = isOpen ? 0 : -260 }
    default: break
    }
  }

  override func open() {
    guard panel == nil else { return }
    let panel = makePanel("panel", frame: CGRect(x: 320, y: 400, width: 60, height: 60))
    panel.alpha = 0
    UIView.animate(withDuration: 0.3) { panel.alpha = 1 }
  }

  override func close() {
    panel?.removeFromSuperview()
    panel = nil
  }
}
