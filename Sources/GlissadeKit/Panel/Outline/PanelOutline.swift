import Rehearsal
import Tweaks

/// The content of a panel: headings with their rows. It is created again after each change.
struct PanelOutline: Equatable {
  /// The identity of a section. A group is identified by its index in the demo.
  enum Heading: Hashable {
    case pinned
    case group(Int)
    case actions
  }

  enum Row: Hashable {
    case tweak(Tweak.ID)
    case action(TweakAction.ID)
    case timing(TweakTiming.ID)
    /// The choice of the form in which a spring is tuned.
    case springForm(TweakTiming.ID)
    /// A number of a spring in a form that differs from that of its tweaks.
    case springPart(TweakTiming.ID, SpringForm.Component)
  }

  struct Section: Equatable {
    let heading: Heading
    let title: String
    /// The rows that pass the filter, even if the section is collapsed.
    let rows: [Row]
    let isCollapsed: Bool

    var visibleRows: [Row] { isCollapsed ? [] : rows }
  }

  private(set) var sections: [Section] = []

  /// `changed` returns whether a row is changed. Rows in `kept` stay regardless of the filter, as the person is using them. Unknown `pins`
  /// are ignored. `forms` contains the forms of springs that differ from the forms of their tweaks.
  init(
    groups: [TweakGroup], actions: [TweakAction], pins: [Tweak.ID], changed: (Row) -> Bool, kept: Set<Row> = [], filter: PanelFilter,
    collapsed: Set<Heading>, forms: [TweakTiming.ID: SpringForm] = [:]
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
      // Matches are also visible in collapsed sections.
      sections.append(Section(heading: heading, title: title, rows: rows, isCollapsed: collapsed.contains(heading) && filter.isOff))
    }

    add(.pinned, "Pinned", rows(pins))
    for (index, group) in groups.enumerated() {
      var tweaks = rows(group.tweaks.map(\.id).filter { !pinned.contains($0) })
      // Curves are large and never the result of a search, which finds only stored values.
      if filter.isOff {
        Self.addForms(of: group.timings, forms, to: &tweaks)
        tweaks += group.timings.map { .timing($0.id) }
      }
      add(.group(index), group.title, tweaks)
    }
    add(
      .actions, "Mistakes",
      actions.filter { passes(.action($0.id), filter.query.matches([$0.title, $0.meaning, "Mistakes"])) }.map { .action($0.id) })
  }

  /// Inserts the choice of a form above the tweaks of each spring, and replaces the tweaks with the numbers of the chosen form.
  private static func addForms(of timings: [TweakTiming], _ forms: [TweakTiming.ID: SpringForm], to rows: inout [Row]) {
    var known: Set<Tweak.ID> = []
    for timing in timings {
      let ids = timing.kind.springIDs
      // Timings that share a tweak are parts of a motion with the same spring.
      guard let own = timing.ownForm, known.isDisjoint(with: ids),
        let first = rows.firstIndex(where: { row in ids.contains { row == .tweak($0) } })
      else { continue }
      known.formUnion(ids)
      var inserted: [Row] = [.springForm(timing.id)]
      if let form = forms[timing.id], form != own {
        rows.removeAll { row in ids.contains { row == .tweak($0) } }
        inserted += form.components.map { .springPart(timing.id, $0) }
      }
      rows.insert(contentsOf: inserted, at: first)
    }
  }

  /// From top to bottom.
  var visibleRows: [Row] { sections.flatMap(\.visibleRows) }
}
