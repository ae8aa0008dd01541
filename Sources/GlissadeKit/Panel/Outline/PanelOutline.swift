import Tweaks

/// What a panel lists: headings, and the rows below each of them. A value, made anew whenever something of it changes.
struct PanelOutline: Equatable {
  /// What a section is: known by its place among the demo's groups.
  enum Heading: Hashable {
    case pinned
    case group(Int)
    case actions
  }

  enum Row: Hashable {
    case tweak(Tweak.ID)
    case action(TweakAction.ID)
    case timing(TweakTiming.ID)
  }

  struct Section: Equatable {
    let heading: Heading
    let title: String
    /// The rows that the filter lets through, whether the section is collapsed or not.
    let rows: [Row]
    let isCollapsed: Bool

    /// The rows that are seen.
    var visibleRows: [Row] { isCollapsed ? [] : rows }
  }

  private(set) var sections: [Section] = []

  /// - Parameters:
  ///   - pins: Those that are no tweaks of the demo, or no longer, count for nothing.
  ///   - kept: Rows that stay though the filter would take them away, since somebody is working with them.
  init(
    groups: [TweakGroup], actions: [TweakAction], pins: [Tweak.ID], changed: (Row) -> Bool, kept: Set<Row> = [], filter: PanelFilter,
    collapsed: Set<Heading>
  ) {
    let pinned = Set(pins)
    func passes(_ row: Row, _ fits: Bool) -> Bool { kept.contains(row) || fits && (!filter.showsChangedOnly || changed(row)) }

    var groupTitles: [Tweak.ID: String] = [:]
    var tweaks: [Tweak.ID: Tweak] = [:]
    for group in groups {
      for tweak in group.tweaks { (groupTitles[tweak.id], tweaks[tweak.id]) = (group.title, tweak) }
    }
    func rows(_ ids: [Tweak.ID]) -> [Row] {
      ids.compactMap { id in
        guard let tweak = tweaks[id] else { return nil }
        return passes(.tweak(id), filter.query.matches(tweak, in: groupTitles[id] ?? "")) ? .tweak(id) : nil
      }
    }
    func add(_ heading: Heading, _ title: String, _ rows: [Row]) {
      guard !rows.isEmpty else { return }
      // What is looked for is shown, wherever it is.
      sections.append(Section(heading: heading, title: title, rows: rows, isCollapsed: collapsed.contains(heading) && filter.isOff))
    }

    add(.pinned, "Pinned", rows(pins))
    for (index, group) in groups.enumerated() {
      let tweaks = rows(group.tweaks.map(\.id).filter { !pinned.contains($0) })
      // Curves are large, and none of what somebody looks for.
      add(.group(index), group.title, tweaks + (filter.isOff ? group.timings.map { .timing($0.id) } : []))
    }
    add(
      .actions, "Mistakes",
      actions.filter { passes(.action($0.id), filter.query.matches([$0.title, $0.meaning, "Mistakes"])) }.map { .action($0.id) })
  }

  /// Every row that is seen, from top to bottom.
  var visibleRows: [Row] { sections.flatMap(\.visibleRows) }
}
