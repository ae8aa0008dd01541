@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

/// A timeline with the values behind it. When a value changes, the phase is recorded again.
@MainActor
final class TuningHarness {
  let timeline: TimelineHarness
  let store: TweakStore
  private var observation: TweakObservation?

  init(_ demo: any Demo.Type = ModalCardDemo.self, values: [Tweak.ID: TweakValue] = [:]) throws {
    let scenario = try RecordingHarness.scenario(of: demo)
    let store = TweakStore(scenario.demo.tweaks)
    store.set(values)
    func now() -> Scenario {
      Scenario(scenario.demo, values: store.changedValues, photos: scenario.photos, configuration: scenario.configuration)
    }
    self.store = store
    timeline = try TimelineHarness(now().record(), size: CGSize(width: 1000, height: 320))
    timeline.timeline.tuning = TimelineTuning(store, scenario: now)
    observation = store.observe { [unowned self] _ in timeline.timeline.recording = now().record() }
  }

  var recording: PhaseRecording { timeline.timeline.recording ?? PhaseRecording(phase: .present) }
  var grips: BarGripsView { timeline.timeline.area.grips }

  /// Moves the pointer over a bar, and waits until all values were tried.
  func hover(row: Int, segment: Int = 0) {
    let animation = recording.tracks[row].segments[segment]
    timeline.hover(timeline.place(of: (animation.start + animation.end) / 2, row: row))
    for _ in 0..<60 where grips.tuning?.isComplete != true { timeline.turn() }
  }

  /// The place of the handle of an edge.
  func place(of part: BarEdge.Part) -> CGPoint {
    timeline.middle(of: grips.grips.first { $0.edge.part == part })
  }

  /// The place of a handle of the bar's curve.
  func knob(_ handle: PlotHandle) -> CGPoint {
    timeline.middle(of: grips.curve.handles.first { $0.handle == handle })
  }

  /// The width of the bar with the handles, in points.
  var barWidth: Double {
    grips.bar.flatMap { timeline.timeline.area.bars.frame(of: $0) }.map { Double($0.width) } ?? .nan
  }

  /// Drags the handle of an edge by a time.
  func drag(_ part: BarEdge.Part, by seconds: TimeInterval, _ modifiers: KeyModifiers = []) {
    let start = place(of: part)
    let distance = CGFloat(seconds * timeline.timeline.area.scale.pointsPerSecond)
    timeline.press(start)
    timeline.move(to: CGPoint(x: start.x + distance, y: start.y), modifiers)
    timeline.release()
  }

  func number(_ id: Tweak.ID) -> Double { store.value(of: id)?.position ?? .nan }
}

@Suite("Editing the timeline") @MainActor
struct TimelineEditingTests {
  @Test("Given a bar whose duration is a value, when its end is dragged, then the value changes by whole frames, in one step to undo")
  func end() throws {
    let harness = try TuningHarness()
    harness.hover(row: 0)
    harness.drag(.end, by: 0.1)
    let end = harness.recording.tracks[0].segments[0].end
    #expect(abs(end - 32.0 / 60) < 1e-3)
    #expect(harness.store.changedValues.count == 1)
    harness.store.undo()
    #expect(harness.store.changedValues.isEmpty)
  }

  @Test("With Alt there is no snapping: the value stays on the grid of its steps")
  func free() throws {
    let harness = try TuningHarness()
    harness.hover(row: 0)
    harness.drag(.end, by: 0.1, .alternate)
    #expect(abs(harness.recording.tracks[0].segments[0].end - 0.54) < 1e-6)
  }

  @Test("While an end is dragged, times stay where they are; afterward everything fits again")
  func steadyScale() throws {
    let harness = try TuningHarness()
    harness.hover(row: 0)
    let area = harness.timeline.timeline.area
    let before = area.scale.pointsPerSecond
    let start = harness.place(of: .end)
    harness.timeline.press(start)
    harness.timeline.move(to: CGPoint(x: start.x - 200, y: start.y))
    #expect(area.scale.pointsPerSecond == before)
    harness.timeline.release()
    #expect(area.scale.duration == harness.recording.duration)
    #expect(area.scale.pointsPerSecond > before)
  }

  @Test("Given an edge that no value moves, then it has a lock that says why, and a press there scrubs")
  func lock() throws {
    let harness = try TuningHarness()
    harness.hover(row: 0)
    let grip = try #require(harness.grips.grips.first { $0.edge.part == .start })
    #expect(grip.isLocked)
    #expect(grip.explanation.contains("No value"))
    #expect(harness.grips.grips.contains { !$0.isLocked })
    harness.drag(.start, by: 0.05)
    #expect(harness.store.changedValues.isEmpty)
    #expect(harness.timeline.requests == ["scrub begins", "scrub ends"] && (harness.timeline.scrubs.last ?? 0) > 0.02)
  }

