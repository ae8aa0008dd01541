import Foundation

/// The glass behind the content of a button, which grows while the button is pressed.
final class ButtonGlassView: UIVisualEffectView {
  /// Chosen by eye.
  private static let pressedScale: CGFloat = 1.06

  private var style: UIGlassEffect.Style?
  private var tint: UIColor?

  init() {
    super.init(effect: nil)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  var isPressed = false {
    didSet { transform = isPressed ? CGAffineTransform(scaleX: Self.pressedScale, y: Self.pressedScale) : .identity }
  }

  func show(_ style: UIGlassEffect.Style, tint: UIColor?) {
    guard style != self.style || tint != self.tint else { return }
    (self.style, self.tint) = (style, tint)
    let effect = UIGlassEffect(style: style)
    effect.tintColor = tint
    self.effect = effect
  }

  /// Sets bounds and center rather than the frame, which the scale of a pressed button affects.
  func fill(_ area: CGRect, cornerRadius: CGFloat) {
    bounds.size = area.size
    center = area.middle
    layer.cornerRadius = cornerRadius
  }
}
