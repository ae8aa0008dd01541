import Components
import Tweaks
import UIKit

/// The heading of a group. It opens and closes the group, shows the number of changes, and resets them.
final class SectionHeading: HoverControl {
  static let height: CGFloat = 28

  var onToggle: () -> Void = {}
  var onReset: () -> Void = {}

  private let chevron = UIImageView(image: Icon.chevronDown.image)
  private let titleLabel = UILabel(Theme.heading, Theme.quietText)
  private let dot = UIView(disc: Theme.accent, Theme.dotSize)
  private let count = UILabel(Theme.caption, Theme.quietText)
  private let resetButton = UIButton(type: .system)
  private let hairline = HairlineView()

  private static let resetWidth: CGFloat = 48

  init() {
    super.init(frame: .zero)
    chevron.tintColor = Theme.quietText
    layer.cornerRadius = 6
    resetButton.titleLabel?.font = Theme.caption
    resetButton.contentHorizontalAlignment = .right
    resetButton.set("Reset") { [unowned self] in onReset() }
    addAction(UIAction { [unowned self] _ in onToggle() }, for: .touchUpInside)
    for view in [hairline, chevron, titleLabel, dot, count, resetButton] { addSubview(view) }
  }

  /// `changes` is the number of values that differ from their defaults. The first heading has no separator.
  func show(_ section: PanelOutline.Section, changes: Int, isFirst: Bool) {
    titleLabel.text = section.title
    chevron.image = (section.isCollapsed ? Icon.chevronRight : Icon.chevronDown).image
    let showsChanges = section.isCollapsed && changes > 0
    dot.isHidden = !showsChanges
    count.isHidden = !showsChanges
    count.text = "\(changes) changed"
    resetButton.isHidden = changes == 0
    resetButton.toolTip = "Reset the values of “\(section.title)” to their defaults"
    toolTip = section.isCollapsed ? "Show these values" : "Hide these values"
    hairline.isHidden = isFirst
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let outset = Theme.rowOutset
    hairline.frame = CGRect(x: -Theme.margin + outset, y: -4, width: bounds.width + 2 * (Theme.margin - outset), height: 1)
    chevron.frame = CGRect(x: outset - 3, y: (bounds.height - 16) / 2, width: 16, height: 16)
    let x = chevron.frame.maxX + 4
    let room = bounds.width - outset - Self.resetWidth - x
    let natural = titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)).width.rounded(.up)
    let countWidth = count.isHidden ? 0 : count.sizeThatFits(bounds.size).width.rounded(.up)
    titleLabel.frame = CGRect(
      x: x, y: 0, width: min(natural, max(0, room - (countWidth > 0 ? countWidth + 22 : 0))), height: bounds.height)
    dot.frame.origin = CGPoint(x: titleLabel.frame.maxX + Theme.gap, y: (bounds.height - Theme.dotSize) / 2)
    count.frame = CGRect(x: dot.frame.maxX + 4, y: 0, width: countWidth, height: bounds.height)
    resetButton.frame = CGRect(x: bounds.width - outset - Self.resetWidth, y: 0, width: Self.resetWidth, height: bounds.height)
  }

  override func attentionDidChange() { backgroundColor = isAttended ? Theme.hover : nil }

  /// The Right key opens the group, and the Left key closes it, as in an outline.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isClosed = chevron.image === Icon.chevronRight.image
    switch presses.first?.key?.keyCode {
    case .keyboardRightArrow?: if isClosed { onToggle() }
    case .keyboardLeftArrow?: if !isClosed { onToggle() }
    case .keyboardDeleteForward?, .keyboardDeleteOrBackspace?: if !resetButton.isHidden { onReset() }
    default: super.pressesBegan(presses, with: event)
    }
  }
}
