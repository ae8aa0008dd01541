import Foundation

/// The title, the message and the text fields of an alert or action sheet.
final class AlertText: InternalView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let boxes: [UIView]
  private let fields: [UITextField]
  private let insets: UIEdgeInsets

  init(title: String?, message: String?, fields: [UITextField], isAlert: Bool) {
    self.fields = fields
    boxes = fields.map { _ in UIView() }
    insets = isAlert ? UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16) : UIEdgeInsets(top: 14, left: 16, bottom: 15, right: 16)
    super.init(frame: .zero)
    let titleSize = isAlert ? AlertStyle.titleSize : AlertStyle.messageSize
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: titleSize, weight: .semibold)
    messageLabel.text = message
    // A message without a title takes its place and, in an alert, its font.
    let isAlone = isAlert && (title ?? "").isEmpty
    messageLabel.font = isAlone ? .systemFont(ofSize: titleSize, weight: .semibold) : .systemFont(ofSize: AlertStyle.messageSize)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = isAlert ? .label : .secondaryLabel
      label.isAccessibilityElement = true
      label.accessibilityLabel = label.text
      addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
    messageLabel.accessibilityTraits = .staticText
    for (box, field) in zip(boxes, fields) {
      box.backgroundColor = AlertStyle.field
      box.layer.cornerRadius = 6
      box.addSubview(field)
      addSubview(box)
    }
  }

  private var parts: [UILabel] { [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty } }

  var isEmpty: Bool { parts.isEmpty && fields.isEmpty }

  func height(forWidth width: CGFloat) -> CGFloat { isEmpty ? 0 : arrange(width: width, place: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let traits = traitCollection
    for box in boxes {
      box.layer.borderWidth = 1 / max(traits.displayScale, 1)
      box.layer.borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
    }
    _ = arrange(width: bounds.width, place: true)
  }

  /// Returns the height of the stacked parts, and positions them if `place`.
  private func arrange(width: CGFloat, place: Bool) -> CGFloat {
    let inner = width - insets.left - insets.right
    var y = insets.top
    for (index, label) in parts.enumerated() {
      if index > 0 { y += 3 }
      let height = ceil(label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height)
      if place { label.frame = CGRect(x: insets.left, y: y, width: inner, height: height) }
      y += height
    }
    if !fields.isEmpty, !parts.isEmpty { y += 14 }
    for (index, box) in boxes.enumerated() {
      if index > 0 { y += 6 }
      if place {
        box.frame = CGRect(x: insets.left, y: y, width: inner, height: AlertStyle.fieldHeight)
        fields[index].frame = box.bounds.insetBy(dx: 7, dy: 4)
      }
      y += AlertStyle.fieldHeight
    }
    return y + insets.bottom
  }
}
