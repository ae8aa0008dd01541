/// The content of a replay: a phase started as by a tap, or a take.
struct ReplaySubject: Equatable, Sendable {
  var phase: DemoPhase
  /// The take that plays instead of the phase being started, or nil for none.
  var take: Take?

  init(_ phase: DemoPhase) { self.phase = phase }

  init(_ take: Take) {
    phase = take.phase
    self.take = take
  }
}
