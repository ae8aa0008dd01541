import Components
import UIKit

/// The views of a stage as an outline with a search field. One view can be selected, in the outline or on the stage.
///
/// The owner calls `refresh()` when the stage may have changed. This costs nothing while it hasn't, or while the tree is hidden.
final class ViewTreeView: KitView {
  static let headerHeight: CGFloat = 44

  /// Called with the selected view, which should be highlighted on the stage, or nil.
  var onSelect: (UIView?) -> Void = { _ in }
  /// Called when picking begins or ends. While picking, a click on the stage should call `pick(at:)`.
  var onPicking: (Bool) -> Void = { _ in }

  weak var scene: UIWindowScene? {
    didSet {
      guard scene !== oldValue else { return }
      seenChanges = nil
      select(nil)
      refresh()
    }
  }

  private(set) var rows: [ViewTreeRow] = []
  /// The selected view, as long as it exists.
  private(set) weak var selectedView: UIView?
  private var selection: ObjectIdentifier?

  /// A Boolean value that indicates whether the next click on the stage selects the view there.
  var isPicking = false {
    didSet {
      guard isPicking != oldValue else { return }
      showPicking()
      onPicking(isPicking)
      // Afterward, the selection is marked again instead of the view under the pointer. During picking, Esc belongs to the tree.
      if isPicking { becomeFirstResponder() } else { onSelect(selectedView) }
    }
  }

  private let searchField = InputField("Search views")
  private let pickButton = UIButton(configuration: Theme.grayButton)
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let emptyLabel = UILabel(Theme.body, Theme.quietText, alignment: .center)
  private var outline = ViewOutline()
  /// The scene's change count at the latest update of the list.
  private var seenChanges: Int?

  init() {
    super.init(frame: .zero)
    backgroundColor = Theme.background
    searchField.addAction(UIAction { [unowned self] _ in search(searchField.text ?? "") }, for: .editingChanged)
    pickButton.set { [unowned self] in isPicking.toggle() }
    showPicking()
    tableView.rowHeight = ViewTreeCell.height
    tableView.setUp([ViewTreeCell.self], for: self)
    tableView.contentInsetAdjustmentBehavior = .never
    let header = Row(gap: Theme.gap, searchField, pickButton.sized(width: 56)).sized(height: Theme.rowHeight)
    arrange(
      Overlay(
        Column(header.inset(x: Theme.margin, y: 8), tableView),
        emptyLabel.sized(height: 20, pinned: .top).inset(top: Self.headerHeight + 24, left: Theme.margin, right: Theme.margin)))
  }

  private func showPicking() {
    pickButton.configuration = isPicking ? Theme.prominentButton : Theme.grayButton
    pickButton.setTitle("Pick", for: .normal)
  }

  // MARK: Content

  func refresh() {
    guard window != nil, !isHidden, let scene, scene.layerTree.changeCount != seenChanges else { return }
    seenChanges = scene.layerTree.changeCount
    list()
  }

  private func list() {
    guard let scene else { return }
    if let selection, selectedView == nil || ViewOutline.view(selection, in: scene) == nil { select(nil) }
    let rows = outline.rows(of: scene)
    emptyLabel.text = rows.isEmpty ? (outline.filter.isEmpty ? "The stage is empty." : "No view matches “\(outline.filter)”.") : nil
    guard rows != self.rows else { return }
    let keepsPlaces = rows.map(\.id) == self.rows.map(\.id)
    self.rows = rows
    if keepsPlaces { updateCells() } else { tableView.reloadData() }
  }

  /// Lists only views whose class or a name contains `text`, with their superviews.
  func search(_ text: String) {
    outline.filter = text.trimmingCharacters(in: .whitespaces)
    if searchField.text != text { searchField.text = text }
    list()
  }

  private func toggle(_ row: ViewTreeRow) {
    outline.toggle(row.id)
    list()
  }

  private func updateCells() {
    for path in tableView.indexPathsForVisibleRows ?? [] where rows.indices.contains(path.row) {
      (tableView.cellForRow(at: path) as? ViewTreeCell)?.show(rows[path.row], isSelected: rows[path.row].id == selection)
    }
  }

  // MARK: Selection

  /// Selects a view, expands the branches around it, and scrolls to it.
  func select(_ view: UIView?) {
    guard view !== selectedView || view.map(ObjectIdentifier.init) != selection else { return }
    selectedView = view
    selection = view.map(ObjectIdentifier.init)
    if let view {
      outline.reveal(view)
      list()
      if let row = rows.firstIndex(where: { $0.id == selection }) { tableView.scroll(toRow: row) }
    }
    updateCells()
    onSelect(view)
  }

  /// Selects the frontmost view at a point in the stage's coordinate system, and ends picking.
  func pick(at point: CGPoint) {
    guard let scene else { return }
    if let view = ViewOutline.view(at: point, in: scene) {
      if !outline.filter.isEmpty { search("") }
      select(view)
    }
    isPicking = false
    becomeFirstResponder()
  }

  private func selectRow(_ index: Int) {
    guard let scene, rows.indices.contains(index) else { return }
    select(ViewOutline.view(rows[index].id, in: scene))
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key?.keyCode, follow(key) else { return super.pressesBegan(presses, with: event) }
  }

  /// Up and Down move between rows, Right expands, Left collapses or moves up a level, and Esc ends picking or the selection. Returns
  /// whether the key applies.
  private func follow(_ key: UIKeyboardHIDUsage) -> Bool {
    let index = rows.firstIndex { $0.id == selection }
    switch key {
    case .keyboardUpArrow: selectRow(index.map { max($0 - 1, 0) } ?? rows.count - 1)
    case .keyboardDownArrow: selectRow(index.map { min($0 + 1, rows.count - 1) } ?? 0)
    case .keyboardRightArrow:
      guard let index else { return false }
      if rows[index].isCollapsed { toggle(rows[index]) } else if rows[index].hasSubviews { selectRow(index + 1) }
    case .keyboardLeftArrow:
      guard let index else { return false }
      if rows[index].hasSubviews, !rows[index].isCollapsed {
        toggle(rows[index])
      } else if let above = rows[..<index].lastIndex(where: { $0.depth < rows[index].depth }) {
        selectRow(above)
      }
    case .keyboardEscape where isPicking: isPicking = false
    case .keyboardEscape where selection != nil: select(nil)
    default: return false
    }
    return true
  }
}

extension ViewTreeView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.cell(ViewTreeCell.self, at: indexPath) { cell in
      guard rows.indices.contains(indexPath.row) else { return }
      cell.show(rows[indexPath.row], isSelected: rows[indexPath.row].id == selection)
      cell.onToggle = { [weak self] in self?.toggle($0) }
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    becomeFirstResponder()
    selectRow(indexPath.row)
  }
}
