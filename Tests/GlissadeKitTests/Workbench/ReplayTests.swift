import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal

@Suite("A replay shows what a capture of the same moment shows, to the pixel")
@MainActor
struct ReplayTests {
  private func differences(_ harness: SessionHarness, from image: CGImage) -> Int {
    harness.session.stage.image().differences(from: image)
  }

  @Test("Given a replay, when it is dragged forwards and back, then each moment is the capture's", arguments: [0.1, 0.25, 0.05, 0.4])
  func scrub(time: TimeInterval) throws {
    let harness = try SessionHarness()
    for moment in [0.2, time] {
      harness.session.playback.scrub(to: moment)
      harness.turn()
    }
    #expect(harness.session.playback.playhead == time)
    #expect(differences(harness, from: harness.capture(.present, at: time)) == 0)
  }

  @Test("Given a replay that stands still, when a value is tuned, then the same moment is shown with it")
  func tuneAPausedFrame() throws {
    let harness = try SessionHarness()
    harness.session.playback.scrub(to: 0.2)
    harness.turn()
    harness.session.tweaks.set(.number(0.3), for: "present.damping")
    harness.turn()
    let tuned = harness.capture(.present, at: 0.2, values: ["present.damping": .number(0.3)])
    #expect(differences(harness, from: tuned) == 0)
    #expect(tuned.differences(from: harness.capture(.present, at: 0.2)) > 0)
  }

  @Test("Given a replay at its end, when a value is tuned, then the phase runs once, and the end with it is shown")
  func tuneTheEnd() throws {
    final class Counter { var screens = 0 }
    let (harness, counter) = (try SessionHarness(), Counter())
    let session = harness.session
    let tweaks = session.definition.tweaks
    session.select(
      DemoDefinition(id: "counted", title: "", chapter: .modal, tweaks: tweaks, source: ObjectIdentifier(counter)) { setting in
        counter.screens += 1
        return ModalCardDemo(setting)
      })
    session.playback.scrub(to: .infinity)
    harness.turn()
    counter.screens = 0
    session.tweaks.set(.number(0.8), for: "present.duration")
    harness.turn()
    #expect(counter.screens == 1 && session.playback.playhead == session.playback.duration && session.playback.duration >= 0.8)
    #expect(differences(harness, from: harness.capture(.present, at: session.playback.duration, values: session.tweaks.changedValues)) == 0)
  }

  @Test("Given a replay that plays, when a value is tuned, then it goes on with it from where it is")
  func tuneARunningReplay() throws {
    let harness = try SessionHarness()
    harness.session.playback.replay()
    harness.run(frames: 6)
    let before = try #require(harness.session.playback.playhead)
    harness.session.tweaks.set(.number(0.9), for: "present.duration")
    harness.turn()
    let after = try #require(harness.session.playback.playhead)
    #expect(abs(after - before - 1.0 / 60) < 1e-9 && harness.session.playback.isPlaying)
    let tuned = harness.capture(.present, at: after, values: ["present.duration": .number(0.9)])
    #expect(differences(harness, from: tuned) == 0)
  }

