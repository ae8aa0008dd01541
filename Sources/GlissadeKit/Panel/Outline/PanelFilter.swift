import Tweaks

/// The filter of the panel's rows.
struct PanelFilter: Equatable {
  /// The text that the person has typed.
  var text: String { didSet { if text != oldValue { query = TweakQuery(text) } } }
  private(set) var query: TweakQuery
  var showsChangedOnly: Bool

  init(text: String = "", showsChangedOnly: Bool = false) {
    self.text = text
    query = TweakQuery(text)
    self.showsChangedOnly = showsChangedOnly
  }

  /// A Boolean value that indicates whether all rows are visible.
  var isOff: Bool { query.isEmpty && !showsChangedOnly }
}
