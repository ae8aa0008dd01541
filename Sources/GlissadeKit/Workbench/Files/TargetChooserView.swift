import Components
import UIKit

/// The dialog that asks which app of a project to open.
///
/// The arrow keys select, Return and a click open, and Esc closes.
final class TargetChooserView: DialogView {
  /// Called with the name of the chosen target.
  var onChoose: (String) -> Void = { _ in }

  private let targets: [String]
  private let rows: [TargetRow]
  private var selection = 0 { didSet { showSelection() } }
  private let titleLabel = UILabel(Theme.title, Theme.text)
  private let scrollView = WheelScrollView()
  private let list: Column

  private static let padding: CGFloat = 20

  init(_ targets: [String], of project: String) {
    self.targets = targets
    let rows = targets.map(TargetRow.init)
    self.rows = rows
    list = Column(rows.map { $0.sized(height: TargetRow.height) })
    super.init(size: CGSize(width: 420, height: min(76 + TargetRow.height * CGFloat(targets.count), 400)))
    titleLabel.text = "Which app of \(project)?"
    titleLabel.lineBreakMode = .byTruncatingMiddle
    for (row, target) in zip(rows, targets) {
      row.addAction(UIAction { [unowned self] _ in onChoose(target) }, for: .touchUpInside)
    }
    card.arrange(
      Column(titleLabel.sized(height: 20), scrollView.inset(top: 12))
        .inset(top: 16, left: Self.padding, bottom: 20, right: Self.padding))
    list.add(to: scrollView)
    showSelection()
  }

  private func showSelection() { for (index, row) in rows.enumerated() { row.isSelected = index == selection } }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardDownArrow: selection = min(selection + 1, targets.count - 1)
    case .keyboardUpArrow: selection = max(selection - 1, 0)
    case .keyboardReturnOrEnter, .keypadEnter: onChoose(targets[selection])
    default: super.pressesBegan(presses, with: event)
    }
    let row = CGRect(x: 0, y: CGFloat(selection) * TargetRow.height, width: 1, height: TargetRow.height)
    scrollView.scrollRectToVisible(row, animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.layOutContent(list, width: card.bounds.width - 2 * Self.padding)
  }
}

private final class TargetRow: HoverControl {
  static let height: CGFloat = 28

  init(_ target: String) {
    super.init(frame: .zero)
    layer.cornerRadius = 5
    let label = UILabel(Theme.body, Theme.text, text: target)
    label.lineBreakMode = .byTruncatingMiddle
    arrange(label.inset(x: 8))
  }

  // The dialog has the keyboard.
  override var canBecomeFocused: Bool { false }

  override var isSelected: Bool { didSet { attentionDidChange() } }

  override func attentionDidChange() { backgroundColor = isSelected ? Theme.selection : isHovered ? Theme.hover : nil }
}
