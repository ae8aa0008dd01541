import Testing
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("A replay of a take in which the stage changes") @MainActor
struct ReplayedChangesTests {
  private let harness: SessionHarness
  private var session: StageSession { harness.session }

  init() throws {
    harness = try SessionHarness()
    session.playback.show(
      Take(
        name: "turned", demo: "modal-card", phase: .present, size: CGSize(width: 390, height: 844),
        events: [
          TakeEvent(time: 0, change: .run(.present)), TakeEvent(time: 0.2, change: .resize(CGSize(width: 844, height: 390))),
          TakeEvent(time: 0.3, change: .appearance(.dark)), TakeEvent(time: 0.6, change: .resize(CGSize(width: 390, height: 844))),
        ]))
    harness.turn()
  }

  private var size: CGSize { session.stage.scene.screen.bounds.size }

  @Test("When it comes to where the screen turns, then the window is told to make room, and told again when it turns back")
  func turns() {
    var changes: [CGSize] = []
    session.onChange = { [session] _ in changes.append(session.stage.configuration.device.size) }
    session.playback.replay()
    harness.run(frames: 90)
    #expect(changes.contains(CGSize(width: 844, height: 390)))
    #expect(changes.last == CGSize(width: 390, height: 844))
  }

  @Test("Wherever it is scrubbed to, the stage is as it was at that moment; it begins as it is set up to")
  func scrubs() {
    func look(at time: TimeInterval) -> (CGFloat, Appearance) {
      session.playback.scrub(to: time)
      harness.turn()
      return (size.width, session.stage.configuration.appearance)
    }
    #expect(look(at: 0.4) == (844, .dark))
    #expect(look(at: 0.1) == (390, .light))
    #expect(look(at: 0.25) == (844, .light))
    #expect(session.configuration.device == .phone)
    session.reset()
    harness.turn()
    #expect(size == CGSize(width: 390, height: 844))
  }

  @Test("When a hand takes the stage over in the middle, then it stays the device that it is then")
  func takenOver() {
    session.playback.scrub(to: 0.4)
    harness.turn()
    harness.press(CGPoint(x: 10, y: 10), .began)
    #expect(!session.playback.isPaused)
    #expect(session.configuration.device.size == CGSize(width: 844, height: 390))
    #expect(size.width == 844)
  }
}
