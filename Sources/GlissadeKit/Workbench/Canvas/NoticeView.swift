import UIKit

/// A line of text that appears at the bottom of the canvas briefly, with buttons if there is something to do about it.
final class NoticeView: KitView {
  /// The title of a button, and the closure to call when it is pressed.
  typealias Action = (title: String, perform: () -> Void)

  private let label = UILabel(.systemFont(ofSize: 13), .white)
  private var buttons: [UIButton] = []
  private var area = CGRect.zero
  /// Counts the notices, so that the end of an older one doesn't hide a newer one.
  private var serial = 0

  /// The height, in points. Most of it fits below the stage, whose foot stays visible.
  private static let height: CGFloat = 28

  /// The duration of a notice, in seconds, without and with buttons.
  private static let staying: TimeInterval = 3
  private static let stayingWithButtons: TimeInterval = 10

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
    backgroundColor = UIColor(white: 0.1, alpha: 0.9)
    layer.cornerRadius = 8
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
  }

  /// Shows a notice with buttons.
  func show(_ text: String, actions: [Action] = []) {
    label.text = text
    for button in buttons { button.removeFromSuperview() }
    buttons = actions.map(makeButton)
    for button in buttons { addSubview(button) }
    // A notice to read lets presses through.
    isUserInteractionEnabled = !actions.isEmpty
    place(in: area)
    serial += 1
    let shown = serial
    fade(to: 1, over: 0.15)
    window?.windowScene?.perform(after: actions.isEmpty ? Self.staying : Self.stayingWithButtons) { [weak self] in
      guard let self, serial == shown else { return }
      hide()
    }
  }

  private func makeButton(_ action: Action) -> UIButton {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
    button.tintColor = UIColor(red: 0.45, green: 0.72, blue: 1, alpha: 1)
    button.set(action.title) { [unowned self] in
      hide()
      action.perform()
    }
    return button
  }

  private func hide() {
    isUserInteractionEnabled = false
    fade(to: 0, over: 0.3)
  }

  private func fade(to alpha: CGFloat, over duration: TimeInterval) {
    if UIAccessibility.isReduceMotionEnabled { self.alpha = alpha } else { UIView.animate(withDuration: duration) { self.alpha = alpha } }
  }

  /// Places the notice at the bottom of an area of its superview.
  func place(in area: CGRect) {
    self.area = area
    let widths = buttons.map { $0.sizeThatFits(CGSize(width: 200, height: 20)).width.rounded(.up) + 16 }
    let buttonsWidth = widths.reduce(0, +)
    let room = area.width - 80 - buttonsWidth
    let text = label.sizeThatFits(CGSize(width: room, height: 20))
    let size = CGSize(width: min(ceil(text.width), room) + 32 + buttonsWidth, height: Self.height)
    frame = CGRect(x: (area.midX - size.width / 2).rounded(), y: area.maxY - size.height - 2, width: size.width, height: size.height)
    label.frame = CGRect(x: 16, y: 0, width: size.width - 32 - buttonsWidth, height: size.height)
    var x = size.width - 8 - buttonsWidth
    for (button, width) in zip(buttons, widths) {
      button.frame = CGRect(x: x, y: 0, width: width, height: size.height)
      x += width
    }
  }
}
