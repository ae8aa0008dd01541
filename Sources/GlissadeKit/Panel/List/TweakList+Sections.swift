import Tweaks
import UIKit

// The sections: their headings, and which rows are changed or pinned.
extension TweakList {
  var collapsed: Set<PanelOutline.Heading> { memory.collapsed(subject.id, initially: content.initiallyCollapsed) }

  func isChanged(_ row: PanelOutline.Row) -> Bool {
    switch row {
    case .tweak(let id): store.isChanged(id)
    case .action(let id): action(id).map(isChanged) ?? false
    case .springPart: (rows[row] as? TweakRow)?.edited.isChanged ?? false
    case .timing, .springForm: false
    }
  }

  /// Returns whether an action has changed values that have no rows of their own.
  private func isChanged(_ action: TweakAction) -> Bool {
    store.isInForce(action) && action.values.keys.allSatisfy { id in !groups.contains { $0.tweaks.contains { $0.id == id } } }
  }

  private func action(_ id: TweakAction.ID) -> TweakAction? { subject.actions.first { $0.id == id } }

  func groupTitle(of id: Tweak.ID) -> String? {
    subject.code?.origins[id] ?? store.groups.first { $0.tweaks.contains { $0.id == id } }?.title
  }

  func heading(_ key: PanelOutline.Heading) -> SectionHeading {
    if let heading = headings[key] { return heading }
    let heading = SectionHeading()
    heading.onToggle = { [unowned self] in toggle(key) }
    heading.onReset = { [unowned self] in reset(key) }
    headings[key] = heading
    scrollView.insertSubview(heading, at: 0)
    return heading
  }

  private func toggle(_ key: PanelOutline.Heading) {
    memory.setCollapsed(collapsed.symmetricDifference([key]), demo: subject.id)
    update()
  }

  private func reset(_ key: PanelOutline.Heading) {
    let rows = outline.sections.first { $0.heading == key }?.rows ?? []
    var values: [Tweak.ID: TweakValue] = [:]
    for row in rows {
      switch row {
      case .tweak(let id): values[id] = store.tweak(id)?.defaultValue
      case .action(let id): for id in (action(id)?.values ?? [:]).keys { values[id] = store.tweak(id)?.defaultValue }
      case .springPart(let id, _): for id in timing(id)?.kind.springIDs ?? [] { values[id] = store.tweak(id)?.defaultValue }
      case .timing, .springForm: break
      }
    }
    store.set(values)
  }

  /// Appends a tweak to the pinned ones, or returns it to its group.
  func togglePin(_ id: Tweak.ID) {
    if pins.contains(id) { pins.removeAll { $0 == id } } else { pins.append(id) }
    if let problem = memory.setPins(pins, demo: subject.id) { onProblem(problem) }
    update()
  }
}
