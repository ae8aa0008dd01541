import Components
import Tweaks
import UIKit

/// The rows of the panel with their headings: pinned tweaks, the demo's groups, and its actions.
final class TweakList: KitView {
  /// Called with the tweak that has the pointer or the focus, or nil if there is none.
  var onDescribe: (Tweak?) -> Void = { _ in }
  /// Called with a description of the part of a curve under the pointer, or nil if there is none.
  var onDescribeCurve: (String?) -> Void = { _ in }
  /// Called when the demo should play with the new values.
  var onPlay: () -> Void = {}
  /// Called with the proposal that the person chooses in an empty list.
  var onProposal: (EmptyListView.Proposal) -> Void {
    get { emptyView.onChoose }
    set { emptyView.onChoose = newValue }
  }
  /// Called with the reason when an action fails.
  var onProblem: (String) -> Void = { _ in }

  /// The values for comparison, or nil for the defaults.
  var comparedStore: TweakStore? {
    didSet { for row in rows.values { (row as? TimingRow)?.comparedStore = comparedStore } }
  }

  /// The values that the current build of the person's file will have.
  var pendingValues: Set<Tweak.ID> = [] {
    didSet {
      for id in pendingValues.symmetricDifference(oldValue) {
        (rows[.tweak(id)] as? TweakRow)?.isBuilding = pendingValues.contains(id)
      }
    }
  }

  var filter = PanelFilter() { didSet { if filter != oldValue { filterDidChange(from: oldValue) } } }

  /// When this changes, all rows are made again, and the list stays where it is scrolled to.
  var content: PanelContent { didSet { contentDidChange() } }
  var subject: PanelSubject { content.subject }
  var store: TweakStore { content.store }
  var groups: [TweakGroup] { content.groups }
  let memory: PanelMemory
  private(set) var outline: PanelOutline
  /// The number of changed values in each section.
  private var changes: [Int] = []
  var pins: [Tweak.ID]
  let scrollView = WheelScrollView()
  private let emptyView = EmptyListView()
  /// Rows of initially collapsed groups are created when they become visible: a file may have hundreds of numbers that are rarely tuned.
  var rows: [PanelOutline.Row: any PanelRow] = [:]
  var headings: [PanelOutline.Heading: SectionHeading] = [:]
  /// A Boolean value that indicates whether the list has been scrolled to its remembered place.
  private var isPlaced = false

  init(_ content: PanelContent, memory: PanelMemory) {
    self.content = content
    self.memory = memory
    pins = memory.pins(content.subject.id).ids
    outline = Self.emptyOutline
    memory.setGroups(content.store.groups.map(\.title), demo: content.subject.id)
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(scrollView)
    scrollView.addSubview(emptyView)
    scrollView.delegate = self
    update()
  }

  // MARK: Content

  private static let emptyOutline = PanelOutline(
    groups: [], actions: [], pins: [], changed: { _ in false }, filter: PanelFilter(), collapsed: [])

  private func contentDidChange() {
    let place = scrollOffset
    memory.setGroups(store.groups.map(\.title), demo: subject.id)
    for row in rows.values { row.removeFromSuperview() }
    for heading in headings.values { heading.removeFromSuperview() }
    (rows, headings, outline) = ([:], [:], Self.emptyOutline)
    update()
    scrollOffset = place
  }

  /// Shows the store's values of the given tweaks.
  func refresh(_ ids: Set<Tweak.ID>) {
    for id in ids { rows[.tweak(id)]?.refresh() }
    for action in subject.actions { rows[.action(action.id)]?.refresh() }
    for (key, row) in rows {
      if case .springPart(let id, _) = key, let timing = timing(id), !ids.isDisjoint(with: timing.kind.ids) { row.refresh() }
    }
    update()
  }

  private func filterDidChange(from old: PanelFilter) {
    update()
    if filter.query != old.query { scrollView.contentOffset = .zero }
  }

  /// Updates the outline and then the views. This changes nothing between the moves of a dragged value.
  func update() {
    let kept = rows.filter { $0.value.isAttended && !$0.value.isHidden }
    let outline = PanelOutline(
      groups: groups, actions: subject.actions, pins: pins, changed: isChanged,
      kept: filter.showsChangedOnly ? Set(kept.keys) : [], filter: filter, collapsed: collapsed,
      forms: forms)
    let changes = outline.sections.map { $0.rows.count(where: isChanged) }
    guard outline != self.outline || changes != self.changes || emptyView.content != emptiness(of: outline) else { return }
    (self.outline, self.changes) = (outline, changes)
    let visible = Set(outline.visibleRows)
    makeRows(visible)
    for (key, row) in rows { row.isHidden = !visible.contains(key) }
    for tweak in store.tweaks {
      let row = rows[.tweak(tweak.id)] as? TweakRow
      row?.isPinned = pins.contains(tweak.id)
      row?.showsGroup = pins.contains(tweak.id) ? groupTitle(of: tweak.id) : subject.code?.origins[tweak.id]
    }
    for (key, heading) in headings { heading.isHidden = !outline.sections.contains { $0.heading == key } }
    for (index, section) in outline.sections.enumerated() {
      heading(section.heading).show(section, changes: changes[index], isFirst: index == 0)
    }
    emptyView.content = emptiness(of: outline)
    setNeedsLayout()
  }

  var firstRow: TweakRow? { outline.visibleRows.lazy.compactMap { self.rows[$0] as? TweakRow }.first }

  var scrollOffset: CGPoint {
    get { scrollView.contentOffset }
    set {
      layoutIfNeeded()
      let lowest = max(scrollView.contentSize.height - scrollView.bounds.height, 0)
      scrollView.contentOffset = CGPoint(x: 0, y: min(newValue.y, lowest))
    }
  }

  // MARK: Layout

  private var widestPinnedTitle: CGFloat {
    // Next to a switch there is always enough space.
    let sharing = pins.filter { store.tweak($0)?.domain != .boolean }
    return sharing.compactMap { (rows[.tweak($0)] as? TweakRow)?.titleWidth }.max() ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let content = bounds.width - 2 * Theme.margin
    let columns = PanelColumns(row: content, widestTitle: self.content.widestTitle, widestLongTitle: widestPinnedTitle)
    let x = Theme.margin - Theme.rowOutset
    let width = content + 2 * Theme.rowOutset
    let gap = Theme.rowPitch - Theme.rowHeight
    var y = Theme.gap
    for section in outline.sections {
      heading(section.heading).frame = CGRect(x: x, y: y, width: width, height: SectionHeading.height)
      y += SectionHeading.height + gap / 2
      for key in section.visibleRows {
        guard let row = rows[key] else { continue }
        (row as? TweakRow)?.columns = columns
        (row as? TimingRow)?.panelWidth = bounds.width
        row.frame = CGRect(x: x, y: y + gap / 2, width: width, height: row.height)
        y += row.height + gap
      }
      y += Theme.gap
    }
    emptyView.frame = CGRect(x: Theme.margin, y: 24, width: content, height: emptyView.height(in: content))
    scrollView.contentSize = CGSize(width: bounds.width, height: y)
    returnToPlace()
  }

  /// Restores the remembered scroll position once there is a size.
  private func returnToPlace() {
    guard !isPlaced, bounds.height > 0 else { return }
    isPlaced = true
    if let offset = memory.scrollOffset(demo: subject.id) { scrollOffset = CGPoint(x: 0, y: offset) }
  }
}

extension TweakList: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // The scroll position during a search isn't remembered.
    if isPlaced, filter.isOff { memory.setScrollOffset(scrollView.contentOffset.y, demo: subject.id) }
  }
}
