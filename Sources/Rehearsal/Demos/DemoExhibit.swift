import Tweaks

/// A mistake that a demo makes on purpose, with the values that turn it on and the diagnoses that it causes.
public struct DemoExhibit: Sendable {
  /// The mistake, in a few words.
  public let title: String
  /// The values of tweaks by their identifiers, or empty if the demo always makes the mistake.
  public let values: [String: TweakValue]
  /// The kinds of diagnoses that must be made; no others may be made.
  public let diagnoses: Set<DiagnosisKind>

  /// Creates an exhibit.
  public init(_ title: String, values: [String: TweakValue] = [:], diagnoses: Set<DiagnosisKind>) {
    self.title = title
    self.values = values
    self.diagnoses = diagnoses
  }
}

extension DemoDefinition {
  /// Returns the exhibit that the values turn on, or nil if the demo makes no mistake.
  package func exhibit(of tweaks: TweakStore) -> DemoExhibit? {
    exhibits.first { exhibit in exhibit.values.allSatisfy { tweaks.value(of: $0.key) == $0.value } }
  }
}
