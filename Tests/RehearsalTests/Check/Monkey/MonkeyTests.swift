import Foundation
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("A monkey at a demo") @MainActor
struct MonkeyTests {
  init() throws { try HostPlatform.prepare() }

  private func check(_ demo: any Demo.Type, seconds: TimeInterval = 8, seed: Int = 1) -> MonkeyCheck {
    MonkeyCheck(trial: TakeTrial(Scenario(demo)), seconds: seconds, seed: seed)
  }

  @Test("Given the same seed, then it does the same, down to the thousandth of a point; given another, something else")
  func seeds() {
    let (a, b, c) = (check(DragDemo.self), check(DragDemo.self), check(DragDemo.self, seed: 2))
    #expect(a.take(of: 1) == b.take(of: 1))
    #expect(a.take(of: 1).events != a.take(of: 2).events)
    #expect(a.take(of: 1).events != c.take(of: 1).events)
  }

  @Test("Given what it does, when that is saved and read, then it is the same, so that what a file shows is what happened")
  func saved() throws {
    let monkey = check(DragDemo.self, seconds: 80)
    for burst in 1...20 {
      let take = monkey.take(of: burst)
      #expect(try TakeFormat.take(from: TakeFormat.text(of: take), file: "a.json") == take)
    }
  }

  @Test("Given enough of it, then there are all kinds of input and of changes, and fingers that stay down while phases begin")
  func variety() {
    let monkey = check(DragDemo.self, seconds: 160)
    let takes = (1...40).map(monkey.take)
    let events = takes.flatMap(\.events)
    #expect(events.count > 3000)
    let kinds = Set(events.map { $0.input.map { "\($0)".prefix { $0 != "(" } } ?? $0.change.map { "\($0)".prefix { $0 != "(" } } })
    #expect(kinds == ["pointer", "wheel", "key", "text", "hover", "run", "resize", "appearance", "reducesMotion", "activity"])
    #expect(events.contains { if case .activity(.background)? = $0.change { true } else { false } })
    #expect(events.contains { if case .resize? = $0.change { true } else { false } })
    let isHeldOverPhase = takes.contains { take in
      take.events.contains { event in
        guard case .run? = event.change else { return false }
        return take.strokes.contains { $0.startTime < event.time && $0.endTime > event.time }
      }
    }
    #expect(isHeldOverPhase)
    let hasTwoFingers = takes.contains { take in
      take.strokes.contains { a in take.strokes.contains { $0.finger != a.finger && $0.startTime < a.endTime && a.startTime < $0.startTime }
      }
    }
    #expect(hasTwoFingers)
  }

  @Test("Given what it has done, then no finger is left down and the stage is as it was found")
  func ending() {
    let monkey = check(DragDemo.self, seconds: 160)
    for burst in 1...40 {
      let take = monkey.take(of: burst)
      #expect(take.strokes.allSatisfy { $0.end != nil })
      #expect(take.events.last { $0.change.map { if case .activity = $0 { true } else { false } } ?? false }?.change == .activity(.active))
      #expect(
        take.events.compactMap(\.change).last { if case .resize = $0 { true } else { false } }.map { $0 == .resize(take.size) } ?? true)
    }
  }

  @Test("Given an interactive transition as the documentation teaches it, then the monkey finds nothing wrong")
  func passes() {
    let result = check(DragDemo.self, seconds: 24).run()
    #expect(result.findings.map(\.problem) == [])
    #expect(result.events > 500)
  }

  @Test("Given a screen that stays shrunk when a drag is called off, then the monkey finds it, and tells it by as few events as it takes")
  func forgetfulDrag() throws {
    let result = check(ForgetfulDragDemo.self, seconds: 40).run()
    let finding = try #require(result.findings.first)
    #expect(finding.problem.contains("transform"))
    #expect(finding.take.events.count < 12)
    #expect(TakeTrial(Scenario(ForgetfulDragDemo.self)).problem(after: finding.take) == finding.problem)
  }

  @Test("Given a finding, when the program checks, then the take is saved, named, and shows it again; nothing is overwritten")
  func program() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    func run(_ words: String...) -> (status: GlissadeKit.ExitStatus, text: String) {
      let console = RecordingConsole()
      let status = Workbench.run(
        ["check"] + words + ["--fps", "4"], demos: [ForgetfulDragDemo.self], console: console,
        environment: ["GLISSADE_ASSETS": SourceAssets.folder, "XDG_DATA_HOME": home.path])
      return (status, console.text)
    }
    let first = run("--monkey", "40", "--seed", "1")
    #expect(first.status == .failure)
    #expect(first.text.contains("(seed 1)"))
    let files = try FileManager.default.contentsOfDirectory(atPath: home.path + "/glissade/takes/forgetful-drag")
    let file = try #require(files.first)
    #expect(file.hasPrefix("monkey-1-"))
    #expect(first.text.contains(home.path + "/glissade/takes/forgetful-drag/" + file))
    let replay = run("--take", home.path + "/glissade/takes/forgetful-drag/" + file)
    #expect(replay.status == .failure)
    #expect(replay.text.contains("after the take “"))
    #expect(!replay.text.contains("monkey events"))
    _ = run("--monkey", "40", "--seed", "1")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path + "/glissade/takes/forgetful-drag") == files)
    #expect(!run("--monkey", "0").text.contains("monkey events"))
  }
}

