/// What a replay shows: a phase begun as a tap begins it, or what a recorded hand did.
struct ReplaySubject: Equatable, Sendable {
  var phase: DemoPhase
  /// The hand that plays instead of the phase being started; nil for none.
  var take: Take?

  init(_ phase: DemoPhase) { self.phase = phase }

  init(_ take: Take) {
    phase = take.phase
    self.take = take
  }
}
