import UIKit

/// Pushes and pops photos as flights between their thumbnails and the whole screen, and lets a hand drag them back.
///
/// Make it the delegate of a navigation controller, and keep it: screens that are a `PhotoZoomSource` and a `PhotoZoomDetail` take part,
/// all others get the standard transitions. A photo that is dragged down follows the hand; a photo in flight can be caught at any
/// moment, whatever set it off.
public final class PhotoZoom: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?
  private let makeParameters: () -> Parameters
  private let pan = UIPanGestureRecognizer()
  private var transition: PhotoZoomTransition?
  private var isPopByHand = false

  /// - Parameter parameters: asked anew for every transition.
  public init(_ navigationController: UINavigationController, parameters: @escaping () -> Parameters = { Parameters() }) {
    self.navigationController = navigationController
    makeParameters = parameters
    super.init()
    navigationController.delegate = self
    // The drag from the edge would start the same pop and could not lead it.
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
      transition.grab()
    } else {
      if makeParameters().dropsSlop { pan.setTranslation(.zero, in: nil) }
      isPopByHand = true
      navigationController?.popViewController(animated: true)
      isPopByHand = false
    }
    transition?.drag(by: pan.translation(in: nil))
  }

  // MARK: The navigation controller's delegate

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let isPush = operation == .push
    guard let source = (isPush ? fromVC : toVC) as? any PhotoZoomSource, let detail = (isPush ? toVC : fromVC) as? any PhotoZoomDetail
    else { return nil }
    let transition = PhotoZoomTransition(
      push: isPush, source: source, detail: detail, parameters: makeParameters(), startsInHand: isPopByHand)
    transition.whenOver = { [weak self, weak transition] in if self?.transition === transition { self?.transition = nil } }
    self.transition = transition
    return transition
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animationController as? PhotoZoomTransition }

  // MARK: The drag's delegate

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let transition { return transition.canBeCaught }
    guard let navigationController, navigationController.transitionCoordinator == nil,
      navigationController.presentedViewController == nil, let detail = shownDetail, detail.allowsZoomDrag
    else { return false }
    let travel = pan.translation(in: nil)
    return travel.y > abs(travel.x)
  }

  /// What else is dragged on the detail screen (its pages, an enlarged photo) waits until this drag has declined.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard otherGestureRecognizer is UIPanGestureRecognizer, let view = otherGestureRecognizer.view, let detail = shownDetail else {
      return false
    }
    return view.isDescendant(of: detail.view)
  }

  private var shownDetail: (any PhotoZoomDetail)? { navigationController?.topViewController as? any PhotoZoomDetail }
}
