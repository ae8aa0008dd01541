import Components
import UIKit

/// A button with an icon. It has a background while the pointer is over it, and the accent color while it is on.
final class TransportButton: HoverControl {
  var icon: Icon { didSet { glyph.image = icon.image } }
  var isOn = false { didSet { if isOn != oldValue { attentionDidChange() } } }

  private let glyph: UIImageView

  static let size = CGSize(width: 32, height: 28)
  static let narrowSize = CGSize(width: 28, height: 28)

  init(_ icon: Icon, toolTip: String, action: @escaping () -> Void) {
    self.icon = icon
    glyph = UIImageView(image: icon.image)
    super.init(frame: .zero)
    layer.cornerRadius = 6
    arrange(glyph.sized(width: Icon.size.width, height: Icon.size.height))
    self.toolTip = toolTip
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    attentionDidChange()
  }

  override var isHighlighted: Bool { didSet { attentionDidChange() } }

  override func attentionDidChange() {
    backgroundColor =
      isHighlighted ? Theme.selection : isOn ? Theme.accent.withAlphaComponent(0.16) : isHovered ? Theme.hover : .clear
    glyph.tintColor = isOn ? Theme.accent : Theme.text
  }
}