@Suite("What is found after a take") @MainActor
struct TakeTrialTests {
  init() throws { try HostPlatform.prepare() }

  private func problem(of demo: any Demo.Type, after changes: [(TimeInterval, StageChange)]) -> String? {
    let take = Take(
      name: "t", demo: demo.id, phase: .present, size: CGSize(width: 390, height: 844),
      events: changes.map { TakeEvent(time: $0, change: $1) })
    return TakeTrial(Scenario(demo)).problem(after: take)
  }

  @Test("Given a phase in the middle of another, a call, another size and the background, when all is over, then nothing is wrong")
  func passes() {
    #expect(
      problem(
        of: DragDemo.self,
        after: [
          (0, .run(.present)), (0.1, .run(.dismiss)), (0.2, .activity(.inactive)), (0.3, .activity(.active)), (0.7, .run(.dismiss)),
          (0.8, .resize(CGSize(width: 844, height: 390))), (0.9, .activity(.background)), (1, .activity(.active)),
          (1.1, .resize(CGSize(width: 390, height: 844))), (1.2, .appearance(.dark)), (1.3, .appearance(.light)),
        ]) == nil)
  }

  @Test("Given a screen that is moved to where no number is, then that is told")
  func unsound() {
    #expect(problem(of: NowhereDemo.self, after: [(0, .run(.present))]) == "“lost” has a position that isn't a number")
  }

  @Test("Given a screen that turns its touches off for good, then that is told")
  func deaf() {
    #expect(problem(of: DeafDemo.self, after: [(0, .run(.present))])?.contains("touches turned off instead of turned on") == true)
  }
}

/// A screen that slides up; while it is dragged it shrinks, and it is forgotten that a drag may be called off.
private final class ForgetfulDragDemo: NSObject, Demo {
  static let id = "forgetful-drag"
  static let title = "Forgetful drag"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []
  static let phases: [DemoPhase] = [.present]

  let rootViewController = UIViewController()

  required init(_ setting: DemoSetting) {
    super.init()
    rootViewController.view.backgroundColor = .white
    rootViewController.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ForgetfulDragDemo.pan))
  }

  func pan(_ gesture: UIPanGestureRecognizer) {
    let view: UIView = rootViewController.view
    switch gesture.state {
    case .changed: view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    case .ended: view.transform = .identity
    default: break
    }
  }

  func run(_ phase: DemoPhase) {}
}

private final class NowhereDemo: Demo {
  static let id = "nowhere"
  static let title = "Nowhere"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []
  static let phases: [DemoPhase] = [.present]

  let rootViewController = UIViewController()
  private let lost = UIView()

  init(_ setting: DemoSetting) {
    lost.layer.name = "lost"
    rootViewController.view.addSubview(lost)
  }

  func run(_ phase: DemoPhase) {
    // Not while the stage is looked at untouched.
    if NowhereDemo.runs > 0 { lost.layer.position.x = .nan }
    NowhereDemo.runs += 1
  }

  private static var runs = 0
}

private final class DeafDemo: Demo {
  static let id = "deaf"
  static let title = "Deaf"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []
  static let phases: [DemoPhase] = [.present]

  let rootViewController = UIViewController()

  init(_ setting: DemoSetting) {}

  func run(_ phase: DemoPhase) { rootViewController.view.isUserInteractionEnabled = false }
}
