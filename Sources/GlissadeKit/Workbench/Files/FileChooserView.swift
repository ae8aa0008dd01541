import Components
import UIKit

/// The dialog to open Swift files or a project: a path to type, and the matching folders and files.
///
/// The arrow keys select, Tab completes, Return and a click open, and Esc closes.
final class FileChooserView: DialogView {
  /// Called with the paths of the chosen files or of a folder.
  var onOpen: ([String]) -> Void = { _ in }

  private var browser: FileBrowser
  private let titleLabel = UILabel(Theme.title, Theme.text, text: "Open a Swift file or a project")
  private let hintLabel = UILabel(
    Theme.caption, Theme.quietText, text: "↑ ↓ select · Tab completes · Return opens · Esc closes", alignment: .right)
  private let field = InputField("Path of a file or folder", isFramed: true)
  private let scrollView = WheelScrollView()
  private let noteLabel = UILabel(Theme.caption, Theme.quietText, lines: 2)
  private var rows: [FileEntryRow] = []
  private var list = Column()

  private static let padding: CGFloat = 20

  init(folder: String) {
    browser = FileBrowser(folder: folder)
    super.init(size: CGSize(width: 560, height: 480))
    field.text = browser.text
    field.onEscape = { [unowned self] in onClose() }
    field.onKey = { [unowned self] in handle($0) }
    field.addAction(UIAction { [unowned self] _ in textDidChange() }, for: .editingChanged)
    field.addAction(UIAction { [unowned self] _ in perform(browser.chooseTyped()) }, for: .editingDidEndOnExit)
    for view in [titleLabel, hintLabel, field, scrollView, noteLabel] { card.addSubview(view) }
    showEntries()
  }

  override var keyView: UIView { field }

  // MARK: Entries

  private func textDidChange() {
    browser.setText(field.text ?? "")
    showEntries()
  }

  private func showEntries() {
    for row in rows { row.removeFromSuperview() }
    rows = browser.entries.enumerated().map { index, entry in
      let row = FileEntryRow(entry)
      row.addAction(UIAction { [unowned self] _ in perform(browser.choose(index)) }, for: .touchUpInside)
      return row
    }
    list = Column(rows.map { $0.sized(height: FileEntryRow.height) })
    list.add(to: scrollView)
    let hasFiles = browser.entries.contains { if case .file = $0 { true } else if case .project = $0 { true } else { false } }
    noteLabel.text = hasFiles ? nil : "There is no Swift file and no project in this folder."
    noteLabel.textColor = Theme.quietText
    scrollView.contentOffset = .zero
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for (index, row) in rows.enumerated() { row.isSelected = index == browser.selection }
    guard let selection = browser.selection else { return }
    let row = CGRect(x: 0, y: CGFloat(selection) * FileEntryRow.height, width: 1, height: FileEntryRow.height)
    scrollView.scrollRectToVisible(row, animated: false)
  }

  private func perform(_ choice: FileBrowser.Choice) {
    switch choice {
    case .listed:
      field.text = browser.text
      showEntries()
      field.becomeFirstResponder()
    case .open(let paths): onOpen(paths)
    case .refused(let reason): show(problem: reason)
    }
  }

  func show(problem: String) {
    noteLabel.text = problem.sentence
    noteLabel.textColor = Theme.wrong
    setNeedsLayout()
  }

  // MARK: Keys

  /// Handles a key before the field does, and returns whether it did.
  private func handle(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardDownArrow: browser.moveSelection(by: 1)
    case .keyboardUpArrow: browser.moveSelection(by: -1)
    case .keyboardPageDown: browser.moveSelection(by: 10)
    case .keyboardPageUp: browser.moveSelection(by: -10)
    case .keyboardTab:
      browser.completeSelection()
      field.text = browser.text
      showEntries()
    default: return false
    }
    showSelection()
    return true
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let (inside, height) = (card.bounds.width - 2 * Self.padding, card.bounds.height)
    titleLabel.frame = CGRect(x: Self.padding, y: 16, width: inside / 2, height: 20)
    hintLabel.frame = CGRect(x: Self.padding + inside * 0.3, y: 18, width: inside * 0.7, height: 16)
    field.frame = CGRect(x: Self.padding, y: 48, width: inside, height: 30)
    let noteHeight = noteLabel.text == nil ? 0 : noteLabel.height(in: inside) + 8
    noteLabel.frame = CGRect(x: Self.padding, y: height - 12 - noteHeight, width: inside, height: noteHeight)
    scrollView.frame = CGRect(x: Self.padding - 8, y: 88, width: inside + 16, height: max(noteLabel.frame.minY - 92, 0))
    scrollView.layOutContent(list, width: inside + 16)
  }
}

private final class FileEntryRow: HoverControl {
  static let height: CGFloat = 26

  private let label: UILabel

  init(_ entry: FileBrowser.Entry) {
    let isFile = if case .file = entry { true } else if case .project = entry { true } else { false }
    label = UILabel(isFile ? .systemFont(ofSize: 13, weight: .medium) : Theme.body, isFile ? Theme.text : Theme.quietText)
    super.init(frame: .zero)
    layer.cornerRadius = 5
    label.text =
      switch entry {
      case .parent: "‹ The folder above"
      case .folder(let name): "\(name)/"
      case .all(let count): "All \(count) Swift files of this folder"
      case .file(let name), .project(let name): name
      }
    label.lineBreakMode = .byTruncatingMiddle
    arrange(label.inset(x: 8))
  }

  // The field has the keyboard.
  override var canBecomeFocused: Bool { false }

  override var isSelected: Bool { didSet { attentionDidChange() } }

  override func attentionDidChange() { backgroundColor = isSelected ? Theme.selection : isHovered ? Theme.hover : nil }
}
