/// A value of a demo that can be tuned, with its name, its meaning, and the values that make sense.
public struct Tweak: Sendable, Hashable, Identifiable {
  /// The name on the command line and in files, such as "present.duration".
  public let id: String
  /// The title in the panel, a word or two.
  public let title: String
  /// One sentence about the effect of the value on the motion.
  public let meaning: String
  /// The unit of the value.
  public let unit: TweakUnit
  /// The values that are allowed.
  public let domain: TweakDomain
  /// The value before it is tuned.
  public let defaultValue: TweakValue
  /// The property in the Swift code of the transition, or nil if the tweak isn't bound to one.
  package var property: TweakProperty? { lookup.find() }
  private let lookup: PropertyLookup

  /// Creates a tweak. `domain` must contain `defaultValue`.
  public init(
    id: String, title: String, meaning: String, unit: TweakUnit = .none, domain: TweakDomain, default defaultValue: TweakValue,
    property: TweakProperty? = nil
  ) {
    self.init(
      id: id, title: title, meaning: meaning, unit: unit, domain: domain, default: defaultValue, lookup: PropertyLookup { property })
  }

  /// Creates a tweak whose property is looked up when it is needed.
  init(
    id: String, title: String, meaning: String, unit: TweakUnit = .none, domain: TweakDomain, default defaultValue: TweakValue,
    lookup: PropertyLookup
  ) {
    guard domain.contains(defaultValue) else { fatalError("The default of the tweak “\(id)”, \(defaultValue), is none of its own values.") }
    self.id = id
    self.title = title
    self.meaning = meaning
    self.unit = unit
    self.domain = domain
    self.defaultValue = defaultValue
    self.lookup = lookup
  }
}

/// Tweaks that belong together, under one heading.
public struct TweakGroup: Sendable, Hashable {
  /// The heading.
  public let title: String
  /// The tweaks, in the order of the panel.
  public let tweaks: [Tweak]
  /// The springs and curves that these tweaks define together.
  public let timings: [TweakTiming]

  /// Creates a group of tweaks.
  public init(_ title: String, _ tweaks: [Tweak], timings: [TweakTiming] = []) {
    self.title = title
    self.tweaks = tweaks
    self.timings = timings
  }
}
