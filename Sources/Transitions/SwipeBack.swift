import UIKit

/// A swipe from the left edge that pops a navigation controller and drives the transition: it has come as far as the finger has.
///
/// A transition that pushes and pops keeps one of these, and hands its `interaction` to the navigation controller.
@preconcurrency @MainActor
public final class SwipeBack {
  public typealias Parameters = EdgeSwipe.Parameters

  private let swipe: EdgeSwipe

  /// A swipe on the navigation controller's view, in place of the standard one.
  public init(_ navigationController: UINavigationController) {
    navigationController.interactivePopGestureRecognizer?.isEnabled = false
    swipe = EdgeSwipe(from: .left, of: navigationController.view) { [weak navigationController] in
      guard let navigationController else { return false }
      return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
    } start: { [weak navigationController] in
      navigationController?.popViewController(animated: true)
    }
  }

  /// What the next release goes by.
  public var parameters: Parameters {
    get { swipe.parameters }
    set { swipe.parameters = newValue }
  }

  /// What drives the pop while a finger does; nil at all other times.
  public var interaction: UIPercentDrivenInteractiveTransition? { swipe.interaction }
}
