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
      TweakGroup(title, members[title, default: []].map(\.tweak), timings: Self.timings(of: members[title, default: []]))
    }
    let others = values.filter { !$0.isPrimary }
    if !others.isEmpty { groups.append(TweakGroup(Self.otherValuesTitle, others.map(\.tweak))) }
    return groups
  }

  /// Returns the springs that the values of calls describe together.
  private static func timings(of values: [SourceValue]) -> [TweakTiming] {
    var calls: [String] = []
    var parts: [String: [SourceValue.TimingRole: String]] = [:]
    for value in values {
      guard let timing = value.timing else { continue }
      if parts[timing.call] == nil { calls.append(timing.call) }
      parts[timing.call, default: [:]][timing.role] = value.id
    }
    return calls.compactMap { call in
      let roles = parts[call, default: [:]]
      let title = call.split(separator: ".").dropFirst().joined(separator: ".")
      if let duration = roles[.duration], let damping = roles[.dampingRatio] {
        return .spring(title, duration: .init(stringLiteral: duration), damping: damping, velocity: roles[.initialVelocity])
      }
      if let duration = roles[.duration], let bounce = roles[.bounce] {
        return .spring(title, perceptualDuration: .init(stringLiteral: duration), bounce: bounce, velocity: roles[.initialVelocity])
      }
      if let stiffness = roles[.stiffness] {
        return .spring(title, stiffness: stiffness, damping: roles[.damping], mass: roles[.mass])
      }
      return nil
    }
  }

  /// Returns the values of a store for the ported code, by their indexes.
  func liveValues(in store: TweakStore) -> [Double?] {
    values.map { value in value.staticReason == nil ? store.value(of: value.id).flatMap(value.liveValue) : nil }
  }

  /// Returns the values that need the compiler, of those that are tuned.
  package func compiledValues(in tuned: [Tweak.ID: TweakValue]) -> [Tweak.ID: TweakValue] {
    var found: [Tweak.ID: TweakValue] = [:]
    for value in values where value.staticReason != nil {
      if let new = tuned[value.id], new != value.defaultValue { found[value.id] = new }
    }
    return found
  }
}
