import Foundation

/// Logs warnings, each message once. For repeated messages, the number of repetitions is logged at the end.
///
/// Messages that differ only in their numbers, such as the duration of a run with other values, count as one.
///
/// It can be used on any thread.
final class WarningLog: @unchecked Sendable {
  /// The log of the process, which writes the numbers of repetitions when the process ends.
  static let standardError: WarningLog = {
    atexit { WarningLog.standardError.finish() }
    return WarningLog { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  }()

  private let write: (String) -> Void
  private let lock = NSLock()
  /// The number of times that each message was repeated after it was written, by the message without its numbers.
  private var repetitions: [String: Int] = [:]
  /// The messages that have been written, in order.
  private var sentences: [String] = []
  /// The maximum number of messages that are counted at a time.
  private static let capacity = 500

  init(write: @escaping (String) -> Void) { self.write = write }

  func add(_ warning: String) {
    lock.withLock {
      let key = Self.withoutNumbers(warning)
      if let count = repetitions[key] {
        repetitions[key] = count + 1
        return
      }
      if sentences.count == Self.capacity { writeRepetitions() }
      repetitions[key] = 0
      sentences.append(warning)
      write("UIKit: \(warning)")
    }
  }

  private static func withoutNumbers(_ message: String) -> String { message.filter { !$0.isNumber && $0 != "." } }

  /// Writes the numbers of repetitions, and resets them.
  func finish() { lock.withLock { writeRepetitions() } }

  private func writeRepetitions() {
    for sentence in sentences {
      guard let count = repetitions[Self.withoutNumbers(sentence)], count > 0 else { continue }
      write("UIKit: \(count == 1 ? "once" : "\(count) times") more: \(sentence)")
    }
    (sentences, repetitions) = ([], [:])
  }
}
