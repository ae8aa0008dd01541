import Foundation
import Rehearsal

/// A replay in progress: its position, which advances with the host's time.
struct Replay {
  var transport: Transport
  /// The host's time up to which the transport has advanced, in seconds.
  private var latestAdvance: TimeInterval

  init(_ transport: Transport, at hostTime: TimeInterval) {
    self.transport = transport
    latestAdvance = hostTime
  }

  /// Plays from a time of the host on.
  mutating func play(at hostTime: TimeInterval) {
    latestAdvance = hostTime
    transport.play()
  }

  /// Advances to a time of the host.
  mutating func advance(to hostTime: TimeInterval, with settings: PlaybackSettings) {
    transport.advance(by: hostTime - latestAdvance, with: settings)
    latestAdvance = hostTime
  }
}
