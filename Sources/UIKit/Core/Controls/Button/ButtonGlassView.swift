import Foundation

/// The glass behind the content of a button, which grows while the button is pressed.
final class ButtonGlassView: UIVisualEffectView {
  /// The scale of pressed glass, chosen by eye.
  private static let pressedScale: CGFloat = 1.06

  private var style: UIGlassEffect.Style?
  private var tint: UIColor?

  init() {
    super.init(effect: nil)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the button is pressed.
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

  /// Fills the bounds of the button. The frame would be that of the glass as it is pressed.
  func fill(_ area: CGRect, cornerRadius: CGFloat) {
    bounds.size = area.size
    center = CGPoint(x: area.midX, y: area.midY)
    layer.cornerRadius = cornerRadius
  }
}
