@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import Testing
import Tweaks
import UIKit

@Suite("What a session reports to the window") @MainActor
struct SessionStateTests {
  private final class Reports {
    var states: [SessionState] = []
  }

  private let harness: SessionHarness
  private var session: StageSession { harness.session }
  private let reports = Reports()

  init() throws {
    harness = try SessionHarness()
    session.onChange = { [reports] in reports.states.append($0) }
    harness.turn()
    reports.states = []
  }

  private func modes(frames: Int) -> [SessionState.Mode] {
    reports.states = []
    harness.run(frames: frames)
    return reports.states.map(\.mode)
  }

  @Test("A replay that plays is reported once a turn, and one that stands still not at all")
  func replay() {
    session.playback.replay()
    #expect(modes(frames: 3).count == 3 && session.playback.playhead.map { $0 > 0.04 } == true)
    session.playback.scrub(to: 0.2)
    #expect(modes(frames: 1) == [.replay(at: 0.2)])
    #expect(modes(frames: 5).isEmpty)
  }

  @Test("A pane that becomes visible while the stage stands still is told the state once more")
  func update() {
    session.playback.scrub(to: 0.2)
    _ = modes(frames: 2)
    session.setNeedsUpdate()
    #expect(modes(frames: 3) == [.replay(at: 0.2)])
  }

  @Test("A value changed during a replay counts up the revisions of the values and of the stages, once each, and no other")
  func values() throws {
    session.playback.scrub(to: 0.2)
    harness.turn()
    var expected = session.state.revisions
    expected.values += 1
    // The replay is simulated again on a new stage.
    expected.stages += 1
    session.tweaks.set(.number(0.3), for: "present.damping")
    #expect(session.nextTurn == -.infinity)
    harness.turn()
    #expect(session.state.revisions == expected)
    harness.turn()
    #expect(session.state.revisions == expected)
  }

  // MARK: Recording

  @Test("A recording without input is not saved, and leaves the stages live")
  func emptyRecording() throws {
    session.startRecording()
    #expect(session.state.mode == .recording)
    harness.turn()
    #expect(try session.finishRecording() == nil)
    #expect(session.state.mode == .live && session.state.revisions.takes == 0)
  }

  @Test("A replay, a new stage or another demo discards the recording in progress")
  func discardedRecording() throws {
    for discard in [session.playback.replay, session.reset, { [session] in session.select(DemoDefinition(PhotoZoomDemo.self)) }] {
      session.startRecording()
      harness.press(CGPoint(x: 10, y: 10), .began)
      harness.press(CGPoint(x: 10, y: 10), .ended)
      #expect(session.isRecording)
      discard()
      #expect(!session.isRecording)
      #expect(try session.finishRecording() == nil)
    }
  }

  @Test("A recording is saved as a take, which the next replay plays")
  func savedRecording() throws {
    session.startRecording()
    harness.press(CGPoint(x: 10, y: 10), .began)
    harness.press(CGPoint(x: 10, y: 10), .ended)
    #expect(try session.finishRecording() != nil)
    #expect(session.state.revisions.takes == 1 && session.state.replayedTake == nil)
    session.playback.replay()
    #expect(session.state.replayedTake == session.playback.subject.take?.name && session.state.playingTake != nil)
  }

  // MARK: Demos

  @Test("A demo that is shown again has the values with which it was left, on a live stage")
  func shelf() {
    session.tweaks.set(.number(0.3), for: "present.damping")
    session.select(DemoDefinition(PhotoZoomDemo.self))
    #expect(!session.tweaks.hasChanges)
    session.select(DemoDefinition(ModalCardDemo.self))
    #expect(session.tweaks.value(of: "present.damping") == .number(0.3))
    #expect(session.state.mode == .live)
  }
}
