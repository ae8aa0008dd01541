import Tweaks

struct PanelFilter: Equatable {
  var text: String { didSet { if text != oldValue { query = TweakQuery(text) } } }
  private(set) var query: TweakQuery
  var showsChangedOnly: Bool

  init(text: String = "", showsChangedOnly: Bool = false) {
    self.text = text
    query = TweakQuery(text)
    self.showsChangedOnly = showsChangedOnly
  }

  var isOff: Bool { query.isEmpty && !showsChangedOnly }
}
