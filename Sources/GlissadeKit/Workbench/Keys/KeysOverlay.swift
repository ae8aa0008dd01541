import UIKit

/// The list of all keys, over the window; a click or Escape takes it away.
final class KeysOverlay: UIView {
  /// Called when it has been read.
  var onClose: () -> Void = {}

  private let card = UIView()
  private let titleLabel = PanelStyle.label(PanelStyle.title, PanelStyle.text)
  private let hintLabel = PanelStyle.label(PanelStyle.caption, PanelStyle.quietText)
  private let columns: [[Entry]]

  private static let columnWidth: CGFloat = 360
  /// The column of keys.
  private static let keyWidth: CGFloat = 96
  private static let gap: CGFloat = 32
  private static let padding: CGFloat = 24
  private static let rowHeight: CGFloat = 24
  private static let headingHeight: CGFloat = 32

  /// A heading, or a key and what it does.
  private enum Entry {
    case heading(UILabel)
    case key(KeyCapView, UILabel)

    var views: [UIView] {
      switch self {
      case .heading(let label): [label]
      case .key(let cap, let label): [cap, label]
      }
    }
  }

  init(_ groups: [(title: String, keys: [(key: String, title: String)])]) {
    let blocks = groups.map { group in
      [Entry.heading(Self.heading(group.title))] + group.keys.map { Entry.key(KeyCapView($0.key), Self.meaning($0.title)) }
    }
    columns = Self.inTwoColumns(blocks)
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.35)
    card.backgroundColor = PanelStyle.background
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.3
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    titleLabel.text = "Keys"
    hintLabel.text = "Tab goes through everything; arrows, Return and Delete operate what has the focus. All other keys go to the stage."
    for view in [titleLabel, hintLabel] + columns.joined().flatMap(\.views) { card.addSubview(view) }
    addSubview(card)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The list of keys is made in code.") }

  private static func heading(_ text: String) -> UILabel {
    let label = PanelStyle.label(PanelStyle.heading, PanelStyle.quietText)
    label.text = text
    return label
  }

  private static func meaning(_ text: String) -> UILabel {
    let label = PanelStyle.label(PanelStyle.body, PanelStyle.text)
    label.text = text
    return label
  }

  /// The groups one below the other, in the second column as soon as the first has half of the rows.
  private static func inTwoColumns(_ blocks: [[Entry]]) -> [[Entry]] {
    let half = blocks.reduce(0) { $0 + $1.count } / 2
    var columns: [[Entry]] = [[], []]
    for block in blocks { columns[columns[0].count + block.count / 2 <= half || columns[0].isEmpty ? 0 : 1] += block }
    return columns
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = 2 * Self.columnWidth + Self.gap + 2 * Self.padding
    let top = Self.padding + 28
    var height: CGFloat = 0
    for (index, column) in columns.enumerated() {
      let x = Self.padding + CGFloat(index) * (Self.columnWidth + Self.gap)
      var y = top
      for entry in column {
        switch entry {
        case .heading(let label):
          label.frame = CGRect(x: x, y: y + 12, width: Self.columnWidth, height: 16)
          y += Self.headingHeight
        case .key(let cap, let label):
          let size = cap.fittingSize
          cap.frame = CGRect(x: x, y: y + (Self.rowHeight - size.height) / 2, width: size.width, height: size.height)
          label.frame = CGRect(x: x + Self.keyWidth, y: y, width: Self.columnWidth - Self.keyWidth, height: Self.rowHeight)
          y += Self.rowHeight
        }
      }
      height = max(height, y)
    }
    titleLabel.frame = CGRect(x: Self.padding, y: Self.padding, width: width - 2 * Self.padding, height: 20)
    hintLabel.frame = CGRect(x: Self.padding, y: height + 16, width: width - 2 * Self.padding, height: 16)
    height += 16 + 16 + Self.padding
    card.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: max(((bounds.height - height) / 2).rounded(), 16), width: width, height: height)
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
  }

  // MARK: Input

  override var canBecomeFirstResponder: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onClose() }

  /// Any key will do, and does nothing else.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { onClose() }
}

/// A key as it looks on a keyboard.
private final class KeyCapView: UIView {
  private let label = PanelStyle.label(PanelStyle.caption, PanelStyle.text)

  init(_ key: String) {
    super.init(frame: .zero)
    backgroundColor = PanelStyle.field
    layer.cornerRadius = 4
    label.text = key
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A key is made in code.") }

  var fittingSize: CGSize {
    CGSize(width: max(ceil(label.sizeThatFits(CGSize(width: 200, height: 20)).width) + 12, 24), height: 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
