/// Tuned values of one demo, with a name.
public struct Preset: Hashable, Sendable {
  /// The name of the preset.
  public var name: String
  /// The identifier of the demo that the values belong to.
  public var demo: String
  /// The values, by the identifiers of their tweaks.
  public var values: [Tweak.ID: TweakValue]

  /// Creates a preset.
  public init(name: String, demo: String, values: [Tweak.ID: TweakValue]) {
    self.name = name
    self.demo = demo
    self.values = values
  }
}

/// An ignored entry of a file, with its location.
package struct PresetProblem: Hashable, Sendable, CustomStringConvertible {
  package let file: String
  package let place: FilePlace
  package let message: String

  /// The problem in the form of a compiler's message: `FILE:LINE:COLUMN: message`.
  package var description: String { "\(file):\(place.line):\(place.column): \(message)" }
}
