import Foundation

/// Logs warnings, each message once, and at the end how often each was repeated. It can be used on any thread.
///
/// Messages that differ only in their numbers, such as the duration of a run with other values, count as one.
final class WarningLog: @unchecked Sendable {
  /// Writes the repetitions when the process ends.
  static let standardError: WarningLog = {
    atexit { WarningLog.standardError.finish() }
    return WarningLog { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  }()

  private let write: (String) -> Void
  private let lock = NSLock()
  /// How often each message was repeated after it was written, keyed by the message without its numbers.
  private var repetitions: [String: Int] = [:]
  private var sentences: [String] = []
  /// The maximum number of different messages before the repetitions are written and counting restarts.
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

  func finish() { lock.withLock { writeRepetitions() } }

  private func writeRepetitions() {
    for sentence in sentences {
      guard let count = repetitions[Self.withoutNumbers(sentence)], count > 0 else { continue }
      write("UIKit: \(count == 1 ? "once" : "\(count) times") more: \(sentence)")
    }
    (sentences, repetitions) = ([], [:])
  }
}
