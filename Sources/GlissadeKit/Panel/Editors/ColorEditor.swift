import Components
import Tweaks
import UIKit

/// An editor of a color: a swatch that opens the mixer, and a field for the hexadecimal digits.
final class ColorEditor: TweakEditor {
  private let swatch = ColorSwatch()
  private lazy var mixer = ColorMixer(edited)

  override init(_ edited: EditedTweak) {
    super.init(edited)
    swatch.addAction(UIAction { [unowned self] _ in toggleMixer() }, for: .touchUpInside)
    arrange(Row(gap: Theme.gap, swatch, field.sized(width: 84)).inset(y: 2))
  }

  private func toggleMixer() {
    drawer = drawer == nil ? mixer : nil
    refresh()
    onDrawerChange()
  }

  override func refresh() {
    field.refresh()
    guard case .color(let color) = edited.value else { return }
    swatch.color = color
    if drawer != nil { mixer.refresh() }
  }

  override func cancelDrag() -> Bool { drawer != nil && mixer.cancelDrag() }
}

/// A swatch of a color. A transparent one shows a checkerboard behind it.
private final class ColorSwatch: KitControl {
  var color = TweakColor(red: 0, green: 0, blue: 0) { didSet { if color != oldValue { setNeedsDisplay() } } }

  private static let square: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 4
    layer.borderWidth = 1
    layer.borderColor = CGColor(gray: 0.5, alpha: 0.4)
  }

  override func draw(_ rect: CGRect) {
    if color.alpha < 1 {
      UIColor.white.setFill()
      UIBezierPath(rect: bounds).fill()
      UIColor(white: 0.75, alpha: 1).setFill()
      for row in 0...Int(bounds.height / Self.square) {
        for column in 0...Int(bounds.width / Self.square) where (row + column).isMultiple(of: 2) {
          UIBezierPath(
            rect: CGRect(x: CGFloat(column) * Self.square, y: CGFloat(row) * Self.square, width: Self.square, height: Self.square)
          ).fill()
        }
      }
    }
    UIColor(color).setFill()
    UIBezierPath(rect: bounds).fill()
  }
}

extension UIColor {
  convenience init(_ color: TweakColor) { self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha) }
}
