import Foundation
import Host
import Synchronization

/// Decodes pictures for the main thread of a window, which never waits long for a process.
struct BriefDecoder {
  /// The maximum time for which the main thread waits, in seconds.
  static func limit(for header: ImageHeader) -> TimeInterval {
    // Larger pictures take longer, even if their worker works normally.
    let pixelsPerSecond: Double = header.format == .heic || header.format == .avif ? 4_000_000 : 16_000_000
    return max(1, Double(header.pixelCount) / pixelsPerSecond)
  }

  /// The time to wait for each of two attempts, in seconds.
  let limit: TimeInterval

  /// Returns the result of `decode`, which runs on other threads with tickets that cancel it, or nil if there is none in time. A second
  /// attempt has other workers.
  func result(_ decode: @escaping @Sendable (DecodingTicket) -> Result<DecodedPicture, ImageError>) -> Result<DecodedPicture, ImageError>? {
    for _ in 0..<2 {
      let attempt = Attempt()
      BackgroundThread.start { attempt.end(with: decode(attempt.ticket)) }
      if let result = attempt.wait(seconds: limit) { return result }
    }
    return nil
  }

  /// One decoding on another thread.
  private final class Attempt: Sendable {
    let ticket = DecodingTicket()
    private let isDone = DispatchSemaphore(value: 0)
    private let result = Mutex<Result<DecodedPicture, ImageError>?>(nil)

    func end(with result: Result<DecodedPicture, ImageError>) {
      self.result.withLock { $0 = result }
      isDone.signal()
    }

    /// Waits for the result. If there is none in time, cancels the decoding, without waiting for its end.
    func wait(seconds: TimeInterval) -> Result<DecodedPicture, ImageError>? {
      if isDone.wait(timeout: .now() + seconds) == .success { return result.withLock { $0 } }
      ticket.cancel()
      return nil
    }
  }
}
