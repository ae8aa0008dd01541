import Foundation

/// The button of an action. A finger that slides over the buttons chooses the one on which it is lifted.
final class AlertButton: InternalControl {
  let action: UIAlertAction
  private let label = UILabel()
  private weak var alertView: AlertView?

  init(_ action: UIAlertAction, in alertView: AlertView, fontSize: CGFloat, isEmphasized: Bool) {
    self.action = action
    self.alertView = alertView
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: fontSize, weight: isEmphasized ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    addAction(UIAction { [weak alertView] _ in alertView?.alert?.choose(action) }, for: .primaryActionTriggered)
    action.onChange = { [weak self] in self?.showState() }
    showState()
  }

  override var isPressedByKeyboard: Bool { true }

  override func performKeyboardAction() { sendActions(for: .primaryActionTriggered) }

  /// The width at which the title is not cut off, in points.
  var naturalWidth: CGFloat { label.intrinsicContentSize.width + 16 }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override func showState() {
    if isEnabled != action.isEnabled { isEnabled = action.isEnabled }
    let color: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = action.isEnabled ? color : .tertiaryLabel
    backgroundColor = isHighlighted ? AlertStyle.pressed : nil
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { slide(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { slide(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    slide(touches)
    alertView?.release()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alertView?.highlight(nil) }

  private func slide(_ touches: Set<UITouch>) {
    guard let alertView, let touch = touches.first else { return }
    alertView.highlight(alertView.button(at: touch.location(in: alertView)))
  }
}
