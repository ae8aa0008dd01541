import Components
import Rehearsal
import UIKit
import UserCode

final class SidebarViewController: KitViewController {
  enum Request {
    case show(DemoDefinition)
    case chooseFile
    /// Open a recent file, or remove it from the list.
    case open(CodeRequest), remove(CodeRequest)
    /// Close the file of a demo, or open it in an editor.
    case close(DemoDefinition), edit(DemoDefinition)
  }

  var onRequest: (Request) -> Void = { _ in }

  var unsavedDemos: Set<String> = [] { didSet { if unsavedDemos != oldValue { markSelection() } } }

  private var content: SidebarContent
  private var selection: String
  private let titleLabel = UILabel(.systemFont(ofSize: 17, weight: .bold), Theme.text, text: "Glissade")
  private let openButton = UIButton(configuration: Theme.plainButton)
  private let scrollView = WheelScrollView()
  private var headings: [UILabel] = []
  private var rows: [[SidebarRow]] = []

  private static let titleHeight: CGFloat = 44
  private static let rowHeight: CGFloat = 28

  init(_ content: SidebarContent, selection: String) {
    self.content = content
    self.selection = selection
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    openButton.set("Open…", toolTip: WorkbenchCommand.openFile.toolTip) { [unowned self] in onRequest(.chooseFile) }
    scrollView.focusGroupIdentifier = "demos"
    for subview in [titleLabel, openButton, scrollView] { view.addSubview(subview) }
    makeRows()
  }

  func show(_ content: SidebarContent, selection: String) {
    let isOther = content != self.content
    let movesSelection = selection != self.selection
    self.content = content
    self.selection = selection
    guard isViewLoaded else { return }
    if isOther { makeRows() }
    if movesSelection { markSelection() }
  }

  private var allViews: [UIView] { headings + rows.flatMap { $0 } }

  private func makeRows() {
    for view in allViews { view.removeFromSuperview() }
    headings = content.sections.map { UILabel(Theme.heading, Theme.quietText, text: $0.title) }
    rows = content.sections.map { $0.items.map(makeRow) }
    for view in allViews { scrollView.addSubview(view) }
    markSelection()
    view.setNeedsLayout()
  }

  private func makeRow(for item: SidebarContent.Item) -> SidebarRow {
    let row: SidebarRow
    switch item {
    case .demo(let demo):
      row = SidebarRow(title: demo.title)
      row.toolTip = "glissade --demo \(demo.id)"
    case .file(let demo, let title, let path, let hasProblem):
      row = SidebarRow(title: title, hasProblem: hasProblem)
      row.toolTip = path
      row.makeMenu = { [unowned self] in menu(for: demo, path: path) }
    case .recent(let request):
      row = SidebarRow(title: request.displayName, isQuiet: true)
      row.toolTip = "Open \(request.paths.joined(separator: ", "))"
      row.onRemove = { [unowned self] in onRequest(.remove(request)) }
      row.addAction(UIAction { [unowned self] _ in onRequest(.open(request)) }, for: .touchUpInside)
    }
    if let demo = item.demo {
      row.addAction(UIAction { [unowned self] _ in choose(demo) }, for: .touchUpInside)
    }
    row.onStep = { [unowned self, unowned row] in step(from: row, by: $0) }
    return row
  }

  private func menu(for demo: DemoDefinition, path: String) -> UIMenu {
    UIMenu(parts: [
      [UIAction.item("Open in editor") { [unowned self] in onRequest(.edit(demo)) }],
      [UIAction.item("Copy path") { UIPasteboard.general.string = path }],
      [UIAction.item("Close") { [unowned self] in onRequest(.close(demo)) }],
    ])
  }

  // MARK: Selection

  private func markSelection() {
    for (section, rows) in zip(content.sections, rows) {
      for (item, row) in zip(section.items, rows) {
        row.isSelected = item.demo?.id == selection
        row.isUnsaved = item.demo.map { unsavedDemos.contains($0.id) } ?? false
      }
    }
  }

  private func choose(_ demo: DemoDefinition) {
    guard demo.id != selection else { return }
    selection = demo.id
    markSelection()
    onRequest(.show(demo))
  }

  /// Moves the focus by rows, and chooses the demo of the focused row. A file that isn't open needs Enter.
  private func step(from row: SidebarRow, by steps: Int) {
    let all = zip(content.sections.flatMap(\.items), rows.joined()).map { (item: $0, row: $1) }
    guard let index = all.firstIndex(where: { $0.row === row }) else { return }
    let next = all[(index + steps).clamped(to: 0...all.count - 1)]
    guard next.row !== row else { return }
    view.window?.focus(byKeyboard: next.row)
    if let demo = next.item.demo { choose(demo) }
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let openWidth = openButton.sizeThatFits(bounds.size).width.rounded(.up)
    openButton.frame = CGRect(x: bounds.width - 12 - openWidth, y: 8, width: openWidth, height: 28)
    titleLabel.frame = CGRect(x: 20, y: 0, width: max(openButton.frame.minX - 28, 0), height: Self.titleHeight)
    scrollView.frame = CGRect(x: 0, y: Self.titleHeight, width: bounds.width, height: max(bounds.height - Self.titleHeight, 0))
    var y: CGFloat = 8
    for (heading, rows) in zip(headings, rows) {
      heading.frame = CGRect(x: 20, y: y, width: bounds.width - 40, height: 16)
      y += 20
      for row in rows {
        row.frame = CGRect(x: 8, y: y, width: bounds.width - 16, height: Self.rowHeight)
        y += Self.rowHeight
      }
      y += 16
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y)
  }
}
