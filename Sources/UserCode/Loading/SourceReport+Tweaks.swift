import SourceReport
import Tweaks

extension SourceReport {
  /// The heading of the values that don't shape the transition.
  package static let otherValuesTitle = "All numbers"

  /// The values as groups of the panel: those that shape the transition by their types, and then all others.
  var tweakGroups: [TweakGroup] {
    var titles: [String] = []
    var members: [String: [SourceValue]] = [:]
    for value in values where value.isPrimary {
      if members[value.group] == nil { titles.append(value.group) }
      members[value.group, default: []].append(value)
    }
    var groups = titles.map { title in
      let ids = Set(members[title, default: []].map(\.id))
      // A spring is plotted in the group of the value that gives it its character.
      let springs = timings.filter { $0.shape.map(ids.contains) == true }.compactMap(\.spring)
      return TweakGroup(title, members[title, default: []].map(\.tweak), timings: springs)
    }
    let others = values.filter { !$0.isPrimary }
    let literals = others.filter { $0.interfacePlace == nil }
    if !literals.isEmpty { groups.append(TweakGroup(Self.otherValuesTitle, literals.map(\.tweak))) }
    return groups + Self.interfaceGroups(others.filter { $0.interfacePlace != nil })
  }

  /// Returns a group for each scene and nib, whose numbers follow each other.
  private static func interfaceGroups(_ numbers: [SourceValue]) -> [TweakGroup] {
    var groups: [TweakGroup] = []
    var rest = numbers[...]
    while let title = rest.first?.group {
      let members = rest.prefix { $0.group == title }
      groups.append(TweakGroup(title, members.map(\.tweak)))
      rest = rest.dropFirst(members.count)
    }
    return groups
  }

  /// Returns the values of a store for the ported code, by their indexes.
  func liveValues(in store: TweakStore) -> [Double?] {
    values.map { value in value.staticReason == nil ? store.value(of: value.id).flatMap(value.liveValue) : nil }
  }

  /// Returns those of the tuned values that need the compiler.
  package func compiledValues(in tuned: [Tweak.ID: TweakValue]) -> [Tweak.ID: TweakValue] {
    var found: [Tweak.ID: TweakValue] = [:]
    for value in values where value.staticReason != nil {
      if let new = tuned[value.id], new != value.defaultValue { found[value.id] = new }
    }
    return found
  }
}
