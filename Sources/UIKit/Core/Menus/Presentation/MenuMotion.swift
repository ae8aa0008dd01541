import Foundation

/// The animation with which a touch menu grows out of what opened it and shrinks back. With Reduce Motion, it only fades.
///
/// The numbers are the response in seconds and the damping ratio of springs, measured on an iPhone 16 Pro, iOS 27, by Tembeon/morph.
@MainActor
enum MenuMotion {
  private static let opening = (response: 0.35, dampingRatio: 0.75)
  private static let closing = (response: 0.49, dampingRatio: 0.80)
  /// The scale from which a menu grows.
  private static let scale: CGFloat = 0.15

  static func open(_ panel: MenuPanel) {
    let reduces = UIAccessibility.isReduceMotionEnabled
    let small = reduces ? .identity : smallTransform(of: panel)
    UIView.performWithoutAnimation {
      panel.alpha = 0
      panel.transform = small
    }
    UIView.animate(withDuration: 0.12, delay: 0, options: .allowUserInteraction) { panel.alpha = 1 }
    UIView.animate(springDuration: opening.response, bounce: 1 - opening.dampingRatio, options: .allowUserInteraction) {
      panel.transform = .identity
    }
  }

  static func close(_ panels: [MenuPanel], completion: @escaping () -> Void) {
    let smalls = panels.map { UIAccessibility.isReduceMotionEnabled ? .identity : smallTransform(of: $0) }
    UIView.animate(withDuration: 0.2, animations: { for panel in panels { panel.alpha = 0 } }, completion: { _ in completion() })
    UIView.animate(springDuration: closing.response, bounce: 1 - closing.dampingRatio, options: .beginFromCurrentState) {
      for (panel, small) in zip(panels, smalls) { panel.transform = small }
    }
  }

  /// Returns the transform that shrinks a panel toward what opened it.
  private static func smallTransform(of panel: MenuPanel) -> CGAffineTransform {
    let origin: CGPoint =
      switch panel.anchor {
      case .at(let point): point
      case .below(let rect), .beside(let rect): rect.middle
      }
    let center = panel.center
    let near = CGPoint(
      x: origin.x.clamped(to: center.x - panel.bounds.width / 2...center.x + panel.bounds.width / 2),
      y: origin.y.clamped(to: center.y - panel.bounds.height / 2...center.y + panel.bounds.height / 2))
    return CGAffineTransform(scale: scale, around: near, center: center)
  }
}
