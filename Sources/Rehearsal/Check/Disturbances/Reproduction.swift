import Foundation

/// A take that reproduces a problem.
package struct Reproduction: Sendable {
  package internal(set) var take: Take
  /// The time of the disturbance, in seconds since the take's first event.
  package internal(set) var time: TimeInterval
  /// The saved take, or nil if it isn't saved.
  package var saved: Saved?

  /// A saved take.
  package struct Saved: Sendable {
    /// The path of the file.
    package var file: String
    /// The command line that opens the window with the take at the time of the disturbance.
    package var command: String

    package init(file: String, command: String) {
      self.file = file
      self.command = command
    }
  }

  /// The words that follow a problem, or nothing for a take that isn't saved.
  var hint: String { saved.map { "; see it: \($0.command)" } ?? "" }
}
