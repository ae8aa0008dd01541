@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("A recording of a phase") @MainActor
struct PhaseRecordingTests {
  // MARK: A phase that runs by itself

  @Test("When the card is presented, then its transform and the overlay's colour move on the spring of 0.44 s, one track each")
  func springs() throws {
    let recording = try RecordingHarness.scenario(of: ModalCardDemo.self).record()
    #expect(recording.duration == 0.44 && recording.frameCount == 28)
    #expect(recording.tracks.map { "\($0.layer.text).\($0.keyPath)" } == ["overlay.backgroundColor", "card.transform"])
    let card = try #require(recording.track("card", "transform")?.segments.first)
    guard case .spring(let spring) = card.timing else {
      Issue.record("The card moves by \(card.timing).")
      return
    }
    #expect(abs(spring.stiffness - 405.7059) < 0.0001 && abs(spring.damping - 33.0331) < 0.0001)
    #expect(card.commit == 0 && card.start == 0 && card.end == 0.44 && card.ending == .completed && card.holds.isEmpty)
    #expect(card.from == "moved by 0, 362" && card.to == "identity")
  }

  @Test("The curve of an animation is the way that was really gone, its overshoot included")
  func curve() throws {
    let scenario = try RecordingHarness.scenario(of: ModalCardDemo.self, setting: ["present.damping": .number(0.5)])
    let card = try #require(scenario.record().track("card", "transform")?.segments.first)
    let spring = Spring(duration: 0.44, dampingRatio: 0.5)
    for point in card.curve { #expect(abs(point.fraction - spring.position(at: point.time)) < 1e-6, "at \(point.time) s") }
    #expect(abs(card.fraction(at: 0.1) - spring.position(at: 0.1)) < 1e-3)
    #expect(card.curve.contains { $0.fraction > 1.1 })
    #expect(zip(card.curve, card.curve.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test("When the card is dismissed, then the timing is ease-in by its control points")
  func cubic() throws {
    let card = try RecordingHarness.scenario(of: ModalCardDemo.self).running(.dismiss).record().track("card", "transform")?.segments.first
    #expect(card?.timing == .cubic(x1: 0.42, y1: 0, x2: 1, y2: 1) && card?.timing.name == "ease in")
    #expect(card?.end == 0.32)
  }

  @Test("When a page turns by keyframes, then their times are known, and the values at both ends")
  func keyframes() throws {
    let recording = try RecordingHarness.scenario(of: FlipCardDemo.self).record()
    let turn = try #require(recording.track("card", "transform")?.segments.first)
    guard case .keyframes(let times) = turn.timing else {
      Issue.record("The card turns by \(turn.timing).")
      return
    }
    // Thirds, but for the ease that paces the whole: slow at both ends.
    #expect(times.count == 4 && times[0] == 0 && times[3] == 1)
    #expect(times[1] > 0.35 && times[1] < 0.45 && abs(times[1] + times[2] - 1) < 1e-6)
    #expect(turn.from == "turned 90° about y" && turn.to == "identity")
    let size = try #require(recording.track("card", "bounds")?.segments.first)
    #expect(size.from == "195 × 260" && size.to == "390 × 844")
    // It grows in the last third. What joins smoothly sways a little before, and is exact where a keyframe is.
    #expect(abs(size.fraction(at: recording.duration * times[2])) < 0.01 && size.fraction(at: recording.duration * 0.9) > 0.3)
  }

  @Test("An animation with a delay is committed at once and begins later")
  func delay() throws {
    let recording = try RecordingHarness.scenario(of: SubviewSnapshotsDemo.self).record()
    let title = try #require(recording.track("title", "position")?.segments.first)
    #expect(title.commit == 0 && abs(title.delay - 0.06) < 1e-8 && abs(title.end - 0.56) < 1e-8)
  }

  // MARK: Whose tracks they are

  @Test("Named layers come first; the others are called by their views, and stand together where the same happens to all")
  func titles() throws {
    let tracks = try RecordingHarness.scenario(of: FoldableDemo.self).record().tracks
    let named = tracks.map(\.layer.isNamed)
    #expect(named == named.sorted { $0 && !$1 })
    let strips = try #require(tracks.first { $0.layer.text == "FoldStrip" && $0.layer.container == "folding" })
    #expect(strips.count == 4 && strips.keyPath == "transform")
    // The strips go different ways from the same place.
    #expect(strips.segments[0].from == "identity" && strips.segments[0].to == nil)
  }

  // MARK: Takes

  @Test("When a photo is dragged away, then the fades follow the finger, and the photo's own flight begins with the release")
  func takeOfPhoto() throws {
    let recording = try RecordingHarness.recording(of: PhotoZoomDemo.self, playing: "drag-away")
    #expect(recording.times(of: .touchBegan) == [0])
    let began = try #require(recording.times(of: .interactionBegan).first)
    let released = try #require(recording.times(of: .interactionEnded).first)
    #expect(abs(released - 0.95) < 1e-9)
    #expect(recording.times(of: .transitionCompleted) == [recording.duration])
    let backdrop = try #require(recording.track("from", "opacity")?.segments.first)
    #expect(backdrop.start == began && backdrop.holds.first?.lowerBound == began)
    #expect(backdrop.timing.name == "spring" && backdrop.from == "1" && backdrop.to == "0")
    let flight = try #require(recording.track("photo", "position")?.segments.first)
    #expect(abs(flight.start - released) < 1e-9 && flight.end == recording.duration && flight.holds.isEmpty)
  }

  @Test("Given a photo that is caught in the air, then its flight is cut off, and a second one follows")
  func interrupted() throws {
    let recording = try RecordingHarness.recording(of: PhotoZoomDemo.self, playing: "catch")
    let flights = try #require(recording.track("photo", "position")?.segments)
    #expect(flights.map(\.ending) == [.interrupted, .completed])
    let caught = try #require(recording.times(of: .interactionBegan).last)
    #expect(flights[0].end == caught && flights[0].duration < flights[0].intendedDuration)
    #expect(flights[1].start > caught)
  }

  @Test("When a swipe pops, then what it moves is held for as long as it lasts, evenly, and runs on from there")
  func interactivePop() throws {
    let recording = try RecordingHarness.recording(of: FadePushDemo.self, playing: "swipe-back")
    let interaction = try #require(recording.spans.first { $0.kind == .interaction }?.range)
    let fade = try #require(recording.track("from", "opacity")?.segments.first)
    #expect(fade.ending == .completed && fade.holds == [interaction])
    #expect(fade.start == interaction.lowerBound && fade.end == recording.duration)
    // Under the hand it stands where the hand has brought it: nothing eases.
    for frame in recording.frame(at: interaction.lowerBound) + 1..<recording.frame(at: interaction.upperBound) {
      let time = recording.time(ofFrame: frame)
      #expect(abs(fade.fraction(at: time) - recording.progress(at: time)) < 0.02, "at \(time) s")
    }
    #expect(recording.progress(at: recording.duration) == 1)
  }

  @Test("When a swipe is called off, then what it moved returns, and the transition is cancelled")
  func calledOff() throws {
    let recording = try RecordingHarness.recording(of: FadePushDemo.self, playing: "swipe-called-off")
    #expect(recording.times(of: .transitionCancelled) == [recording.duration])
    #expect(recording.track("from", "opacity")?.segments.map(\.ending) == [.returned])
    #expect(recording.spans.contains { $0.kind == .transition(isCancelled: true) })
  }

  // MARK: Trails

  @Test("A named layer that moves leaves a trail: one outline for each frame, the last where it comes to rest")
  func trails() throws {
    let recording = try RecordingHarness.scenario(of: ModalCardDemo.self).record()
    let trail = try #require(recording.trails.first)
    #expect(recording.trails.map(\.name) == ["card"])
    #expect(trail.firstFrame == 0 && trail.outlines.count == recording.frameCount)
    let spring = Spring(duration: 0.44, dampingRatio: 0.82)
    for (frame, outline) in trail.outlines.enumerated() {
      let y = 864 + (502 - 864) * spring.position(at: recording.time(ofFrame: frame))
      #expect(abs(outline.corners[0].y - y) < 0.01 && outline.corners[0].x == 8, "at frame \(frame)")
    }
    let between = try #require(trail.outline(at: 0.1083, in: recording))
    #expect(between.center.y < trail.outlines[6].center.y && between.center.y > trail.outlines[7].center.y)
  }

  @Test("A layer that is seen at an angle leaves the corners that are seen, and not the box around them")
  func corners() throws {
    let recording = try RecordingHarness.scenario(of: FlipCardDemo.self).record()
    let card = try #require(recording.trails.first { $0.name == "card" }?.outline(atFrame: 18))
    // The near edge is longer than the far one.
    let edges = [card.corners[3].y - card.corners[0].y, card.corners[2].y - card.corners[1].y]
    #expect(abs(edges[0] - edges[1]) > 1)
  }

  // MARK: Frames

  @Test("Frames stand at n/60 s, and the last one at the end")
  func frames() {
    var recording = PhaseRecording(phase: .present)
    recording.duration = 0.44
    #expect(recording.frameCount == 28)
    #expect(recording.frame(at: 0) == 0 && recording.frame(at: 11.0 / 60) == 11 && recording.frame(at: 0.44) == 27)
    #expect(recording.time(ofFrame: 11) == 11.0 / 60 && recording.time(ofFrame: 27) == 0.44 && recording.time(ofFrame: 99) == 0.44)
    recording.duration = 0.5
    #expect(recording.frameCount == 31 && recording.frame(at: 0.5) == 30)
  }

  // MARK: What it leaves behind

  @Test("The same phase with the same values gives the same recording; with others another")
  func equality() throws {
    let first = try RecordingHarness.scenario(of: ModalCardDemo.self).record()
    #expect(try RecordingHarness.scenario(of: ModalCardDemo.self).record() == first)
    let slower = try RecordingHarness.scenario(of: ModalCardDemo.self, setting: ["present.duration": .number(0.8)]).record()
    #expect(slower.duration == 0.8 && slower != first)
  }

  @Test("Given a scene whose code asks for a recording, then its time and its animations go on as if nothing had been")
  func leavesNothing() throws {
    let scenario = try RecordingHarness.scenario(of: ModalCardDemo.self)
    let scene = UIWindowScene(screenSize: CGSize(width: 100, height: 100))
    defer { scene.disconnect() }
    let window = UIWindow(windowScene: scene)
    let scenes = UIApplication.shared.connectedScenes.count
    scene.perform {
      window.isHidden = false
      UIView.animate(withDuration: 1) { window.alpha = 0.5 }
    }
    scene.turn(at: 0.25)
    scene.perform {
      let time = CACurrentMediaTime()
      _ = scenario.record()
      #expect(CACurrentMediaTime() == time && UIScreen.main === scene.screen)
    }
    #expect(UIApplication.shared.connectedScenes.count == scenes)
    scene.turn(at: 0.5)
    #expect(window.layer.hasAnimations)
    scene.turn(at: 1)
    #expect(!window.layer.hasAnimations)
  }
}
