import Foundation
import Rehearsal

/// The check of one demo of a command line, in a process of its own.
package struct CheckPart: Sendable {
  /// The first word of the command line of such a process, before the number of the check and the path of the outcome.
  static let word = "--check-part"

  /// The number of the check, from 0.
  let number: Int
  /// The path of the file for the outcome.
  let file: String
  /// The words of the whole command line.
  let words: [String]
  /// The process that waits for the outcome.
  private let parent = getppid()

  /// Creates the part that a process is to do by its words, or nil for any other command line.
  init?(_ words: [String]) {
    guard words.count > 3, words[0] == Self.word, let number = Int(words[1]) else { return nil }
    self.number = number
    file = words[2]
    self.words = Array(words.dropFirst(3))
  }

  /// Returns the words of a process that does a part of a command line.
  static func words(number: Int, file: String, of words: [String]) -> [String] { [word, "\(number)", file] + words }

  /// Notes the progress, in 0…1, for the process that waits for the outcome. Ends this process if that one has ended.
  func note(_ progress: Double) {
    if getppid() != parent { exit(0) }
    try? "\(progress)".write(toFile: Self.progressFile(file), atomically: true, encoding: .utf8)
  }

  func finish(_ outcome: CheckOutcome) throws { try JSONEncoder().encode(outcome).write(to: URL(fileURLWithPath: file), options: .atomic) }

  /// Returns the progress of the part with an outcome in `file`, in 0…1.
  static func progress(_ file: String) -> Double {
    (try? String(contentsOfFile: progressFile(file), encoding: .utf8)).flatMap(Double.init) ?? 0
  }

  private static func progressFile(_ file: String) -> String { file + ".progress" }
}

/// The program that is running, which can run again for a part of its work.
package struct OwnProgram: Sendable {
  /// The path of the executable.
  let path: String
  /// The words of its command line, without its name.
  let words: [String]
}
