import Foundation
import Rehearsal

/// A replay in progress, whose position advances with the host's time.
struct Replay {
  var transport: Transport
  /// The host's time at the latest advance, in seconds.
  private var latestAdvance: TimeInterval

  init(_ transport: Transport, at hostTime: TimeInterval) {
    self.transport = transport
    latestAdvance = hostTime
  }

  /// Plays, beginning at the given time of the host.
  mutating func play(at hostTime: TimeInterval) {
    latestAdvance = hostTime
    transport.play()
  }

  mutating func advance(to hostTime: TimeInterval, with settings: PlaybackSettings) {
    transport.advance(by: hostTime - latestAdvance, with: settings)
    latestAdvance = hostTime
  }
}
