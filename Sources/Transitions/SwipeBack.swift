import UIKit

/// A swipe from the left edge that pops a navigation controller and drives the transition, with the progress of the finger.
///
/// A transition that pushes and pops owns one of these, and returns its `interaction` to the navigation controller.
@preconcurrency @MainActor
public final class SwipeBack {
  /// The parameters of the swipe.
  public typealias Parameters = EdgeSwipe.Parameters

  private let swipe: EdgeSwipe

  /// Creates a swipe on the navigation controller's view and disables the standard one.
  public init(_ navigationController: UINavigationController) {
    navigationController.interactivePopGestureRecognizer?.isEnabled = false
    swipe = EdgeSwipe(from: .left, of: navigationController.view) { [weak navigationController] in
      guard let navigationController else { return false }
      return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
    } start: { [weak navigationController] in
      navigationController?.popViewController(animated: true)
    }
  }

  /// The parameters that the next release uses.
  public var parameters: Parameters {
    get { swipe.parameters }
    set { swipe.parameters = newValue }
  }

  /// The object that drives the pop during the swipe, and nil at all other times.
  public var interaction: UIPercentDrivenInteractiveTransition? { swipe.interaction }
}
