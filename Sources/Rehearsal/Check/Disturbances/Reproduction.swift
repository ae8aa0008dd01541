import Foundation

/// A take that reproduces a problem.
package struct Reproduction: Sendable {
  package internal(set) var take: Take
  /// The time of the disturbance, in seconds since the take's first event.
  package internal(set) var time: TimeInterval
  package var saved: Saved?

  package struct Saved: Sendable {
    package var file: String
    /// The command line that opens the window with the take at the time of the disturbance.
    package var command: String

    package init(file: String, command: String) {
      self.file = file
      self.command = command
    }
  }

  /// The words that follow a problem, empty for a take that isn't saved.
  var hint: String { saved.map { "; see it: \($0.command)" } ?? "" }
}
