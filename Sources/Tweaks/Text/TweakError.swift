/// A wrong name, value, or file, described for the user.
package struct TweakError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the error, its location, and what to do: one line without a full stop.
  package let message: String

  package init(_ message: String) { self.message = message }

  package var description: String { message }
}
