import Tweaks

// The message of an empty list.
extension TweakList {
  /// Returns nil if the list isn't empty.
  func emptiness(of outline: PanelOutline) -> EmptyListView.Content? {
    guard outline.sections.isEmpty else { return nil }
    let showAll = filter.showsChangedOnly ? [EmptyListView.Proposal.showAll] : []
    if filter.query.isEmpty {
      let none = subject.isAwaited ? "Its values appear here as soon as it runs" : "This demo has no values to tune"
      let text = filter.showsChangedOnly ? "All values are at their defaults" : none
      return EmptyListView.Content(text: text, proposals: showAll)
    }
    let titles = groups.flatMap(\.tweaks).map(\.title) + subject.actions.map(\.title)
    let text = filter.showsChangedOnly ? "No changed value matches “\(filter.text)”" : "Nothing here is called “\(filter.text)”"
    return EmptyListView.Content(
      text: text,
      proposals: showAll + TweakQuery.proposals(insteadOf: filter.text, among: titles).map { .search($0) })
  }
}
