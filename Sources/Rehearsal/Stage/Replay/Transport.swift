import Foundation

/// The position of a replay and its movement: play, pause, step, seek, reverse and loop. The owner advances it by the host's time and shows
/// the result.
package struct Transport: Equatable, Sendable {
  /// In the range 0…`duration`, in seconds.
  package private(set) var time: TimeInterval = 0
  private(set) var duration: TimeInterval
  package private(set) var isPlaying = false
  package private(set) var isReversed = false
  /// The remaining pause at the end of a loop, in seconds.
  private var rest: TimeInterval = 0

  /// The pause at the end of a loop, so that the final state is visible, in seconds of the host at any speed.
  static let restBetweenLoops: TimeInterval = 0.4
  /// The length of a step, in seconds: a frame of a 60 Hz display.
  package static let frame: TimeInterval = 1.0 / 60

  package init(duration: TimeInterval) { self.duration = max(duration, 0) }

  /// A Boolean value that indicates whether the replay has nothing more to show in its direction.
  package var isAtEnd: Bool { isReversed ? time <= 0 : time >= duration }

  /// A Boolean value that indicates whether the replay shows its final state, whatever its direction.
  package var isAtFinalState: Bool { time >= duration && duration > 0 }

  /// Plays from the current position, or from the other end if there is nothing more to show.
  package mutating func play() {
    if isAtEnd { time = isReversed ? duration : 0 }
    rest = 0
    isPlaying = true
  }

  package mutating func pause() { isPlaying = false }

  package mutating func restart() {
    time = isReversed ? duration : 0
    play()
  }

  package mutating func seek(to time: TimeInterval) {
    isPlaying = false
    self.time = min(max(time, 0), duration)
  }

  /// Pauses the given number of frames later, or earlier if negative, on whole frames as in an exported film.
  package mutating func step(by frames: Int) {
    let frame = (time / Self.frame).rounded(frames > 0 ? .down : .up)
    // A time just short of a frame counts as that frame.
    let nearest = (time / Self.frame).rounded()
    let start = abs(time / Self.frame - nearest) < 1e-6 ? nearest : frame
    seek(to: (start + Double(frames)) * Self.frame)
  }

  package mutating func reverse() { isReversed.toggle() }

  /// Changes the duration of the replay, which depends on the values. A replay at its end stays there.
  package mutating func setDuration(_ duration: TimeInterval) {
    let wasAtEnd = isAtFinalState
    self.duration = max(duration, 0)
    time = wasAtEnd ? self.duration : min(time, self.duration)
  }

  package mutating func advance(by seconds: TimeInterval, with settings: PlaybackSettings = PlaybackSettings()) {
    guard isPlaying else { return }
    if rest > 0 {
      rest -= seconds
      if rest <= 0 { time = isReversed ? duration : 0 }
      return
    }
    let distance = seconds * settings.speed.rawValue
    time = min(max(time + (isReversed ? -distance : distance), 0), duration)
    guard isAtEnd else { return }
    if settings.isLooping { rest = Self.restBetweenLoops } else { isPlaying = false }
  }
}
