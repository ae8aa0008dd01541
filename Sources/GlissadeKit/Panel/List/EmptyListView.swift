import Components
import UIKit

/// The message of an empty list, with proposals for finding values.
final class EmptyListView: KitView {
  enum Proposal: Equatable {
    case search(String)
    case showAll

    var title: String {
      switch self {
      case .search(let title): title
      case .showAll: "Show all values"
      }
    }
  }

  struct Content: Equatable {
    var text: String
    var proposals: [Proposal] = []
  }

  var onChoose: (Proposal) -> Void = { _ in }

  /// Nil while the list isn't empty.
  var content: Content? { didSet { if content != oldValue { contentDidChange() } } }

  private let label = UILabel(Theme.body, Theme.quietText, lines: 0, alignment: .center)
  private var buttons: [UIButton] = []

  private static let buttonHeight: CGFloat = 26
  private static let gap: CGFloat = 6
  /// More proposals wouldn't help.
  private static let mostProposals = 12

  init() {
    super.init(frame: .zero)
    isHidden = true
    addSubview(label)
  }

  private func contentDidChange() {
    isHidden = content == nil
    label.text = content?.text
    for button in buttons { button.removeFromSuperview() }
    buttons = (content?.proposals ?? []).prefix(Self.mostProposals).map { proposal in
      let button = UIButton(configuration: Theme.grayButton)
      button.set(proposal.title) { [unowned self] in onChoose(proposal) }
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = rows(in: size.width).count
    let height = rows == 0 ? 0 : 2 * Self.gap + CGFloat(rows) * (Self.buttonHeight + Self.gap)
    return CGSize(width: size.width, height: label.height(in: size.width) + height)
  }

  /// Returns the buttons with their widths, in rows that fit into a width.
  private func rows(in width: CGFloat) -> [[(button: UIButton, width: CGFloat)]] {
    var rows: [[(button: UIButton, width: CGFloat)]] = []
    var room: CGFloat = 0
    for button in buttons {
      let wanted = min(button.sizeThatFits(CGSize(width: width, height: Self.buttonHeight)).width.rounded(.up), width)
      if rows.isEmpty || room < wanted + Self.gap {
        rows.append([])
        room = width + Self.gap
      }
      rows[rows.count - 1].append((button, wanted))
      room -= wanted + Self.gap
    }
    return rows
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.height(in: bounds.width)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: text)
    var y = text + 2 * Self.gap
    for row in rows(in: bounds.width) {
      let width = row.reduce(-Self.gap) { $0 + $1.width + Self.gap }
      var x = ((bounds.width - width) / 2).rounded()
      for (button, width) in row {
        button.frame = CGRect(x: x, y: y, width: width, height: Self.buttonHeight)
        x += width + Self.gap
      }
      y += Self.buttonHeight + Self.gap
    }
  }
}
