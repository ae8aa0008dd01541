import UIKit

/// A list of all keyboard shortcuts in front of the window, in two columns. Esc or a click closes it.
final class KeyHelpView: KitView {
  private static let cardWidth: CGFloat = 800
  private static let padding: CGFloat = 24
  private static let titleHeight: CGFloat = 56

  /// Called on Esc or a click.
  var onClose: () -> Void = {}

  private let card = UIView()
  private let titleLabel = UILabel(Theme.title, Theme.text, text: "Keys")
  private let hintLabel = UILabel(Theme.caption, Theme.quietText, text: "Press Esc or click to close", alignment: .right)
  private let scrollView = UIScrollView()
  private let columns: [[KeyHelpGroup]]

  init(_ hints: [KeyHint]) {
    let groups = KeyHint.grouped(hints)
    let left = KeyHint.leftColumn(of: groups)
    columns = [groups[..<left], groups[left...]].map { $0.map { KeyHelpGroup($0.title, $0.hints) } }
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.4)
    card.backgroundColor = Theme.background
    card.layer.cornerRadius = 12
    card.layer.castShadow(opacity: 0.3, radius: 24, drop: 8)
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(card)
    for content in [titleLabel, hintLabel, scrollView] { card.addSubview(content) }
    for group in columns.joined() { scrollView.addSubview(group) }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: KeyHelpView.wasClicked))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - 2 * Theme.margin, Self.cardWidth)
    let isNarrow = width < 480
    let inside = width - 2 * Self.padding
    let columnWidth = isNarrow ? inside : ((inside - Self.padding) / 2).rounded(.down)
    var lowest: CGFloat = 0
    var top: CGFloat = 0
    for (index, column) in columns.enumerated() {
      if !isNarrow { top = 0 }
      let left = isNarrow ? 0 : CGFloat(index) * (columnWidth + Self.padding)
      for group in column {
        group.frame = CGRect(x: left, y: top, width: columnWidth, height: group.height)
        top += group.height + Theme.margin
      }
      lowest = max(lowest, top - Theme.margin)
    }
    let room = bounds.height - 2 * Theme.margin - Self.titleHeight - Self.padding
    let height = max(min(lowest, room), 0)
    card.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height - Self.titleHeight - Self.padding) / 2).rounded(),
      width: width,
      height: Self.titleHeight + height + Self.padding)
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: card.layer.cornerRadius).cgPath
    titleLabel.frame = CGRect(x: Self.padding, y: 20, width: inside / 2, height: 20)
    hintLabel.frame = CGRect(x: Self.padding + inside / 2, y: 22, width: inside / 2, height: 16)
    scrollView.frame = CGRect(x: Self.padding, y: Self.titleHeight, width: inside, height: height)
    scrollView.contentSize = CGSize(width: inside, height: lowest)
  }

  // MARK: Closing

  private func wasClicked(_ tap: UITapGestureRecognizer) { onClose() }

  override var canBecomeFirstResponder: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { becomeFirstResponder() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { onClose() } else { super.pressesBegan(presses, with: event) }
  }
}
