import StandIns
import Testing
import UIKit
import UITestSupport

@Suite("A film that isn't shown") @MainActor
struct PlayerTests {
  @Test("While a player plays, its time runs on the scene's clock, at its rate")
  func time() {
    let harness = SceneHarness(hostTime: 0, pace: .singleTurns)
    let player = AVPlayer(url: URL(fileURLWithPath: "/holiday.mp4"))
    harness.perform { player.play() }
    harness.advance(by: 2)
    #expect(harness.perform { player.currentTime() }.seconds == 2)
    harness.perform { player.rate = 0.5 }
    harness.advance(by: 2)
    harness.perform { player.pause() }
    harness.advance(by: 2)
    #expect(harness.perform { player.currentTime() }.seconds == 3)
    #expect(player.timeControlStatus == .paused)
  }

  @Test("At its end, a film stops and posts a notification, once")
  func end() {
    let harness = SceneHarness(hostTime: 0, pace: .singleTurns)
    let player = AVPlayer(url: URL(fileURLWithPath: "/holiday.mp4"))
    var ends = 0
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { _ in MainActor.assumeIsolated { ends += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    harness.perform {
      player.seek(to: CMTime(seconds: 59, preferredTimescale: 600))
      player.play()
    }
    harness.advance(by: 2)
    harness.advance(by: 2)
    #expect(ends == 1 && player.rate == 0)
    #expect(harness.perform { player.currentTime() } == player.currentItem?.duration)
  }

  @Test("Times are compared and added by their seconds")
  func times() {
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
    #expect(CMTimeGetSeconds(CMTimeMake(value: 1, timescale: 2) + CMTimeMakeWithSeconds(1.5, preferredTimescale: 10)) == 2)
    #expect(!CMTime(value: 1, timescale: 0).isValid && CMTime.invalid.seconds.isNaN && CMTime.zero < .positiveInfinity)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isNumeric)
  }

  @Test("A player's controller shows the player, and a tap plays and pauses")
  func controller() {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: URL(fileURLWithPath: "/holiday.mp4"))
    let harness = SceneHarness(root: controller)
    harness.click(CGPoint(x: 100, y: 100))
    #expect(controller.player?.rate == 1)
    harness.advance(by: 1)
    harness.click(CGPoint(x: 100, y: 100))
    #expect(controller.player?.rate == 0)
  }
}
