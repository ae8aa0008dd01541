import Foundation

/// Why a project can't be read: a sentence, with the file and the line that it is about.
package struct ProjectProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file or folder.
  package var path: String
  /// The line in the file, from 1, or nil if it is about the whole of it.
  package var line: Int?
  /// The sentence, without a full stop.
  package var sentence: String

  /// Creates a problem.
  package init(path: String, line: Int? = nil, _ sentence: String) {
    self.path = path
    self.line = line
    self.sentence = sentence
  }

  /// The problem as compilers print one: path, line and sentence.
  package var description: String { path + (line.map { ":\($0)" } ?? "") + ": " + sentence }
}
