import Components
import UIKit

/// A card in front of the dimmed window. Esc and a click outside the card close it.
class DialogView: KitView, FocusScope {
  final var onClose: () -> Void = {}
  final let card = KitView()
  private let size: CGSize
  /// The view that becomes first responder when the dialog appears.
  var keyView: UIView { self }

  /// `size` is the size of the card in points, if there is enough space.
  init(size: CGSize) {
    self.size = size
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.4)
    card.backgroundColor = Theme.background
    card.layer.cornerRadius = 12
    card.layer.castShadow(opacity: 0.3, radius: 24, drop: 8)
    addSubview(card)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - 2 * Theme.margin, size.width)
    let height = min(bounds.height - 2 * Theme.margin, size.height)
    card.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: card.layer.cornerRadius).cgPath
  }

  override var canBecomeFirstResponder: Bool { true }

  private var previousOwner: UIWindow.KeyboardOwner?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window else { return }
    previousOwner = window.keyboardOwner
    keyView.becomeFirstResponder()
  }

  /// Removes the dialog, and gives the keyboard back to its previous owner.
  final func remove() {
    let window = window
    removeFromSuperview()
    if let previousOwner { window?.returnKeyboard(to: previousOwner) }
  }

  // Keys that the dialog doesn't handle must not reach the window behind it.
  override var next: UIResponder? { nil }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { onClose() } else { super.pressesBegan(presses, with: event) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    onClose()
  }
}
