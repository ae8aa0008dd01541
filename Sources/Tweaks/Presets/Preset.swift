/// Tuned values of one demo, under a name.
public struct Preset: Hashable, Sendable {
  public var name: String
  /// The id of the demo that the values belong to.
  public var demo: String
  public var values: [Tweak.ID: TweakValue]

  public init(name: String, demo: String, values: [Tweak.ID: TweakValue]) {
    self.name = name
    self.demo = demo
    self.values = values
  }
}

/// Something in a file that was passed over, and where.
public struct PresetProblem: Hashable, Sendable, CustomStringConvertible {
  public let file: String
  public let place: FilePlace
  public let message: String

  /// `FILE:LINE:COLUMN: message`, as compilers write it.
  public var description: String { "\(file):\(place.line):\(place.column): \(message)" }
}
