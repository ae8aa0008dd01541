import Components
import Foundation
import UIKit

/// A line of text that appears briefly at the bottom of the canvas, with buttons for what can be done about it. A file that it mentions can
/// be dragged from the text to other programs.
///
/// It also shows the progress of work until that ends.
final class NoticeView: KitView {
  typealias Action = (title: String, perform: () -> Void)

  private let label = UILabel(.systemFont(ofSize: 13), .white)
  private let bar = UIView(fill: NoticeView.accent)
  /// The area of the text, if it mentions a file.
  let fileHandle = FileHandleView()
  /// A view at the same place, which is hidden while the notice is visible.
  weak var covered: UIView?
  private var buttons: [UIButton] = []
  private var area = CGRect.zero
  private var content = Content.nothing
  /// The fraction of the work that is done, 0…1.
  private var fraction: CGFloat = 0

  private enum Content: Equatable {
    case nothing
    /// A message with its number, so that the end of an older one doesn't hide a newer one.
    case message(Int)
    case progress
  }

  private var messageCount = 0

  /// In points. It fits below a device.
  private static let height: CGFloat = 28
  private static let accent = UIColor(red: 0.45, green: 0.72, blue: 1, alpha: 1)

  /// The duration of a notice, in seconds, without and with buttons.
  private static let staying: TimeInterval = 3
  private static let stayingWithButtons: TimeInterval = 10

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
    clipsToBounds = true
    backgroundColor = UIColor(white: 0.1, alpha: 0.9)
    layer.cornerRadius = 8
    label.lineBreakMode = .byTruncatingMiddle
    bar.isHidden = true
    for view in [bar, label, fileHandle] { addSubview(view) }
    fileHandle.onDrop = { [unowned self] in if fileHandle.file != nil { hide() } }
  }

  /// Shows a message. The file can be dragged from the text to other programs.
  func show(_ text: String, actions: [Action] = [], file: URL? = nil) {
    messageCount += 1
    show(.message(messageCount), text, actions, file: file)
    hide(.message(messageCount), after: actions.isEmpty ? Self.staying : Self.stayingWithButtons)
  }

  /// Hides a message after a delay, or later if its file is being dragged.
  private func hide(_ shown: Content, after duration: TimeInterval) {
    window?.windowScene?.perform(after: duration) { [weak self] in
      guard let self, content == shown else { return }
      if fileHandle.isDragging { hide(shown, after: duration) } else { hide() }
    }
  }

  /// Shows the progress of work until `endProgress` is called. A message is not interrupted.
  ///
  /// `fraction` is the part of the work that is done, 0…1, and `action` is the button that cancels it.
  func showProgress(_ text: String, _ fraction: Double, action: Action) {
    if case .message = content { return }
    self.fraction = CGFloat(fraction)
    guard content == .progress else { return show(.progress, text, [action]) }
    label.text = text
    placeBar()
  }

  func endProgress() { if content == .progress { hide() } }

  private func show(_ content: Content, _ text: String, _ actions: [Action], file: URL? = nil) {
    self.content = content
    fileHandle.file = file
    label.text = text
    bar.isHidden = content != .progress
    for button in buttons { button.removeFromSuperview() }
    buttons = actions.map(makeButton)
    for button in buttons { addSubview(button) }
    // A notice that can only be read lets presses through.
    isUserInteractionEnabled = !actions.isEmpty || file != nil
    place(in: area)
    fade(to: 1, over: 0.15)
  }

  private func makeButton(_ action: Action) -> UIButton {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
    button.tintColor = Self.accent
    button.set(action.title) { [unowned self] in
      hide()
      action.perform()
    }
    return button
  }

  private func hide() {
    content = .nothing
    isUserInteractionEnabled = false
    fade(to: 0, over: 0.3)
  }

  private func fade(to alpha: CGFloat, over duration: TimeInterval) {
    let changes = { [self] in
      self.alpha = alpha
      covered?.alpha = 1 - alpha
    }
    if UIAccessibility.isReduceMotionEnabled { changes() } else { UIView.animate(withDuration: duration, animations: changes) }
  }

  func place(in area: CGRect) {
    self.area = area
    let widths = buttons.map { $0.sizeThatFits(CGSize(width: 200, height: 20)).width.rounded(.up) + 16 }
    let buttonsWidth = widths.reduce(0, +)
    let room = area.width - 80 - buttonsWidth
    let text = label.sizeThatFits(CGSize(width: room, height: 20))
    // Progress has space for more digits than it begins with.
    let spare: CGFloat = content == .progress ? 16 : 0
    let size = CGSize(width: min(ceil(text.width) + spare, room) + 32 + buttonsWidth, height: Self.height)
    frame = CGRect(x: (area.midX - size.width / 2).rounded(), y: area.maxY - size.height - 1, width: size.width, height: size.height)
    label.frame = CGRect(x: 16, y: 0, width: size.width - 32 - buttonsWidth, height: size.height)
    fileHandle.frame = CGRect(x: 0, y: 0, width: size.width - 16 - buttonsWidth, height: size.height)
    var x = size.width - 8 - buttonsWidth
    for (button, width) in zip(buttons, widths) {
      button.frame = CGRect(x: x, y: 0, width: width, height: size.height)
      x += width
    }
    placeBar()
  }

  private func placeBar() { bar.frame = CGRect(x: 0, y: bounds.height - 3, width: (bounds.width * fraction).rounded(), height: 3) }
}
