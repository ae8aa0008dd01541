import Foundation

/// A plate with text above buttons: an alert, or the upper or lower part of an action sheet. Content that doesn't fit scrolls.
final class AlertPanel: InternalView {
  let buttons: [AlertButton]
  private let text: AlertText?
  private let isAlert: Bool
  private let backing: UIView
  private let textScroll = UIScrollView()
  private let buttonScroll = UIScrollView()
  private let lines: [UIView]

  /// Creates a panel on a plate of the given color, on a material if nil, or without a plate if `isBare`.
  init(_ text: AlertText?, _ buttons: [AlertButton], isAlert: Bool, plate: UIColor? = nil, isBare: Bool = false) {
    self.text = text.flatMap { $0.isEmpty ? nil : $0 }
    self.buttons = buttons
    self.isAlert = isAlert
    backing = plate == nil && !isBare ? UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial)) : UIView()
    lines = buttons.map { _ in UIView() }
    super.init(frame: .zero)
    backing.backgroundColor = plate
    (backing as? UIVisualEffectView)?.contentView.backgroundColor = AlertStyle.lift
    layer.cornerRadius = isBare ? 0 : AlertStyle.cornerRadius
    clipsToBounds = !isBare
    for view in [backing, textScroll, buttonScroll] { addSubview(view) }
    if let text = self.text { textScroll.addSubview(text) }
    for view in buttons as [UIView] + lines { buttonScroll.addSubview(view) }
    for line in lines { line.backgroundColor = .separator }
    for scroll in [textScroll, buttonScroll] { scroll.contentInsetAdjustmentBehavior = .never }
  }

  private var buttonHeight: CGFloat { isAlert ? AlertStyle.alertButtonHeight : AlertStyle.sheetButtonHeight }

  /// Returns whether the two buttons of an alert fit side by side.
  private func isRow(width: CGFloat) -> Bool {
    isAlert && buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= width / 2 }
  }

  /// A Boolean value that indicates whether the two buttons fit side by side in an alert of the usual width.
  var fitsRow: Bool { isRow(width: AlertStyle.alertWidth) }

  private func buttonsHeight(width: CGFloat) -> CGFloat { CGFloat(isRow(width: width) ? 1 : buttons.count) * buttonHeight }

  /// Returns the height at which nothing scrolls, in points.
  func height(forWidth width: CGFloat) -> CGFloat { (text?.height(forWidth: width) ?? 0) + buttonsHeight(width: width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    backing.frame = bounds
    let width = bounds.width
    let textHeight = text?.height(forWidth: width) ?? 0
    let all = buttonsHeight(width: width)
    // Text and buttons share a height that is too small for both. Two and a half visible buttons show that there are more.
    let shown = max(bounds.height - textHeight, min(all, 2.5 * buttonHeight))
    let room = min(shown, all, bounds.height)
    textScroll.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height - room)
    textScroll.contentSize = CGSize(width: width, height: textHeight)
    textScroll.isScrollEnabled = textHeight > textScroll.frame.height
    text?.frame = CGRect(x: 0, y: 0, width: width, height: textHeight)
    buttonScroll.frame = CGRect(x: 0, y: bounds.height - room, width: width, height: room)
    buttonScroll.contentSize = CGSize(width: width, height: all)
    buttonScroll.isScrollEnabled = all > room
    placeButtons(width: width)
  }

  private func placeButtons(width: CGFloat) {
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let row = isRow(width: width)
    for (index, button) in buttons.enumerated() {
      let y = row ? 0 : CGFloat(index) * buttonHeight
      let column = isRightToLeft ? 1 - index : index
      button.frame = CGRect(x: row ? CGFloat(column) * width / 2 : 0, y: y, width: row ? width / 2 : width, height: buttonHeight)
      lines[index].frame =
        row && index == 1
        ? CGRect(x: width / 2, y: 0, width: hairline, height: buttonHeight) : CGRect(x: 0, y: y, width: width, height: hairline)
      lines[index].isHidden = text == nil && index == 0
    }
  }
}
