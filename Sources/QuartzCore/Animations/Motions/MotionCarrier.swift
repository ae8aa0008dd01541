import Foundation

/// The animation that carries a motion on its layer. Clients don't see it, because `animation(forKey:)` and `animationKeys()` find
/// animations by keys.
package final class MotionCarrier: CAPropertyAnimation {
  private(set) var track: MotionTrack?
  /// A curve with the timing of the motion. It may be less exact.
  package private(set) var curve = TimingCurve.linear

  override func content(inheriting duration: CFTimeInterval) -> AnimationNode.Content? { track.map { .motion($0) } }

  convenience init(_ track: MotionTrack, curve: TimingCurve) {
    self.init(keyPath: track.property.rawValue)
    self.track = track
    self.curve = curve
    fillMode = .both
    // A motion without an end also needs time to pass.
    let isEndless = !track.motion.duration.isFinite
    duration = isEndless ? 1 : max(track.motion.duration, 1e-6)
    if isEndless { repeatCount = .infinity }
  }
}
