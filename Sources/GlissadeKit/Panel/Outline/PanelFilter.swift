import Tweaks

/// Which rows somebody wants to see.
struct PanelFilter: Equatable {
  var query = TweakQuery("")
  var showsChangedOnly = false

  /// Whether every row is shown.
  var isOff: Bool { query.isEmpty && !showsChangedOnly }
}
