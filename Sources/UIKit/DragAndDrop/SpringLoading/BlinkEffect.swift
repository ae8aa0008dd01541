import Foundation

/// A cell that can be highlighted while dragged items are above it.
@MainActor
protocol BlinkingCell {
  func showHighlight(_ isHighlighted: Bool)
}

/// Highlights the target while items are above it, and makes it blink before it is activated.
final class BlinkEffect: NSObject, UISpringLoadedInteractionEffect {
  /// The opacity of a target that can't be highlighted, in 0…1.
  private static let dimmed: CGFloat = 0.6
  private static let blinks = 2

  private weak var target: UIView?

  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
    switch context.state {
    case .possible:
      target = context.targetView
      show(true)
    case .activating: blink()
    case .activated, .inactive:
      show(false)
      target = nil
    }
  }

  private func show(_ isHighlighted: Bool) {
    switch target {
    case let control as UIControl: control.isHighlighted = isHighlighted
    case let cell as any BlinkingCell: cell.showHighlight(isHighlighted)
    default: UIView.animate(withDuration: 0.15) { [target] in target?.alpha = isHighlighted ? Self.dimmed : 1 }
    }
  }

  private func blink() {
    guard let target else { return }
    let part = 0.5 / Double(Self.blinks)
    UIView.animateKeyframes(withDuration: SpringLoader.blinking, delay: 0) {
      for index in 0..<Self.blinks {
        UIView.addKeyframe(withRelativeStartTime: Double(2 * index) * part, relativeDuration: part) { target.alpha = 0.3 }
        UIView.addKeyframe(withRelativeStartTime: Double(2 * index + 1) * part, relativeDuration: part) { target.alpha = 1 }
      }
    }
  }
}
