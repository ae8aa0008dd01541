import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("A new version of a file's code takes the place of the old one") @MainActor
struct ReloadedCodeTests {
  private let harness: SessionHarness
  private var session: StageSession { harness.session }
  private let old = BoxCode()

  init() throws {
    harness = try SessionHarness()
    session.replace([], with: [old.definition])
    session.select(old.definition)
    harness.turn()
  }

  private func replace(with new: BoxCode) { session.replace([old.definition], with: [new.definition], earlier: [old.definition]) }

  private var box: UIView? { session.player.demo.rootViewController.view.subviews.first }
  /// Where the box is shown, in points.
  private var place: CGFloat { box?.layer.presentation()?.position.x ?? .nan }

  @Test("Given a replay paused at 0.2 s, when the code changes, then the same time shows what a capture of the new code shows there")
  func sameTime() {
    session.tweaks.set(.number(0.5), for: "Box.duration")
    session.playback.scrub(to: 0.2)
    harness.turn()
    session.playback.speed = .quarter
    let new = BoxCode(color: .systemGreen, distance: 50)
    replace(with: new)
    #expect(session.definition == new.definition && session.playback.playhead == 0.2 && session.playback.speed == .quarter)
    #expect(session.tweaks.value(of: "Box.duration") == .number(0.5))
    let captured = harness.capture(.present, at: 0.2, values: ["Box.duration": .number(0.5)])
    #expect(session.stage.image().differences(from: captured) == 0)
    harness.turn()
    #expect(session.playback.playhead == 0.2 && abs(session.playback.recording.duration - 0.5) < 1e-6)
  }

  @Test("Values that were tuned stay with their steps of undo, others follow the file, and those that are gone are dropped")
  func values() {
    session.tweaks.set(.number(0.5), for: "Box.duration")
    session.tweaks.set(.number(30), for: "Box.inset")
    replace(with: BoxCode(duration: 0.8, hasInset: false))
    #expect(session.tweaks.changedValues == ["Box.duration": .number(0.5)])
    session.tweaks.undo()
    #expect(session.tweaks.value(of: "Box.duration") == .number(0.8) && !session.tweaks.canUndo)
    session.tweaks.redo()
    #expect(session.tweaks.value(of: "Box.duration") == .number(0.5))
  }

  @Test("Given a paused replay, when only a number of the file changes, then the value and the picture follow")
  func numberAlone() {
    session.playback.scrub(to: 0.2)
    harness.turn()
    let before = place
    let new = BoxCode(source: old, duration: 0.2)
    replace(with: new)
    #expect(session.tweaks.value(of: "Box.duration") == .number(0.2) && !session.tweaks.hasChanges)
    #expect(place > before)
    #expect(abs(session.playback.recording.duration - 0.2) < 1e-6)
  }

  @Test("A live stage that was presented is presented again by the new code, and an untouched one shows its first state")
  func liveStage() {
    let first = BoxCode(color: .systemGreen)
    replace(with: first)
    #expect(session.nextPhase == .present && session.state.mode == .live)
    session.player.demo.rootViewController.present(UIViewController(), animated: false)
    session.playback.joinHostClock()
    harness.turn()
    #expect(session.nextPhase == .dismiss)
    session.replace([first.definition], with: [BoxCode(distance: 20).definition])
    #expect(session.nextPhase == .dismiss && session.player.demo.rootViewController.presentedViewController != nil)
  }

  @Test("Given a comparison with the code before the last save, then both stages show the same time, and tuned values reach both")
  func earlierVersion() {
    session.playback.scrub(to: 0.2)
    replace(with: BoxCode(duration: 0.8))
    session.compareWithEarlierVersion()
    harness.turn()
    let earlier = session.comparison?.player
    #expect(earlier?.definition == old.definition && session.playback.playhead == 0.2)
    // Until a value is tuned, each version has its own default.
    #expect(earlier?.tweaks.value(of: "Box.duration") == .number(0.4))
    session.tweaks.set(.number(0.6), for: "Box.duration")
    #expect(earlier?.tweaks.value(of: "Box.duration") == .number(0.6))
    session.tweaks.undo()
    #expect(earlier?.tweaks.value(of: "Box.duration") == .number(0.4))
  }

  @Test("Given a comparison with a preset, when the code changes, then both stages have the new code and their own values")
  func comparedValues() {
    session.compare(with: ["Box.duration": .number(1)], named: "slow")
    let new = BoxCode(color: .systemGreen)
    replace(with: new)
    #expect(session.comparison?.player.definition == new.definition)
    #expect(session.comparison?.player.tweaks.changedValues == ["Box.duration": .number(1)])
  }

  @Test("Given a tuned value whose default changes in the file, then the tuned one stays, and it is known that it hides the file's")
  func overriddenDefault() {
    session.tweaks.set(.number(0.5), for: "Box.duration")
    let new = BoxCode(duration: 0.8)
    replace(with: new)
    #expect(session.tweaks.value(of: "Box.duration") == .number(0.5) && session.tweaks.overrides("Box.duration"))
    let next = BoxCode(color: .systemRed, duration: 0.8)
    session.replace([new.definition], with: [next.definition], earlier: [new.definition])
    #expect(session.tweaks.overrides("Box.duration"))
    session.tweaks.reset("Box.duration")
    #expect(!session.tweaks.overrides("Box.duration"))
  }

  @Test("When the shown demo's file is closed, then another demo is shown, and the values are forgotten")
  func closedFile() {
    session.tweaks.set(.number(0.5), for: "Box.duration")
    session.replace([old.definition], with: [])
    #expect(session.definition == session.shelf.demos.first)
    session.replace([], with: [old.definition])
    session.select(old.definition)
    #expect(!session.tweaks.hasChanges)
  }
}

/// A version of code that moves a box.
@MainActor
private final class BoxCode {
  let definition: DemoDefinition
  /// The identity of the code.
  private let marker: Marker

  /// - Parameter source: The version whose code this is with other numbers.
  init(
    source: BoxCode? = nil, color: UIColor = .systemRed, distance: CGFloat = 200, duration: Double = 0.4, hasInset: Bool = true
  ) {
    func number(_ id: String, _ value: Double, _ unit: TweakUnit) -> Tweak {
      Tweak(
        id: "Box.\(id)", title: id, meaning: "", unit: unit, domain: .number(range: 0...100, step: 0.01), default: .number(value))
    }
    let tweaks = [number("duration", duration, .seconds)] + (hasInset ? [number("inset", 10, .points)] : [])
    marker = source?.marker ?? Marker()
    definition = DemoDefinition(
      id: "Box", title: "Box", chapter: .files, tweaks: [TweakGroup("Box", tweaks)],
      source: ObjectIdentifier(marker),
      makeScreens: { BoxScreens($0, color: color, distance: distance) })
  }

  private final class Marker {}
}

@MainActor
private final class BoxScreens: DemoScreens {
  let phases = DemoPhase.allCases
  let rootViewController = UIViewController()
  private let setting: DemoSetting
  private let distance: CGFloat

  init(_ setting: DemoSetting, color: UIColor, distance: CGFloat) {
    self.setting = setting
    self.distance = distance
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    box.backgroundColor = color
    rootViewController.view.addSubview(box)
  }

  func run(_ phase: DemoPhase) {
    guard phase == .present else { return rootViewController.dismiss(animated: false) }
    let presented = UIViewController()
    presented.modalPresentationStyle = .overFullScreen
    rootViewController.present(presented, animated: false)
    let duration = setting.tweaks.value(of: "Box.duration")?.position ?? 0
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) { [self] in
      rootViewController.view.subviews[0].frame.origin.x += distance
    }
  }
}
