/// A change of a user's files.
package enum CodeChange: Equatable, Sendable {
  case status
  /// Live values have changed in the files: the demos run the same code with other defaults.
  case values
  /// The code runs with other values compiled into it, which can't be live.
  case build
  case version
}
