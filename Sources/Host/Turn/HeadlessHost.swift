import UIKit

/// Runs content without a window or display, on a settable clock, for captures and tests.
@MainActor
package final class HeadlessHost {
  package let clock = VirtualClock()
  /// The number of frames per second that `advance` steps through.
  package let framesPerSecond: Double
  private let content: any HostContent
  private var frame: PixelBuffer
  private var frameIndex = 0

  /// Creates a host for content of the given size in points, at `scale` pixels per point, and runs its first turn.
  package init(content: any HostContent, size: CGSize, scale: CGFloat = 1, framesPerSecond: Double = 60) {
    self.content = content
    self.framesPerSecond = framesPerSecond
    frame = Self.frame(size, scale)
    content.resize(to: size, scale: scale)
    turn()
  }

  package var now: TimeInterval { clock.now }

  /// Delivers events at the current time.
  package func send(_ events: InputEvent...) { turn(events) }

  package func drop(_ paths: [String]) {
    content.receiveFiles(paths)
    turn()
  }

  /// Resizes the content, in points, and runs a turn.
  package func resize(to size: CGSize, scale: CGFloat = 1) {
    frame = Self.frame(size, scale)
    content.resize(to: size, scale: scale)
    turn()
  }

  /// Advances by the given number of seconds, frame by frame.
  package func advance(by seconds: TimeInterval) { advance(to: now + seconds) }

  /// Advances to `time`, frame by frame, with a last turn exactly at the end.
  package func advance(to time: TimeInterval) {
    // Frame times are multiples, not sums, so that the thousandth frame doesn't contain a thousand rounding errors.
    while TimeInterval(frameIndex + 1) / framesPerSecond < time {
      frameIndex += 1
      step(to: TimeInterval(frameIndex) / framesPerSecond)
    }
    step(to: time)
  }

  /// Draws what has changed, as a window does for each frame.
  package func render() { _ = content.render(into: frame) }

  package func image() -> CGImage {
    _ = content.render(into: frame)
    return CGImage(pixels: frame.copy())
  }

  private func step(to time: TimeInterval) {
    guard time > now else { return }
    clock.advance(to: time)
    turn()
  }

  private func turn(_ events: [InputEvent] = []) { HostTurn(of: content, at: now).run(events: events) }

  private static func frame(_ size: CGSize, _ scale: CGFloat) -> PixelBuffer {
    PixelBuffer(width: max(Int((size.width * scale).rounded()), 1), height: max(Int((size.height * scale).rounded()), 1))
  }
}
