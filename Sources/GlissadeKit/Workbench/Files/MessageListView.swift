import Components
import SourceReport
import UIKit

/// All errors and warnings about a file, in a card above the line at the foot of the canvas.
final class MessageListView: KitView {
  var onCopy: (SourceMessage) -> Void = { _ in }
  /// Called with the message whose location should be opened in an editor.
  var onEdit: (SourceMessage) -> Void = { _ in }

  private let scrollView = WheelScrollView()
  private let moreLabel = UILabel(Theme.caption, Theme.quietText)
  private var rows: [MessageRow] = []
  private var list = Column()
  private var messages: [SourceMessage] = []

  /// The maximum number of messages in the list. The rest are only counted.
  private static let capacity = 100
  private static let padding: CGFloat = 6

  init() {
    super.init(frame: .zero)
    isHidden = true
    backgroundColor = Theme.background
    layer.cornerRadius = 8
    layer.borderWidth = 1
    layer.borderColor = Theme.hairline.cgColor
    layer.castShadow(opacity: 0.2, radius: 12, drop: 4)
    arrange(scrollView.inset(x: Self.padding, y: Self.padding))
  }

  /// Hides the list if there are no messages.
  func show(_ messages: [SourceMessage]) {
    guard messages != self.messages else { return }
    self.messages = messages
    if messages.isEmpty { isHidden = true }
    for row in rows { row.removeFromSuperview() }
    rows = messages.prefix(Self.capacity).map { message in
      let row = MessageRow(message)
      row.onChoose = { [unowned self] isDouble in isDouble ? onEdit(message) : onCopy(message) }
      return row
    }
    let rest = messages.count - rows.count
    moreLabel.text = "… and \(rest) more"
    moreLabel.isHidden = rest == 0
    list = Column(rows.map(\.fittingHeight) + [moreLabel.sized(height: 22).inset(left: 24)])
    list.add(to: scrollView)
    scrollView.contentOffset = .zero
    setNeedsLayout()
  }

  func place(above line: CGRect, room: CGFloat) {
    let content = list.size(in: CGSize(width: line.width - 2 * Self.padding, height: 0))
    let height = min(content.height + 2 * Self.padding, max(room, 0))
    frame = CGRect(x: line.minX, y: line.minY - 8 - height, width: line.width, height: height)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.layOutContent(list, width: bounds.width - 2 * Self.padding)
  }
}

private final class MessageRow: HoverControl {
  /// Called on a click. The value is true for the second click of a double click.
  var onChoose: (Bool) -> Void = { _ in }

  private let mark = UIView(disc: nil, 8)
  private let placeLabel = UILabel(Theme.caption, Theme.quietText)
  private let textLabel = UILabel(Theme.body, Theme.text, lines: 0)

  init(_ message: SourceMessage) {
    super.init(frame: .zero)
    layer.cornerRadius = 5
    mark.backgroundColor = message.severity == .error ? .systemRed : .systemOrange
    placeLabel.text = message.shortPlace
    textLabel.text = message.text
    toolTip = "Click to copy, double-click to open the file in an editor"
    placeLabel.isHidden = message.shortPlace == nil
    let texts = Column(placeLabel.sized(height: 15), textLabel.fittingHeight)
    arrange(Row(gap: 8, mark.sized(width: 8, height: 8, pinned: .top).inset(top: 4), texts).inset(x: 8, y: 4))
  }

  override func attentionDidChange() { backgroundColor = isAttended ? Theme.hover : nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    onChoose(touch.tapCount == 2)
  }
}
