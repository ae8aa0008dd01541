import Rehearsal
import Tweaks

/// A tweak, with the store to which its editor writes.
@MainActor
struct EditedTweak {
  let tweak: Tweak
  let store: TweakStore
  /// The number of a spring that the tweak represents, or nil for one of the store's own tweaks.
  let part: SpringPart?

  init(tweak: Tweak, store: TweakStore) {
    self.tweak = tweak
    self.store = store
    part = nil
  }

  init(_ part: SpringPart, store: TweakStore) {
    tweak = part.component.tweak(of: part.timing, default: part.defaultValue, including: part.value)
    self.store = store
    self.part = part
  }

  var value: TweakValue { part.map { .number($0.value) } ?? store.value(of: tweak.id) ?? tweak.defaultValue }
  var isChanged: Bool { part?.isChanged ?? store.isChanged(tweak.id) }
  var isEditable: Bool { part?.isEditable ?? true }
  /// The value as text, without its unit. A number that is computed from others has one decimal more than its steps.
  var text: String {
    guard let part else { return tweak.text(for: value) }
    let step = tweak.domain.scale?.step ?? 1
    return part.exists ? DecimalText.of(part.value, places: step < 0.1 ? 3 : step < 1 ? 2 : 1) : "none"
  }

  func set(_ value: TweakValue) {
    guard let part else { return store.set(value, for: tweak.id) }
    if let allowed = tweak.domain.clamping(value), let number = allowed.position { part.set(number) }
  }

  func reset() { if let part { part.reset() } else { store.reset(tweak.id) } }

  /// Changes the value by steps of whole numbers or, with Alt, tenths. A Boolean value is toggled, and for an option, the adjacent one is
  /// selected.
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
