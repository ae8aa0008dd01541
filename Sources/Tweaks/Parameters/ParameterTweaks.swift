/// The tweaks of a `Parameters` struct, bound to its properties.
///
/// ```swift
/// let tweaks = ParameterTweaks(ModalCard.Parameters(), [
///   .group("Present", [
///     .number(
///       "present.duration", \.presentDuration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "The duration of the card's rise."),
///     .number("present.damping", \.presentDamping, "Damping", in: 0.1...1, step: 0.01, unit: .ratio, "Lower values oscillate more."),
///   ]),
/// ])
/// let store = TweakStore(tweaks.groups)
/// let parameters = tweaks.parameters(from: store)
/// ```
public struct ParameterTweaks<Parameters> {
  /// The parameters before they are tuned.
  public let defaults: Parameters
  /// The descriptions of the tweaks.
  public let groups: [TweakGroup]
  private let properties: [(id: Tweak.ID, tweak: ParameterTweak<Parameters>)]

  /// Creates tweaks of a struct with the given defaults.
  public init(_ defaults: Parameters, _ groups: [Group]) {
    self.defaults = defaults
    self.groups = groups.map { group in TweakGroup(group.title, group.tweaks.map { $0.tweak(defaults) }, timings: group.timings) }
    self.properties = groups.flatMap { group in group.tweaks.map { ($0.id, $0) } }
  }

  /// Returns the parameters with the store's current values.
  public func parameters(from store: TweakStore) -> Parameters {
    var parameters = defaults
    for property in properties where store.isChanged(property.id) {
      if let value = store.value(of: property.id) { property.tweak.apply(value, &parameters) }
    }
    return parameters
  }

  /// Returns the differences between `parameters` and the defaults, as a preset of a demo.
  public func preset(_ name: String, of demo: String, with parameters: Parameters) -> Preset {
    var values: [Tweak.ID: TweakValue] = [:]
    for property in properties {
      let value = property.tweak.value(parameters)
      if value != property.tweak.value(defaults) { values[property.id] = value }
    }
    return Preset(name: name, demo: demo, values: values)
  }

  /// Tweaks under one heading.
  public struct Group {
    let title: String
    let tweaks: [ParameterTweak<Parameters>]
    let timings: [TweakTiming]

    /// Creates a group of tweaks. Timings may also use tweaks of other groups.
    public static func group(_ title: String, _ tweaks: [ParameterTweak<Parameters>], timings: [TweakTiming] = []) -> Group {
      Group(title: title, tweaks: tweaks, timings: timings)
    }
  }
}
