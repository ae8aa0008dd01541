import Rehearsal
import Tweaks

/// A number of a spring in a form that differs from that of the tweaks, which remain the stored values.
///
/// Setting it changes the tweaks so that the form's other numbers keep their values. During a drag, these are the values at its beginning,
/// so that a limit reached meanwhile has no lasting effect.
@MainActor
final class SpringPart {
  let timing: TweakTiming
  let component: SpringForm.Component
  private let store: TweakStore
  /// The number with all tweaks at their defaults.
  let defaultValue: Double
  /// The edit in progress, with the spring at its beginning.
  private var start: (edit: Int, spring: SpringDescription)?

  /// Returns nil if the timing isn't a spring.
  init?(_ component: SpringForm.Component, of timing: TweakTiming, in store: TweakStore) {
    guard case .spring(let spring)? = TimingValue(timing, in: TweakStore(store.groups)) else { return nil }
    self.timing = timing
    self.component = component
    self.store = store
    defaultValue = spring.value(of: component) ?? component.usual
  }

  private var spring: SpringDescription? {
    guard case .spring(let spring)? = TimingValue(timing, in: store) else { return nil }
    return spring
  }

  var value: Double { spring?.value(of: component) ?? defaultValue }

  /// A Boolean value that indicates whether the number can describe the spring.
  var exists: Bool { spring?.value(of: component) != nil }

  /// A Boolean value that indicates whether the number differs from its default by more than rounding.
  var isChanged: Bool {
    timing.kind.springIDs.contains(where: store.isChanged) && abs(value - defaultValue) > 1e-9 * max(abs(defaultValue), 1)
  }

  /// A Boolean value that indicates whether the tweaks can store another number. Without a tweak for the mass, it is always 1, and without
  /// one for the damping, the spring is always critically damped.
  var isEditable: Bool {
    guard exists else { return false }
    return switch (timing.kind, component) {
    case (.physics(_, _, let mass), .mass): mass != nil
    case (_, .mass): false
    case (.physics(_, nil, _), .dampingRatio), (.physics(_, nil, _), .bounce), (.physics(_, nil, _), .responseDamping),
      (.physics(_, nil, _), .damping):
      false
    default: true
    }
  }

  func set(_ number: Double) {
    guard isEditable, let spring, let changed = base(spring).with(number, as: component) else { return }
    store.set(values(for: changed))
  }

  /// Resets the number, and the tweaks if the whole spring becomes the default one.
  func reset() { set(defaultValue) }

  /// Returns the spring whose other numbers are kept: the one at the beginning of the edit in progress.
  private func base(_ spring: SpringDescription) -> SpringDescription {
    guard let edit = store.currentEdit else { return spring }
    if let start, start.edit == edit { return start.spring }
    start = (edit, spring)
    return spring
  }

  private func values(for spring: SpringDescription) -> [Tweak.ID: TweakValue] {
    var numbers: [Tweak.ID: Double] = [:]
    switch timing.kind {
    case .spring(let duration, let damping, _):
      guard let fitted = spring.durationAndDampingRatio, let whole = duration.whole(for: fitted.duration, in: store) else { return [:] }
      numbers = [duration.id: whole, damping: fitted.dampingRatio]
    case .physics(let stiffness, let damping, let mass):
      // Without a tweak for the mass, the spring is converted to one with a mass of 1 and the same motion.
      let weight = mass == nil ? 1 : component == .mass ? spring.mass : (mass.flatMap { store.value(of: $0)?.position } ?? 1)
      let factor = weight / spring.mass
      numbers[stiffness] = spring.stiffness * factor
      if let damping { numbers[damping] = spring.damping * factor }
      if let mass { numbers[mass] = weight }
    case .perceptual(let duration, let bounce, _):
      guard let whole = duration.whole(for: spring.response, in: store) else { return [:] }
      numbers = [duration.id: whole, bounce: spring.bounce]
    case .response(let response, let damping, _):
      guard let whole = response.whole(for: spring.response, in: store) else { return [:] }
      numbers = [response.id: whole, damping: spring.dampingRatio]
    case .curve: break
    }
    var values: [Tweak.ID: TweakValue] = [:]
    for (id, number) in numbers { values[id] = value(number, for: id) }
    return values
  }

  /// Returns a number as a tweak's value. If it differs from the default only by rounding, it is the default.
  private func value(_ number: Double, for id: Tweak.ID) -> TweakValue? {
    guard let tweak = store.tweak(id) else { return nil }
    if let standard = tweak.defaultValue.position, abs(number - standard) <= 1e-9 * max(abs(standard), 1) { return tweak.defaultValue }
    return tweak.domain.value(at: number, step: 0)
  }
}