  @Test("Given a stage on which nothing has happened, when the first screen's values are tuned, then it shows them at once")
  func tuneTheFirstScreen() throws {
    let harness = try SessionHarness("photo-zoom")
    let before = harness.session.stage.image()
    let columns = try #require(harness.session.tweaks.tweaks.first { $0.id.hasPrefix("grid") })
    guard case .option(let names) = columns.domain else { throw TweakError("\(columns.id) offers no choice") }
    harness.session.tweaks.set(.option(try #require(names.first { .option($0) != columns.defaultValue })), for: columns.id)
    harness.turn()
    #expect(differences(harness, from: before) > 0)
  }

  @Test("Played to the end, it stops there; the stage is at rest and can be dismissed as a replay too")
  func toTheEnd() throws {
    let harness = try SessionHarness()
    harness.session.run(.present)
    harness.run(frames: 60)
    #expect(!harness.session.playback.isPlaying && harness.session.playback.playhead == harness.session.playback.transport?.duration)
    #expect(harness.session.nextPhase == .dismiss && harness.session.nextTurn == nil)
    harness.session.run(.dismiss)
    harness.run(frames: 9)
    let time = try #require(harness.session.playback.playhead)
    #expect(differences(harness, from: harness.capture(.dismiss, at: time)) == 0)
  }

  @Test("Given a replay that stands still, when the screen becomes another device in dark, then the same moment is shown on it")
  func reconfigure() throws {
    let harness = try SessionHarness()
    harness.session.playback.scrub(to: 0.2)
    harness.turn()
    harness.session.configure {
      $0.device = .smallPhone
      $0.appearance = .dark
    }
    harness.turn()
    #expect(harness.session.playback.playhead == 0.2)
    #expect(differences(harness, from: harness.capture(.present, at: 0.2)) == 0)
  }

  @Test("Given a live stage, when its screen becomes another device, then the window is notified and the demo goes on")
  func reconfigureLive() throws {
    let harness = try SessionHarness()
    harness.countStageChanges()
    let stage = harness.session.stage
    harness.session.configure { $0.device = .tablet }
    harness.turn()
    #expect(harness.stageChanges == 1 && harness.session.stage === stage)
    #expect(stage.window.bounds.size == Device.tablet.size)
  }

  @Test("Given a replay that stands still, at its end or in between, then no turn makes anything new", arguments: [0.2, 0.44, 9])
  func rest(time: TimeInterval) throws {
    let harness = try SessionHarness()
    harness.session.playback.scrub(to: time)
    harness.run(frames: 2)
    harness.countStageChanges()
    harness.run(frames: 5)
    #expect(harness.stageChanges == 0 && harness.session.nextTurn == nil)
  }

  @Test("Given a replay that stands still in mid-flight, when it is pressed, then the stage comes alive from there and settles")
  func takeOver() throws {
    let harness = try SessionHarness()
    harness.session.playback.scrub(to: 0.15)
    harness.turn()
    let time = harness.session.stage.scene.time
    harness.press(CGPoint(x: 195, y: 820), .began)
    #expect(harness.session.playback.playhead == nil)
    #expect(harness.session.stage.scene.time - time < 0.1)
    harness.press(CGPoint(x: 195, y: 820), .ended)
    harness.run(frames: 90)
    #expect(harness.session.nextTurn == nil && harness.session.nextPhase == .dismiss)
  }

  @Test("Played the other way round, it comes to the first frame of the phase")
  func reversed() throws {
    let harness = try SessionHarness()
    harness.session.playback.reverse()
    harness.run(frames: 60)
    #expect(harness.session.playback.playhead == 0)
    #expect(differences(harness, from: harness.capture(.present, at: 0)) == 0)
  }

  @Test("Given other values, when a take is replayed, then they act on the same input")
  func take() throws {
    let harness = try SessionHarness("photo-zoom")
    let name = try #require(harness.session.takes.names(demo: "photo-zoom").first)
    harness.session.playback.play(try harness.session.takes.load(name, demo: "photo-zoom"))
    harness.run(frames: 20)
    #expect(harness.session.playback.subject.take?.name == name && harness.session.playback.isPlaying)
    harness.session.playback.scrub(to: 0.2)
    harness.turn()
    #expect(harness.session.playback.playhead == 0.2)
  }
}

@Suite("Two sets of values are compared on one clock")
@MainActor
struct ComparisonTests {
  @Test("Given a replay with tuned values, when the defaults are compared, then each stage shows its own at the same moment")
  func oneClock() throws {
    let harness = try SessionHarness()
    harness.session.tweaks.set(.number(0.3), for: "present.damping")
    harness.session.compare(with: [:], named: "Defaults")
    harness.session.playback.scrub(to: 0.2)
    harness.turn()
    try #require(harness.session.stages.count == 2)
    let images = harness.session.stages.map { $0.image() }
    #expect(
      images[0].differences(from: harness.capture(.present, at: 0.2, values: ["present.damping": .number(0.3)])) == 0)
    #expect(images[1].differences(from: harness.capture(.present, at: 0.2)) == 0)
  }

  @Test("The longer of the two says how long the replay is")
  func length() throws {
    let harness = try SessionHarness()
    harness.session.tweaks.set(.number(1.5), for: "present.duration")
    harness.session.compare(with: [:], named: "Defaults")
    harness.session.playback.replay()
    harness.turn()
    #expect(try #require(harness.session.playback.transport).duration >= 1.5)
    harness.session.endComparison()
    #expect(harness.session.stages.count == 1)
  }

  @Test("Given two live stages, when a hand presses the first, then the other is pressed as well")
  func oneHand() throws {
    let harness = try SessionHarness()
    harness.session.compare(with: ["present.duration": .number(0.6)], named: "Slow")
    harness.run(frames: 2)
    // The grid's button, just above the safe area.
    let button = CGPoint(x: 195, y: 777)
    harness.press(button, .began)
    harness.press(button, .ended)
    harness.run(frames: 90)
    for stage in harness.session.stages { #expect(stage.window.rootViewController?.presentedViewController != nil) }
  }
}
