import Components
import UIKit

final class SidebarRow: HoverControl {
  /// The numbers of rows by which Page Down and End move.
  private static let page = 10
  private static let all = 10_000

  /// Called for keys that move in the list, with the number of rows. Positive is down.
  var onStep: (Int) -> Void = { _ in }
  var makeMenu: () -> UIMenu? = { nil }
  /// Called to remove the row from the list. With nil, there is no button for it.
  var onRemove: (() -> Void)? { didSet { attentionDidChange() } }

  private let label = UILabel(Theme.body, Theme.text)
  /// A Boolean value that indicates whether the demo has unsaved values, which a dot shows.
  var isUnsaved = false { didSet { if isUnsaved != oldValue { showMark() } } }

  private let mark = UIView(disc: .systemRed, 6)
  private let hasProblem: Bool
  private let removeButton = UIButton(configuration: Icon.cross.configuration())

  /// `isQuiet` dims the title, and `hasProblem` adds a red mark.
  init(title: String, isQuiet: Bool = false, hasProblem: Bool = false) {
    self.hasProblem = hasProblem
    super.init(frame: .zero)
    layer.cornerRadius = 6
    label.text = title
    label.textColor = isQuiet ? Theme.quietText : Theme.text
    label.lineBreakMode = .byTruncatingMiddle
    showMark()
    removeButton.set(toolTip: "Remove from this list") { [unowned self] in onRemove?() }
    let end = Overlay(
      mark.sized(width: 6, height: 6, pinned: .right).inset(left: 6, right: 12), removeButton.sized(width: 28, pinned: .right), Space(12))
    arrange(Row(label, end).inset(left: 12))
    isContextMenuInteractionEnabled = true
    attentionDidChange()
  }

  private func showMark() {
    mark.isHidden = !hasProblem && !isUnsaved
    mark.backgroundColor = hasProblem ? .systemRed : Theme.accent
    setNeedsLayout()
  }

  override var isSelected: Bool {
    didSet {
      // Tab enters the list at the selected row.
      focusGroupPriority = isSelected ? .prioritized : .ignored
      attentionDidChange()
    }
  }
  override var isHighlighted: Bool { didSet { attentionDidChange() } }

  override func attentionDidChange() {
    backgroundColor = isSelected ? Theme.selection : isHighlighted || isHovered ? Theme.hover : .clear
    label.font = isSelected ? .systemFont(ofSize: 13, weight: .semibold) : Theme.body
    removeButton.isHidden = onRemove == nil || !isAttended
    setNeedsLayout()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardUpArrow: onStep(-1)
    case .keyboardDownArrow: onStep(1)
    case .keyboardPageUp: onStep(-Self.page)
    case .keyboardPageDown: onStep(Self.page)
    case .keyboardHome: onStep(-Self.all)
    case .keyboardEnd: onStep(Self.all)
    case .keyboardDeleteForward, .keyboardDeleteOrBackspace: if let onRemove { onRemove() }
    default: super.pressesBegan(presses, with: event)
    }
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = makeMenu() else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}
