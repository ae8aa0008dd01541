@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("The timeline") @MainActor
struct TimelineViewTests {
  private func harness() throws -> TimelineHarness {
    try TimelineHarness(RecordingHarness.scenario(of: ModalCardDemo.self).record())
  }

  @Test("A bar's caption is on one line: with less room it is the duration alone, then nothing")
  func captions() throws {
    let harness = try harness()
    let bars = harness.timeline.area.bars
    let segment = try #require(bars.rows.rows.first?.track.segments.first)
    let whole = try #require(bars.caption(of: segment, in: 1000))
    let short = try #require(bars.caption(of: segment, in: whole.size().width - 1))
    #expect(whole.string.hasSuffix(" · " + short.string))
    #expect(bars.caption(of: segment, in: short.size().width - 1) == nil)
  }

  // MARK: Scrubbing

  @Test("When somebody drags in the ruler or in the tracks, then the moment under the pointer is asked for, from press to release")
  func scrub() throws {
    let harness = try harness()
    for begin in [harness.placeInRuler(of: 0.1), harness.place(of: 0.1)] {
      harness.press(begin)
      harness.move(to: harness.place(of: 0.3))
      #expect(harness.requests.last == "scrub begins")
      harness.release()
      #expect(harness.requests.last == "scrub ends")
      #expect(abs(harness.scrubs[harness.scrubs.count - 2] - 0.1) < 1e-6 && abs(harness.scrubs[harness.scrubs.count - 1] - 0.3) < 1e-6)
      #expect(harness.timeline.playhead == harness.scrubs.last)
    }
  }

  @Test("A drag beyond the ends stays at the ends")
  func scrubBeyond() throws {
    let harness = try harness()
    harness.press(harness.place(of: 0.2))
    harness.move(to: CGPoint(x: 0, y: 100))
    #expect(harness.scrubs.last == 0)
    harness.move(to: CGPoint(x: 799, y: 100))
    #expect(harness.scrubs.last == 0.44)
  }

  @Test("With Shift a drag goes from frame to frame")
  func scrubByFrames() throws {
    let harness = try harness()
    harness.press(harness.place(of: 0.107), .shift)
    #expect(harness.scrubs == [6.0 / 60])
  }

  @Test("When the playhead moves, then nothing but it moves: the bars are not drawn again")
  func playheadAlone() throws {
    let harness = try harness()
    harness.turn { harness.timeline.playhead = 0.1 }
    let drawings = harness.views(DrawnView.self).map { $0.layer.contents as AnyObject? }
    harness.turn { harness.timeline.playhead = 0.2 }
    for (view, drawing) in zip(harness.views(DrawnView.self), drawings) { #expect(view.layer.contents as AnyObject? === drawing) }
    #expect(harness.texts.contains("0.200 s · frame 12 of 27"))
  }

  // MARK: Transport

  @Test("Each button asks for what its tool tip says, and names its key there")
  func transport() throws {
    let harness = try harness()
    let buttons = [
      ("Play (Space)", "play"), ("One frame back (,)", "step -1"), ("One frame forward (.)", "step 1"),
      ("Replay from the beginning (R)", "replay"),
      ("Play in reverse (Shift+R)", "reverse"), ("Loop (L)", "loop"),
    ]
    for (toolTip, request) in buttons {
      harness.click(harness.button(toolTip))
      #expect(harness.requests.last == request)
    }
    harness.turn { harness.timeline.header.playback.isPlaying = true }
    harness.click(harness.button("Pause (Space)"))
    #expect(harness.requests.suffix(1) == ["play"])
  }

  @Test("Without a recording there is nothing to scrub, playing is what makes one, and the timeline says so")
  func empty() throws {
    let harness = try TimelineHarness(nil)
    harness.click(harness.button("Play"))
    #expect(harness.requests == ["play"])
    harness.press(CGPoint(x: 500, y: 60))
    #expect(harness.scrubs.isEmpty)
    #expect(harness.texts.contains("Run a phase to see what it does."))
  }

  // MARK: Keys

  @Test("With the focus, arrows step, with Shift by ten frames, and Home and End go to the ends")
  func keys() throws {
    let harness = try harness()
    for _ in 0..<20 where !harness.timeline.area.isFocused { harness.key(.keyboardTab, "\t") }
    #expect(harness.timeline.area.isFocused)
    harness.key(.keyboardRightArrow)
    harness.key(.keyboardLeftArrow, modifiers: .shift)
    #expect(harness.requests == ["step 1", "step -10"])
    harness.key(.keyboardEnd)
    harness.key(.keyboardHome)
    #expect(harness.scrubs == [0.44, 0])
  }

  // MARK: Zoom

  @Test("Ctrl and the wheel zoom around the pointer; a double click on the ruler fits all again")
  func zoom() throws {
    let harness = try harness()
    let place = harness.place(of: 0.2)
    harness.wheel(CGVector(dx: 0, dy: -300), at: place, isPrecise: true, modifiers: .control)
    #expect(!harness.timeline.area.scale.isFitting)
    #expect(abs(harness.place(of: 0.2).x - place.x) < 1e-6)
    harness.wheel(CGVector(dx: 60, dy: 0), at: place, isPrecise: true)
    #expect(abs(harness.place(of: 0.2).x - place.x + 60) < 1e-6)
    harness.click(harness.placeInRuler(of: 0.2))
    harness.click(harness.placeInRuler(of: 0.2))
    #expect(harness.timeline.area.scale.isFitting)
  }

  @Test("Given more tracks than there is room for, when the wheel turns, then names and bars scroll together")
  func verticalScroll() throws {
    let recording = try RecordingHarness.scenario(of: SubviewSnapshotsDemo.self).record()
    let harness = try TimelineHarness(recording, size: CGSize(width: 800, height: 200))
    harness.wheel(CGVector(dx: 0, dy: 48), at: harness.place(of: 0.2), isPrecise: true)
    #expect(harness.timeline.area.verticalOffset == 48)
    #expect(harness.views(TrackNamesView.self).first?.frame.minY == -48)
  }

  // MARK: Size

  @Test("Collapsed there is the head alone, which still plays")
  func collapsed() throws {
    let harness = try harness()
    harness.turn {
      harness.timeline.isCollapsed = true
      harness.timeline.frame.size.height = Theme.Timeline.headerHeight
    }
    #expect(harness.timeline.area.superview?.isHidden == true)
    harness.click(harness.button("Play"))
    #expect(harness.requests == ["play"])
  }

  // MARK: What the tool tips say

  @Test("A bar tells its layer, its values, its law and its times; a cut-off one what was meant")
  func descriptions() throws {
    let card = try #require(RecordingHarness.scenario(of: ModalCardDemo.self).record().tracks.last)
    #expect(
      TimelineText.describe(card.segments[0], of: card) == """
        card  transform
        moved by 0, 362 → identity
        spring, ratio 0.82
        stiffness 405.71, damping 33.03
        0.000 s – 0.440 s, 0.44 s
        """)
    let photo = try #require(RecordingHarness.recording(of: PhotoZoomDemo.self, playing: "catch").track("photo", "bounds"))
    #expect(TimelineText.describe(photo.segments[0], of: photo).hasSuffix("interrupted (planned: 0.37 s)"))
  }

