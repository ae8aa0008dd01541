import Tweaks

/// A set of values with which the tuned ones can be compared.
struct ComparableValues {
  let name: String
  let values: [Tweak.ID: TweakValue]

  /// The name of the set of all defaults.
  static let defaultsName = "Defaults"
}
