import Components
import UIKit

/// A command in the list: a check mark if it is on, its title, an obstacle or its group, and its keys at the right.
final class CommandCell: KitTableViewCell, PointerInteracting {
  static let height: CGFloat = 30
  static let titleStart: CGFloat = 40
  private static let capHeight: CGFloat = 20

  private let ground = UIView(fill: nil, radius: 6)
  private let mark = UIImageView(image: Icon.check.image)
  private let title = UILabel(Theme.body, Theme.text)
  private let detail = UILabel(Theme.caption, Theme.quietText)
  private var caps: [UILabel] = []
  private var isChosen = false
  private var isHovered = false { didSet { if isHovered != oldValue { showGround() } } }

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    for content in [ground, mark, title, detail] { contentView.addSubview(content) }
  }

  func show(_ binding: CommandBinding, showsGroup: Bool, isChosen: Bool) {
    let isPossible = binding.obstacle == nil
    title.text = binding.title
    title.textColor = isPossible ? Theme.text : Theme.dimText
    detail.text = binding.obstacle ?? (showsGroup ? binding.command.group.rawValue : nil)
    mark.isHidden = !binding.isOn
    mark.tintColor = isPossible ? Theme.accent : Theme.dimText
    for cap in caps { cap.removeFromSuperview() }
    caps = binding.command.keyTexts.map { text in
      let cap = UILabel(Theme.caption, Theme.text, text: text, alignment: .center)
      cap.backgroundColor = Theme.field
      cap.layer.cornerRadius = 4
      cap.clipsToBounds = true
      return cap
    }
    for cap in caps { contentView.addSubview(cap) }
    self.isChosen = isChosen
    showGround()
    setNeedsLayout()
  }

  func pointerMoved(to point: CGPoint?) { isHovered = point != nil }

  private func showGround() {
    ground.backgroundColor = isChosen ? Theme.selection : isHovered ? Theme.hover : .clear
    for cap in caps { cap.backgroundColor = isChosen ? Theme.background : Theme.field }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    ground.frame = CGRect(x: 12, y: 1, width: bounds.width - 24, height: height - 2)
    mark.frame = CGRect(x: 20, y: (height - 16) / 2, width: 16, height: 16)
    var end = bounds.width - 20
    for cap in caps.reversed() {
      let width = max(cap.naturalWidth.rounded(.up) + 12, 24)
      cap.frame = CGRect(x: end - width, y: (height - Self.capHeight) / 2, width: width, height: Self.capHeight)
      end = cap.frame.minX - 6
    }
    title.frame = CGRect(
      x: Self.titleStart, y: 0, width: min(title.naturalWidth.rounded(.up), end - Self.titleStart), height: height)
    let left = title.frame.maxX + Theme.gap
    detail.frame = CGRect(x: left, y: 1, width: max(min(detail.naturalWidth.rounded(.up), end - left), 0), height: height - 1)
  }
}

final class CommandHeadingCell: KitTableViewCell {
  static let height: CGFloat = 32

  private let label = UILabel(Theme.heading, Theme.quietText)

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    arrange(label.inset(top: 12, left: 20, bottom: 4, right: 20))
  }

  func show(_ text: String) { label.text = text.uppercased() }
}
