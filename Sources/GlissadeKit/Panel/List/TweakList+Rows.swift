import Tweaks
import UIKit

// The creation of rows. A file may have hundreds of them, so some are created only when they are visible.
extension TweakList {
  /// The rows that are created only when they become visible.
  private var lateRows: Set<PanelOutline.Row> {
    var late: Set<PanelOutline.Row> = []
    for case .group(let index) in content.initiallyCollapsed { late.formUnion(groups[index].tweaks.map { .tweak($0.id) }) }
    return late
  }

  /// Creates all visible rows that don't exist yet, and hidden ones unless they are created late.
  func makeRows(_ visible: Set<PanelOutline.Row>) {
    let late = lateRows.subtracting(visible)
    func add(_ key: PanelOutline.Row, _ make: () -> any PanelRow) {
      guard rows[key] == nil, !late.contains(key) else { return }
      let row = make()
      rows[key] = row
      scrollView.addSubview(row)
    }
    for tweak in groups.flatMap(\.tweaks) { add(.tweak(tweak.id)) { makeRow(for: tweak) } }
    for action in subject.actions { add(.action(action.id)) { makeRow(for: action) } }
    for timing in groups.flatMap(\.timings) { add(.timing(timing.id)) { makeRow(for: timing) } }
    for row in visible {
      switch row {
      case .springForm(let id): if let timing = timing(id), let own = timing.ownForm { add(row) { makeFormRow(for: timing, own) } }
      case .springPart(let id, let component):
        if let part = timing(id).flatMap({ SpringPart(component, of: $0, in: store) }) { add(row) { makeRow(for: part) } }
      case .tweak, .action, .timing: break
      }
    }
  }

  private func makeRow(for tweak: Tweak) -> TweakRow {
    let row = TweakRow(EditedTweak(tweak: tweak, store: store), staticReason: subject.code?.staticReasons[tweak.id])
    row.onDescribe = { [unowned self] in
      onDescribe($0)
      // A row that was listed only while it was in use may disappear now.
      if $0 == nil, filter.showsChangedOnly { update() }
    }
    row.isBuilding = pendingValues.contains(tweak.id)
    row.onTogglePin = { [unowned self] in togglePin(tweak.id) }
    row.onHeightChange = { [unowned self] in setNeedsLayout() }
    return row
  }

  private func makeRow(for timing: TweakTiming) -> TimingRow {
    // The first curve is initially open, so that people find it.
    let isFirst = timing.id == groups.lazy.flatMap(\.timings).first?.id
    let row = TimingRow(timing, store: store, isUnfolded: memory.isUnfolded(timing.id, demo: subject.id, initially: isFirst))
    row.onHeightChange = { [unowned self] in setNeedsLayout() }
    row.onFold = { [unowned self] in memory.setUnfolded($0, timing.id, demo: subject.id) }
    row.onDescribe = { [unowned self] in onDescribeCurve($0) }
    row.comparedStore = comparedStore
    return row
  }

  func timing(_ id: TweakTiming.ID) -> TweakTiming? { groups.lazy.flatMap(\.timings).first { $0.id == id } }

  private func makeFormRow(for timing: TweakTiming, _ own: SpringForm) -> SpringFormRow {
    let row = SpringFormRow(timing, form: forms[timing.id] ?? own)
    row.onChoose = { [unowned self, unowned row] in
      row.form = $0
      memory.setForm($0 == own ? nil : $0, timing.id, demo: subject.id)
      update()
    }
    return row
  }

  private func makeRow(for part: SpringPart) -> TweakRow {
    let row = TweakRow(EditedTweak(part, store: store))
    row.onDescribe = { [unowned self] in onDescribe($0) }
    return row
  }

  var forms: [TweakTiming.ID: SpringForm] { memory.state.springs[subject.id] ?? [:] }

  private func makeRow(for action: TweakAction) -> ActionRow {
    let row = ActionRow(action, store: store)
    row.onPlay = { [unowned self] in onPlay() }
    return row
  }
}
