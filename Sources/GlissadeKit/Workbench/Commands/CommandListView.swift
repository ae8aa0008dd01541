import Components
import UIKit

/// The list of all commands with their keys, in front of the window, and a field to search them.
///
/// The arrow keys choose, Enter and a click run a command, and Esc and a click outside close the list.
final class CommandListView: DialogView {
  var onRun: (CommandBinding) -> Void = { _ in }

  private let table: CommandTable
  private let recent: [WorkbenchCommand.ID]
  private(set) var list: CommandList
  /// The index of the row that Enter runs.
  private(set) var chosen: Int?

  private let field = InputField("Search commands and keys", inset: 34, radius: 8)
  private let glass = UIImageView(image: Icon.magnifier.image)
  private let hairline = HairlineView()
  private let footHairline = HairlineView()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let emptyLabel = UILabel(Theme.body, Theme.quietText, alignment: .center)
  private let aboutLabel = UILabel(Theme.caption, Theme.quietText, lines: 2)
  private let hintLabel = UILabel(Theme.caption, Theme.quietText, text: "↑ ↓ choose · Enter runs · Esc closes", alignment: .right)

  /// The scroll position at the top, with the inset.
  private static let top = CGPoint(x: 0, y: -6)

  /// `recent` contains the commands that were used, the latest first.
  init(_ table: CommandTable, recent: [WorkbenchCommand.ID]) {
    self.table = table
    self.recent = recent
    list = CommandList(table, query: "", recent: recent)
    super.init(size: CGSize(width: 640, height: 560))
    tableView.setUp([CommandCell.self, CommandHeadingCell.self], for: self)
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.contentInset = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    field.onEscape = { [unowned self] in onClose() }
    field.onKey = { [unowned self] in handle($0) }
    field.addAction(UIAction { [unowned self] _ in queryDidChange() }, for: .editingChanged)
    field.addAction(UIAction { [unowned self] _ in run() }, for: .editingDidEndOnExit)
    glass.tintColor = Theme.quietText
    arrangeCard()
    choose(list.command(after: nil, by: 1))
  }

  private func arrangeCard() {
    let search = Overlay(field, glass.sized(width: 16, height: 16, pinned: .left).inset(left: 10)).sized(height: 32)
    let hints = Row(gap: 16, aboutLabel.inset(y: 6), hintLabel.fittingWidth.sized(height: 16)).inset(x: 20)
    card.arrange(
      Overlay(
        Column(
          search.inset(top: 12, left: 12, bottom: 11, right: 12), hairline.sized(height: 1), tableView,
          Overlay(footHairline.sized(height: 1, pinned: .top), hints).sized(height: 44)),
        emptyLabel.sized(height: 20, pinned: .top).inset(top: 80, left: 12, right: 12)))
  }

  override var keyView: UIView { field }

  private func queryDidChange() {
    list = CommandList(table, query: field.text ?? "", recent: recent)
    emptyLabel.text = list.rows.isEmpty ? "No command matches" : nil
    tableView.contentOffset = Self.top
    choose(list.command(after: nil, by: 1))
  }

  // MARK: Choosing

  private func choose(_ row: Int?) {
    chosen = row
    tableView.reloadData()
    let binding = row.flatMap { list.rows[$0].binding }
    aboutLabel.text = binding.flatMap { $0.obstacle ?? $0.command.about ?? ($0.perform == nil ? "Press the key itself" : nil) }
    setNeedsLayout()
    guard let row else { return }
    // At the first row, the heading above it is visible as well.
    if row == list.command(after: nil, by: 1) { tableView.contentOffset = Self.top } else { tableView.scroll(toRow: row) }
  }

  private func run() {
    guard let binding = chosen.flatMap({ list.rows[$0].binding }), binding.perform != nil else { return }
    guard binding.obstacle == nil else { return }
    onRun(binding)
  }

  /// Handles a key before the field does, and returns whether it did.
  private func handle(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardDownArrow: move(by: 1)
    case .keyboardUpArrow: move(by: -1)
    case .keyboardPageDown: move(by: 1, times: pageLength)
    case .keyboardPageUp: move(by: -1, times: pageLength)
    case .keyboardHome where key.modifierFlags.contains(.control): choose(list.command(after: nil, by: 1))
    case .keyboardEnd where key.modifierFlags.contains(.control): choose(list.command(after: nil, by: -1))
    case .keyboardTab: break
    default: return false
    }
    return true
  }

  private var pageLength: Int { max(Int(tableView.bounds.height / CommandCell.height) - 1, 1) }

  private func move(by step: Int, times: Int = 1) {
    var row = chosen
    for _ in 0..<times { row = list.command(after: row, by: step) ?? row }
    choose(row)
  }

  override var keyCommands: [UIKeyCommand]? {
    (WorkbenchCommand.commands.keys + WorkbenchCommand.keys.keys.filter { !$0.types }).map {
      UIKeyCommand(input: $0.input, modifierFlags: $0.modifiers, action: CommandListView.close)
    }
  }

  private func close() { onClose() }
}

extension CommandListView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { list.rows.count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    list.rows[indexPath.row].binding == nil ? CommandHeadingCell.height : CommandCell.height
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch list.rows[indexPath.row] {
    case .heading(let text): tableView.cell(CommandHeadingCell.self, at: indexPath) { $0.show(text) }
    case .command(let binding, let showsGroup):
      tableView.cell(CommandCell.self, at: indexPath) { $0.show(binding, showsGroup: showsGroup, isChosen: indexPath.row == chosen) }
    }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { list.rows[indexPath.row].binding != nil }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    choose(indexPath.row)
    run()
  }
}
