import Foundation

/// Writes warnings down, each sentence once: of one that comes again only the number is told, at the end.
///
/// It may be used from any thread.
final class WarningLog: @unchecked Sendable {
  /// The log of the process, which tells the numbers when the process ends.
  static let standardError: WarningLog = {
    atexit { WarningLog.standardError.finish() }
    return WarningLog { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  }()

  private let write: (String) -> Void
  private let lock = NSLock()
  /// How often each sentence came after it was written.
  private var repetitions: [String: Int] = [:]
  /// The sentences that have been written, in that order.
  private var sentences: [String] = []
  /// How many sentences are counted at a time.
  private static let capacity = 500

  init(write: @escaping (String) -> Void) { self.write = write }

  func add(_ warning: String) {
    lock.withLock {
      if let count = repetitions[warning] {
        repetitions[warning] = count + 1
        return
      }
      if sentences.count == Self.capacity { tellRepetitions() }
      repetitions[warning] = 0
      sentences.append(warning)
      write("UIKit: \(warning)")
    }
  }

  /// Tells how often sentences came again, and forgets them.
  func finish() { lock.withLock { tellRepetitions() } }

  private func tellRepetitions() {
    for sentence in sentences {
      guard let count = repetitions[sentence], count > 0 else { continue }
      write("UIKit: \(count == 1 ? "once" : "\(count) times") more: \(sentence)")
    }
    (sentences, repetitions) = ([], [:])
  }
}
