/// A wrong name, value or file, told to a person.
public struct TweakError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, where, and what to do: one line without a full stop.
  public let message: String

  public init(_ message: String) { self.message = message }

  public var description: String { message }
}