  @Test("Where animations of one property overlap, their bars lie side by side")
  func lanes() {
    func segment(_ start: Double, _ end: Double) -> MotionSegment {
      MotionSegment(commit: start, start: start, end: end, timing: .linear, intendedDuration: end - start, ending: .completed)
    }
    var recording = PhaseRecording(phase: .present)
    let title = LayerTitle(text: "card", isNamed: true, container: nil)
    recording.tracks = [
      MotionTrack(layer: title, keyPath: "position", segments: [segment(0, 0.4), segment(0.2, 0.6), segment(0.4, 0.8)]),
      MotionTrack(layer: title, keyPath: "opacity", segments: [segment(0, 0.4), segment(0.4, 0.6)]),
    ]
    let rows = TimelineRows(recording).rows
    #expect(rows.map(\.lanes) == [[0, 1, 0], [0, 0]] && rows.map(\.laneCount) == [2, 1])
    #expect(rows.map(\.isFirstOfLayer) == [true, false])
  }
}

@Suite("The scale of time")
struct TimeScaleTests {
  @Test("All of the phase fits between the margins, and places and times turn into each other")
  func fit() {
    let scale = TimeScale(duration: 0.5, width: 620, leading: 20, trailing: 100)
    #expect(scale.x(of: 0) == 20 && scale.x(of: 0.5) == 520)
    #expect(abs(scale.time(at: 270) - 0.25) < 1e-12 && scale.clampedTime(at: 600) == 0.5 && scale.clampedTime(at: 0) == 0)
  }

  @Test("Zooming goes no farther out than all, and no closer than a frame of 60 points")
  func zoomLimits() {
    var scale = TimeScale(duration: 0.5, width: 620)
    scale.zoom(by: 0.1, around: 100)
    #expect(scale.isFitting && scale.offset == 0)
    scale.zoom(by: 1e6, around: 100)
    #expect(scale.pointsPerSecond == 3600)
  }

  @Test("Scrolling stops at both ends, and a moment out of sight can be brought into it")
  func scrolling() {
    var scale = TimeScale(duration: 1, width: 500)
    scale.zoom(by: 2, around: 0)
    scale.scroll(by: -100)
    #expect(scale.x(of: 0) == 0)
    scale.scroll(by: 9000)
    #expect(abs(scale.x(of: 1) - 500) < 1e-9)
    scale.reveal(0.1)
    #expect(scale.x(of: 0.1) >= 0 && scale.x(of: 0.1) <= 500)
  }

  @Test(
    "Marks stand on round numbers, as close as their labels allow",
    arguments: [(100.0, 1.0, "1 s"), (640, 0.1, "0.1 s"), (1300, 0.05, "0.05 s"), (3600, 0.02, "0.02 s"), (20, 5, "5 s")])
  func ticks(pointsPerSecond: Double, major: Double, label: String) {
    let ticks = TimeTicks(pointsPerSecond: pointsPerSecond)
    #expect(abs(ticks.major - major) < 1e-12)
    #expect(ticks.label(at: ticks.major) == label && ticks.label(at: 0) == "0")
    #expect(ticks.major * pointsPerSecond >= 64)
  }
}
