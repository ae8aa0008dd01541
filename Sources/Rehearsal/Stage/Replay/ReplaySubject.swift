/// The content of a replay: a phase started as by a tap, or a take.
package struct ReplaySubject: Equatable, Sendable {
  package var phase: DemoPhase
  /// The take that plays instead of the phase being started, or nil for none.
  package var take: Take?

  package init(_ phase: DemoPhase) { self.phase = phase }

  package init(_ take: Take) {
    phase = take.phase
    self.take = take
  }
}
