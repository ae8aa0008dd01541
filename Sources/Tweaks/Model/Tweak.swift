/// One value of a demo that can be tuned: what it is called, what it means, and which values make sense.
public struct Tweak: Sendable, Hashable, Identifiable {
  /// Its name on the command line and in files, such as "present.duration".
  public let id: String
  /// A word or two, as the panel shows it.
  public let title: String
  /// One sentence on what the value does to the motion.
  public let meaning: String
  public let unit: TweakUnit
  public let domain: TweakDomain
  public let defaultValue: TweakValue
  /// What it is in the Swift code of the transition; nil where it is bound to no property.
  public let property: TweakProperty?

  /// - Precondition: `defaultValue` lies within `domain`.
  public init(
    id: String, title: String, meaning: String, unit: TweakUnit = .none, domain: TweakDomain, default defaultValue: TweakValue,
    property: TweakProperty? = nil
  ) {
    guard domain.contains(defaultValue) else {
      fatalError("The default of the tweak “\(id)”, \(defaultValue), is none of its own values.")
    }
    self.id = id
    self.title = title
    self.meaning = meaning
    self.unit = unit
    self.domain = domain
    self.defaultValue = defaultValue
    self.property = property
  }
}

/// Tweaks that belong together, under one heading.
public struct TweakGroup: Sendable, Hashable {
  public let title: String
  public let tweaks: [Tweak]
  /// The springs and curves that these tweaks make up together.
  public let timings: [TweakTiming]

  public init(_ title: String, _ tweaks: [Tweak], timings: [TweakTiming] = []) {
    self.title = title
    self.tweaks = tweaks
    self.timings = timings
  }
}
