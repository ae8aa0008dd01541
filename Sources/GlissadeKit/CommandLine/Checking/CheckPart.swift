import Foundation
import Rehearsal

/// The check of one demo of a command line, in a process of its own.
package struct CheckPart: Sendable {
  /// The first word of such a process's command line, before the number of the check and the path of the outcome.
  static let word = "--check-part"

  let number: Int
  /// The file for the outcome.
  let file: String
  /// The words of the original command line.
  let words: [String]
  private let parent = getppid()

  /// Returns nil if `words` aren't the command line of such a process.
  init?(_ words: [String]) {
    guard words.count > 3, words[0] == Self.word, let number = Int(words[1]) else { return nil }
    self.number = number
    file = words[2]
    self.words = Array(words.dropFirst(3))
  }

  static func words(number: Int, file: String, of words: [String]) -> [String] { [word, "\(number)", file] + words }

  /// Reports the progress, 0…1, to the parent process. Exits if that process has ended.
  func note(_ progress: Double) {
    if getppid() != parent { exit(0) }
    try? "\(progress)".write(toFile: Self.progressFile(file), atomically: true, encoding: .utf8)
  }

  func finish(_ outcome: CheckOutcome) throws { try JSONEncoder().encode(outcome).write(to: URL(fileURLWithPath: file), options: .atomic) }

  /// Returns the progress, 0…1, of the part with an outcome in `file`.
  static func progress(_ file: String) -> Double {
    (try? String(contentsOfFile: progressFile(file), encoding: .utf8)).flatMap(Double.init) ?? 0
  }

  private static func progressFile(_ file: String) -> String { file + ".progress" }
}

/// The running program, which can be started again for a part of its work.
package struct OwnProgram: Sendable {
  let path: String
  /// The words of the command line, without the program's name.
  let words: [String]
}
