/// A wrong name, value, or file, described for the user.
public struct TweakError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the error, its location, and what to do: one line without a full stop.
  public let message: String

  /// Creates an error with the given message.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}
