import CoreGraphics
import Foundation
import UIKit

/// Runs content without any window or display, on a clock that is told the time: for captures and tests.
@MainActor
public final class HeadlessHost {
  public let clock = VirtualClock()
  /// Frames that `advance` steps through in each second.
  public let framesPerSecond: Double
  private let content: any HostContent
  private var frame: PixelBuffer
  private var frameIndex = 0

  /// Content of `size` points at `scale` pixels a point.
  public init(content: any HostContent, size: CGSize, scale: CGFloat = 1, framesPerSecond: Double = 60) {
    self.content = content
    self.framesPerSecond = framesPerSecond
    frame = Self.frame(size, scale)
    content.resize(to: size, scale: scale)
    turn()
  }

  /// Seconds since the start.
  public var now: TimeInterval { clock.now }

  /// Delivers events at the present time.
  public func send(_ events: InputEvent...) { turn(events) }

  /// Lets files go over the content.
  public func drop(_ paths: [String]) {
    content.receiveFiles(paths)
    turn()
  }

  public func resize(to size: CGSize, scale: CGFloat = 1) {
    frame = Self.frame(size, scale)
    content.resize(to: size, scale: scale)
    turn()
  }

  /// Goes on by `seconds`, a frame at a time.
  public func advance(by seconds: TimeInterval) { advance(to: now + seconds) }

  /// Goes on until `time`, a frame at a time and with a last turn at the very end.
  public func advance(to time: TimeInterval) {
    // Frame times are counted, not added up: the thousandth frame has no thousand roundings in it.
    while TimeInterval(frameIndex + 1) / framesPerSecond < time {
      frameIndex += 1
      step(to: TimeInterval(frameIndex) / framesPerSecond)
    }
    step(to: time)
  }

  /// What the screen shows now.
  public func image() -> CGImage {
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
