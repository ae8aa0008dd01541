import Tweaks
import UIKit

/// A swatch of the colour, and its digits to type over.
final class ColorEditor: UIView, TweakEditor {
  private let edited: EditedTweak
  private let swatch = UIView()
  private let field: ValueField

  init(_ edited: EditedTweak) {
    self.edited = edited
    field = ValueField(edited)
    super.init(frame: .zero)
    swatch.isUserInteractionEnabled = false
    swatch.layer.cornerRadius = 4
    swatch.layer.borderWidth = 1
    swatch.layer.borderColor = CGColor(gray: 0.5, alpha: 0.4)
    for view in [swatch, field] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("An editor is made in code.") }

  func refresh() {
    field.refresh()
    guard case .color(let color) = edited.value else { return }
    swatch.backgroundColor = UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  func activate() { field.startTyping() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let fieldWidth: CGFloat = 84
    field.frame = CGRect(x: bounds.width - fieldWidth, y: 2, width: fieldWidth, height: bounds.height - 4)
    swatch.frame = CGRect(x: 0, y: 2, width: max(0, field.frame.minX - PanelStyle.gap), height: bounds.height - 4)
  }
}
