import UIKit

/// A transition that moves photos between their thumbnails and the full screen, and lets a drag return them. A photo in flight can be
/// caught at any time, however its transition began.
///
/// Create an instance for a navigation controller, and keep it. It becomes the controller's delegate. Screens that adopt `PhotoZoomSource`
/// and `PhotoZoomDetail` take part; all others get the standard transitions, and a detail screen with a preferred transition gets that. To
/// use it in an app, copy this folder and `Shared`.
public final class PhotoZoom: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?
  private let makeParameters: () -> Parameters
  private let pan = UIPanGestureRecognizer()
  private var transition: PhotoZoomTransition?
  private var isInteractivePop = false

  /// Creates the transition and makes it the delegate of `navigationController`. `parameters` is called for every transition.
  public init(_ navigationController: UINavigationController, parameters: @escaping () -> Parameters = { Parameters() }) {
    self.navigationController = navigationController
    makeParameters = parameters
    super.init()
    navigationController.delegate = self
    // The standard edge swipe would start the same pop but couldn't drive it.
    navigationController.interactivePopGestureRecognizer?.isEnabled = false
    pan.maximumNumberOfTouches = 1
    pan.name = "photoZoom"
    pan.delegate = self
    pan.addTarget(self, action: PhotoZoom.handlePan)
    navigationController.view.addGestureRecognizer(pan)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed: transition?.drag(by: pan.translation(in: nil))
    case .ended: transition?.release(velocity: pan.velocity(in: nil))
    case .cancelled, .failed: transition?.cancel()
    case .possible: break
    }
  }

  private func begin() {
    if let transition {
      pan.setTranslation(.zero, in: nil)
      transition.catchPhoto()
    } else {
      if makeParameters().dropsSlop { pan.setTranslation(.zero, in: nil) }
      isInteractivePop = true
      navigationController?.popViewController(animated: true)
      isInteractivePop = false
    }
    transition?.drag(by: pan.translation(in: nil))
  }

  /// Returns the transition for the operation, or nil if a screen doesn't take part.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let isPush = operation == .push
    guard let source = (isPush ? fromVC : toVC) as? any PhotoZoomSource, let detail = (isPush ? toVC : fromVC) as? any PhotoZoomDetail,
      detail.preferredTransition == nil
    else { return nil }
    let transition = PhotoZoomTransition(
      push: isPush, source: source, detail: detail, parameters: makeParameters(), startsInteractively: isInteractivePop)
    transition.onEnd = { [weak self, weak transition] in if self?.transition === transition { self?.transition = nil } }
    self.transition = transition
    return transition
  }

  /// Returns the transition itself, which is its own interaction controller.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animationController as? PhotoZoomTransition }

  /// Returns whether the drag may begin: on a photo in flight, or downward on a detail screen.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let transition { return transition.canBeCaught }
    guard let navigationController, navigationController.transitionCoordinator == nil,
      navigationController.presentedViewController == nil, let detail = shownDetail, detail.allowsZoomDrag
    else { return false }
    let travel = pan.translation(in: nil)
    return travel.y > abs(travel.x)
  }

  /// Returns whether another drag on the detail screen, such as paging or panning an enlarged photo, waits until this one has failed.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard otherGestureRecognizer is UIPanGestureRecognizer, let view = otherGestureRecognizer.view, let detail = shownDetail else {
      return false
    }
    return view.isDescendant(of: detail.view)
  }

  private var shownDetail: (any PhotoZoomDetail)? {
    let detail = navigationController?.topViewController as? any PhotoZoomDetail
    return detail?.preferredTransition == nil ? detail : nil
  }
}
