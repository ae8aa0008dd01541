import Tweaks

/// A mistake that a demo makes on purpose: the values that switch it on, and what the doctor has to say about it.
public struct DemoExhibit: Sendable {
  /// What is done wrong, in a few words.
  public let title: String
  /// Values of tweaks by their ids; none where the demo is nothing but an exhibit.
  public let values: [String: TweakValue]
  /// The kinds of diagnoses that have to show, and no others may.
  public let diagnoses: Set<DiagnosisKind>

  public init(_ title: String, values: [String: TweakValue] = [:], diagnoses: Set<DiagnosisKind>) {
    self.title = title
    self.values = values
    self.diagnoses = diagnoses
  }
}

extension Demo {
  /// The exhibit that these values switch on; nil when the demo is to do everything right.
  static func exhibit(of tweaks: TweakStore) -> DemoExhibit? {
    exhibits.first { exhibit in exhibit.values.allSatisfy { tweaks.value(of: $0.key) == $0.value } }
  }
}
