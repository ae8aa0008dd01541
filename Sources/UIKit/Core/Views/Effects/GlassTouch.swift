import Foundation

/// Observes touches of interactive glass without taking them from anything else.
final class GlassTouch: UIGestureRecognizer {
  /// The growth of touched glass along its longer side, in points.
  private static let growth: CGFloat = 8
  private static let light: CGFloat = 0.2

  private var isPressed = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { press(true) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { press(false) }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func press(_ presses: Bool) {
    guard presses != isPressed, let view = view as? UIVisualEffectView else { return }
    isPressed = presses
    let size = max(view.bounds.width, view.bounds.height, 1)
    let scale = presses && !UIAccessibility.isReduceMotionEnabled ? 1 + min(Self.growth / size, 0.15) : 1
    UIView.animate(springDuration: 0.4, bounce: presses ? 0.2 : 0.35, options: [.allowUserInteraction, .beginFromCurrentState]) {
      for view in [view.backdropView, view.contentView] { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
      guard let layer = view.backdropView.layer as? CABackdropLayer, let glass = view.effect as? UIGlassEffect else { return }
      layer.highlight = min(glass.backdrop.highlight + (presses ? Self.light : 0), 1)
    }
  }
}

extension UIVisualEffectView {
  /// Begins or ends to observe touches of the glass.
  func followTouches(_ follows: Bool) {
    guard let glass, follows != (glass.touch != nil) else { return }
    if follows {
      let touch = GlassTouch()
      touch.cancelsTouchesInView = false
      touch.delaysTouchesEnded = false
      glass.touch = touch
      addGestureRecognizer(touch)
    } else if let touch = glass.touch {
      removeGestureRecognizer(touch)
      glass.touch = nil
    }
  }
}
