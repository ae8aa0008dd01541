import Foundation

/// Where a replay stands and how it moves, as with a tape: played, paused, stepped, dragged, turned round, looped.
///
/// A value of its own, without any stage: whoever shows the replay advances it by the host's time and shows what it says.
struct Transport: Equatable, Sendable {
  /// Seconds since the replay's beginning, 0…`duration`.
  private(set) var time: TimeInterval = 0
  /// How long the replay is, in seconds.
  private(set) var duration: TimeInterval
  private(set) var isPlaying = false
  /// Whether playing goes from the end to the beginning.
  private(set) var isReversed = false
  /// Whether playing begins again when it has come to its end.
  var isLooping = false
  var speed = PlaybackSpeed.full
  /// Seconds for which a loop still rests at its end.
  private var rest: TimeInterval = 0

  /// How long a loop rests at its end, so that one sees where the motion has led: seconds of the host, whatever the speed.
  static let restBetweenLoops: TimeInterval = 0.4
  /// What a step moves by: a frame of a display with 60 a second.
  static let frame: TimeInterval = 1.0 / 60

  init(duration: TimeInterval) { self.duration = max(duration, 0) }

  /// Whether playing would have nothing more to show.
  var isAtEnd: Bool { isReversed ? time <= 0 : time >= duration }

  /// Goes on from here, or from the other end where there is nothing more to show.
  mutating func play() {
    if isAtEnd { time = isReversed ? duration : 0 }
    rest = 0
    isPlaying = true
  }

  mutating func pause() { isPlaying = false }

  /// Starts from the beginning.
  mutating func restart() {
    time = isReversed ? duration : 0
    play()
  }

  /// Stands still at a moment, or the nearest that the replay has.
  mutating func seek(to time: TimeInterval) {
    isPlaying = false
    self.time = min(max(time, 0), duration)
  }

  /// Stands still some frames further on, or back; on whole frames, as the replay's own film has them.
  mutating func step(by frames: Int) {
    let frame = (time / Self.frame).rounded(frames > 0 ? .down : .up)
    // A moment just short of a frame is that frame.
    let nearest = (time / Self.frame).rounded()
    let start = abs(time / Self.frame - nearest) < 1e-6 ? nearest : frame
    seek(to: (start + Double(frames)) * Self.frame)
  }

  mutating func reverse() { isReversed.toggle() }

  /// The replay has become longer or shorter: what is tuned changes how long it lasts. One that stood at its end stays there.
  mutating func setDuration(_ duration: TimeInterval) {
    let wasAtEnd = time >= self.duration && self.duration > 0
    self.duration = max(duration, 0)
    time = wasAtEnd ? self.duration : min(time, self.duration)
  }

  /// Lets `seconds` of the host's time pass.
  mutating func advance(by seconds: TimeInterval) {
    guard isPlaying else { return }
    if rest > 0 {
      rest -= seconds
      if rest <= 0 { time = isReversed ? duration : 0 }
      return
    }
    let way = seconds * speed.rawValue
    time = min(max(time + (isReversed ? -way : way), 0), duration)
    guard isAtEnd else { return }
    if isLooping { rest = Self.restBetweenLoops } else { isPlaying = false }
  }
}
