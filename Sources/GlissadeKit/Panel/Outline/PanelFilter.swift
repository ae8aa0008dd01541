import Tweaks

/// The filter of the panel's rows.
struct PanelFilter: Equatable {
  var query = TweakQuery("")
  var showsChangedOnly = false

  /// A Boolean value that indicates whether all rows are visible.
  var isOff: Bool { query.isEmpty && !showsChangedOnly }
}
