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

/// An entry of a file that was ignored, with its location.
package struct PresetProblem: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  package let file: String
  /// The location of the entry.
  package let place: FilePlace
  /// The description of the problem.
  package let message: String

  /// The problem in the form of a compiler's message: `FILE:LINE:COLUMN: message`.
  package var description: String { "\(file):\(place.line):\(place.column): \(message)" }
}
