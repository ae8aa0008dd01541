import UIKit

/// A line of text that appears at the bottom of the canvas briefly, with a button if there is something to do about it.
final class NoticeView: KitView {
  private let label = UILabel(.systemFont(ofSize: 13), .white)
  private let button = UIButton(type: .system)
  private var action: () -> Void = {}
  private var area = CGRect.zero
  /// Counts the notices, so that the end of an older one doesn't hide a newer one.
  private var serial = 0

  /// The height, in points. Most of it fits below the stage, whose foot stays visible.
  private static let height: CGFloat = 28

  /// The duration of a notice, in seconds, without and with a button.
  private static let staying: TimeInterval = 3
  private static let stayingWithButton: TimeInterval = 10

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
    backgroundColor = UIColor(white: 0.1, alpha: 0.9)
    layer.cornerRadius = 8
    label.lineBreakMode = .byTruncatingMiddle
    button.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
    button.tintColor = UIColor(red: 0.45, green: 0.72, blue: 1, alpha: 1)
    button.addAction(UIAction { [unowned self] _ in press() }, for: .primaryActionTriggered)
    for view in [label, button] { addSubview(view) }
  }

  /// Shows a notice.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - title: The title of a button, or nil for none.
  ///   - action: The closure to call when the button is pressed.
  func show(_ text: String, button title: String? = nil, perform action: @escaping () -> Void = {}) {
    label.text = text
    button.setTitle(title, for: .normal)
    button.isHidden = title == nil
    // A notice to read lets presses through.
    isUserInteractionEnabled = title != nil
    self.action = action
    place(in: area)
    serial += 1
    let shown = serial
    UIView.animate(withDuration: 0.15) { self.alpha = 1 }
    window?.windowScene?.perform(after: title == nil ? Self.staying : Self.stayingWithButton) { [weak self] in
      guard let self, serial == shown else { return }
      hide()
    }
  }

  private func press() {
    let action = action
    hide()
    action()
  }

  private func hide() {
    isUserInteractionEnabled = false
    action = {}
    UIView.animate(withDuration: 0.3) { self.alpha = 0 }
  }

  /// Places the notice at the bottom of an area of its superview.
  func place(in area: CGRect) {
    self.area = area
    let buttonWidth = button.isHidden ? 0 : button.sizeThatFits(CGSize(width: 200, height: 20)).width.rounded(.up) + 16
    let room = area.width - 80 - buttonWidth
    let text = label.sizeThatFits(CGSize(width: room, height: 20))
    let size = CGSize(width: min(ceil(text.width), room) + 32 + buttonWidth, height: Self.height)
    frame = CGRect(x: (area.midX - size.width / 2).rounded(), y: area.maxY - size.height - 2, width: size.width, height: size.height)
    label.frame = CGRect(x: 16, y: 0, width: size.width - 32 - buttonWidth, height: size.height)
    button.frame = CGRect(x: size.width - 16 - buttonWidth, y: 0, width: buttonWidth + 16, height: size.height)
  }
}
