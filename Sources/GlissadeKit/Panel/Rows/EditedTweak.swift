import Tweaks

/// A tweak, with the store to which its editor writes.
@MainActor
struct EditedTweak {
  let tweak: Tweak
  let store: TweakStore

  var value: TweakValue { store.value(of: tweak.id) ?? tweak.defaultValue }
  var isChanged: Bool { store.isChanged(tweak.id) }

  func set(_ value: TweakValue) { store.set(value, for: tweak.id) }
  func reset() { store.reset(tweak.id) }

  /// Moves the value by steps, in whole ones or, with Alt, tenths. Toggles a Boolean value, and selects the adjacent option.
  ///
  /// Returns false if the value has no steps.
  @discardableResult
  func step(by steps: Double) -> Bool {
    switch (tweak.domain, value) {
    case (.number(_, let step), .number(let number)):
      let moved = tweak.domain.value(at: number + steps * step, step: step * min(1, abs(steps)))
      if let moved { set(moved) }
    case (.integer, .integer(let integer)):
      let whole = steps < 0 ? min(-1, steps.rounded()) : max(1, steps.rounded())
      set(.integer(integer + Int(whole)))
    case (.boolean, _):
      set(.boolean(steps > 0))
    case (.option(let names), .option(let name)):
      let index = (names.firstIndex(of: name) ?? 0) + (steps > 0 ? 1 : -1)
      if names.indices.contains(index) { set(.option(names[index])) }
    case (.curve, .curve(let curve)):
      let curves = TweakCurve.named.map(\.curve)
      let index = (curves.firstIndex(of: curve) ?? (steps > 0 ? -1 : curves.count)) + (steps > 0 ? 1 : -1)
      if curves.indices.contains(index) { set(.curve(curves[index])) }
    default:
      return false
    }
    return true
  }
}