  @Test("Esc during the drag of an end gives the former value back, and the rest of the drag has no effect")
  func escape() throws {
    let harness = try TuningHarness()
    harness.hover(row: 0)
    let start = harness.place(of: .end)
    harness.timeline.press(start)
    harness.timeline.move(to: CGPoint(x: start.x + 80, y: start.y))
    #expect(harness.store.hasChanges)
    harness.timeline.key(.keyboardEscape)
    #expect(!harness.store.hasChanges && !harness.grips.isEditing)
    harness.timeline.move(to: CGPoint(x: start.x + 120, y: start.y))
    harness.timeline.release()
    #expect(!harness.store.hasChanges && !harness.store.canUndo)
    #expect(harness.timeline.requests.isEmpty)
  }

  @Test("Esc during the drag of the playhead brings it back to where it was")
  func escapeFromScrubbing() throws {
    let harness = try TuningHarness().timeline
    harness.turn { harness.timeline.playhead = 0.1 }
    harness.press(harness.placeInRuler(of: 0.3))
    harness.key(.keyboardEscape)
    harness.move(to: harness.placeInRuler(of: 0.4))
    harness.release()
    #expect(harness.timeline.playhead == 0.1 && harness.requests == ["scrub begins", "scrub ends"])
  }

  @Test("Given a bar, when it is chosen by the arrow keys, then left and right move its end by a frame, and Esc ends that")
  func keys() throws {
    let harness = try TuningHarness()
    let area = harness.timeline.timeline.area
    for _ in 0..<30 where !area.isFocused { harness.timeline.key(.keyboardTab, "\t") }
    #expect(area.isFocused)
    harness.timeline.key(.keyboardDownArrow)
    let end = harness.recording.tracks[0].segments[0].end
    harness.timeline.key(.keyboardRightArrow)
    #expect(abs(harness.recording.tracks[0].segments[0].end - end - 1.0 / 60) < 1e-3)
    harness.timeline.key(.keyboardLeftArrow, modifiers: .shift)
    #expect(abs(harness.recording.tracks[0].segments[0].end - end + 9.0 / 60) < 1e-3)
    harness.timeline.key(.keyboardEscape)
    harness.timeline.key(.keyboardRightArrow)
    #expect(harness.timeline.requests == ["step 1"])
  }

  @Test("Given the time of another bar near a dragged edge, then the edge snaps to it, and otherwise to frames")
  func snapping() {
    let snap = TimeSnap(targets: [0.205])
    #expect(snap.snap(0.21, reach: 0.01) == TimeSnap.Result(time: 0.205, isTarget: true))
    #expect(snap.snap(0.25, reach: 0.01) == TimeSnap.Result(time: 15.0 / 60, isTarget: false))
  }

  @Test("Events of a take are marked, with their names and times")
  func markers() throws {
    let name = try #require(SourceAssets.takes.names(demo: ModalCardDemo.id).first)
    let recording = try RecordingHarness.recording(of: ModalCardDemo.self, playing: name)
    let texts = TimelineMarker.markers(of: recording).map(\.text).joined(separator: "\n")
    #expect(texts.contains("Press") && texts.contains("Lift"))
    #expect(texts.contains("Completed") || texts.contains("Cancelled"))
  }

  @Test("Haptic feedback is marked by its kind and strength")
  func haptics() throws {
    let markers = TimelineMarker.markers(of: try RecordingHarness.scenario(of: HapticDemo.self).record())
    #expect(markers.map(\.shape) == [.ring, .disc(0.7), .diamond])
    #expect(markers.map(\.text)[1] == "Haptic: heavy impact at 70 %  0.100 s")
  }

  @Test("The buttons beside the ruler zoom in, out, and fit")
  func zoomButtons() throws {
    let harness = try TuningHarness()
    let area = harness.timeline.timeline.area
    harness.timeline.click(harness.timeline.button("Zoom into"))
    #expect(abs(area.scale.zoom - 1.5) < 1e-6)
    harness.timeline.click(harness.timeline.button("Zoom out"))
    #expect(area.scale.isFitting)
    harness.timeline.click(harness.timeline.button("Zoom into"))
    harness.timeline.click(harness.timeline.button("Fit"))
    #expect(area.scale.isFitting)
  }
}
