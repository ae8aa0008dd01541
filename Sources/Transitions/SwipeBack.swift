import UIKit

/// A swipe from the left edge that pops a navigation controller and drives the transition: it has come as far as the finger has.
///
/// A transition that pushes and pops keeps one of these, and hands its `interaction` to the navigation controller.
public final class SwipeBack: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// The share of the screen's width after which a swipe that is let go pops by itself, 0…1.
    public var threshold: CGFloat = 0.4
    /// A swipe that is let go at this speed to the right pops from anywhere, and to the left from nowhere, points/s.
    public var flick: CGFloat = 600

    public init() {}
  }

  /// What the next release goes by.
  public var parameters = Parameters()
  /// What drives the pop while a finger does; nil at all other times.
  public private(set) var interaction: UIPercentDrivenInteractiveTransition?

  private weak var navigationController: UINavigationController?

  /// A swipe on the navigation controller's view, in place of the standard one.
  public init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.interactivePopGestureRecognizer?.isEnabled = false
    let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: SwipeBack.handleSwipe)
    recognizer.edges = .left
    recognizer.delegate = self
    navigationController.view.addGestureRecognizer(recognizer)
  }

  private func handleSwipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let view = recognizer.view, view.bounds.width > 0 else { return }
    let progress = min(max(recognizer.translation(in: view).x / view.bounds.width, 0), 1)
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      interaction?.completionCurve = .easeOut
      navigationController?.popViewController(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended:
      let velocity = recognizer.velocity(in: view).x
      let goesOn = progress > parameters.threshold ? velocity > -parameters.flick : velocity > parameters.flick
      if goesOn { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }
}

extension SwipeBack: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
  }
}
