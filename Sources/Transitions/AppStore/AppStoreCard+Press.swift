import UIKit

extension AppStoreCard {
  /// Shrinks a card in a list while it is pressed.
  public static func shrinkWhilePressed(_ control: UIControl, parameters: @escaping () -> Parameters) {
    // The control retains its actions, so they must not retain the control.
    let shrink = { [weak control] (isPressed: Bool) in
      // The control returns to its size in any case, as Reduce Motion may have been turned on during the press.
      guard let control, isPressed ? !UIAccessibility.isReduceMotionEnabled : !control.transform.isIdentity else { return }
      let parameters = parameters()
      let animator = parameters.pressCurve.animator(duration: parameters.pressDuration)
      animator.addAnimations {
        control.transform = isPressed ? CGAffineTransform(scaleX: parameters.pressedScale, y: parameters.pressedScale) : .identity
      }
      animator.startAnimation()
    }
    control.addAction(UIAction { _ in shrink(true) }, for: .touchDown)
    control.addAction(UIAction { _ in shrink(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }
}
