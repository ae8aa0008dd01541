import UIKit

/// A button of the timeline's header with an icon. It has a background while the pointer is over it, and the accent color while it is on.
final class TransportButton: KitControl, PointerInteracting {
  var icon: TransportIcon { didSet { if icon != oldValue { glyph.setNeedsDisplay() } } }
  /// A Boolean value that indicates whether the button is on.
  var isOn = false { didSet { if isOn != oldValue { showState() } } }

  private let glyph: Glyph
  private var isHovered = false { didSet { showState() } }

  static let size = CGSize(width: 32, height: 28)
  /// The size in a narrow header.
  static let narrowSize = CGSize(width: 28, height: 28)

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - toolTip: A description with the keyboard shortcut.
  ///   - action: The closure to call when the button is pressed.
  init(_ icon: TransportIcon, toolTip: String, action: @escaping () -> Void) {
    self.icon = icon
    glyph = Glyph()
    super.init(frame: .zero)
    glyph.button = self
    glyph.isUserInteractionEnabled = false
    layer.cornerRadius = 6
    addSubview(glyph)
    self.toolTip = toolTip
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    showState()
  }

  override var isHighlighted: Bool { didSet { showState() } }
  override var isEnabled: Bool { didSet { showState() } }

  func pointerMoved(to point: CGPoint?) { isHovered = point != nil }

  private func showState() {
    backgroundColor =
      isHighlighted ? Theme.selection : isOn ? Theme.accent.withAlphaComponent(0.16) : isHovered ? Theme.hover : .clear
    glyph.alpha = isEnabled ? 1 : 0.35
    glyph.setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = TransportIcon.size
    glyph.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  private final class Glyph: DrawnView {
    weak var button: TransportButton?

    override func draw(_ rect: CGRect) {
      guard let button else { return }
      button.icon.draw(button.isOn ? Theme.accent : Theme.text)
    }
  }
}
