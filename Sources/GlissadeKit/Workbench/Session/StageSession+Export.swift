import Rehearsal

extension StageSession {
  /// Returns the tuned values as text for other projects. Springs have the form in which the panel shows them.
  func export(includesDefaults: Bool = false) -> MotionExport {
    MotionExport(
      of: definition, tweaks, includesDefaults: includesDefaults, forms: panelMemory.state.springs[definition.id] ?? [:])
  }
}
