import UIKit

/// A push and a pop that are always interruptible, as on iOS 26: a drag anywhere in the content catches the page wherever it is.
///
/// A push is never cancelled. A drag during a push completes it, and a pop begins where the page is. A pop that is caught follows the
/// finger, and continues or goes back when it is released.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class FluidPush: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The period of the spring, in seconds. It was measured on an iPhone 16 Pro with iOS 27 by Tembeon/morph, as were the speed, the
    /// bounce after a drag, the parallax, the threshold and the flick.
    public var response: TimeInterval = 0.3
    /// The bounce of a push or a pop that runs by itself, 0…1. At 0 it is critically damped.
    public var bounce: CGFloat = 0
    /// The speed at the start, in widths per second.
    public var speed: CGFloat = 8.3
    /// The bounce of the motion after a drag, 0…1.
    public var releaseBounce: CGFloat = 0.15
    /// The distance that the page behind moves, as a fraction of the width.
    public var parallax: CGFloat = 0.3
    /// The opacity of the dimming over the page behind.
    public var dimming: CGFloat = 0.1
    /// The distance beyond which a released drag pops, as a fraction of the width.
    public var threshold: CGFloat = 0.3
    /// The speed from which the direction of a drag decides, in widths per second.
    public var flick: CGFloat = 1.06
    /// The duration of the fade with Reduce Motion, in seconds.
    public var reducedDuration: TimeInterval = 0.14
    /// A Boolean value that indicates whether the navigation controller uses its standard transition, for comparison.
    public var usesStandardTransition = false

    /// Creates the default parameters.
    public init() {}
  }

  /// The parameters of the next transition.
  public var parameters: Parameters { didSet { chooseGestures() } }

  private weak var latest: FluidPushTransition?
  private var running: FluidPushTransition? { latest.flatMap { $0.isRunning ? $0 : nil } }
  /// The position at which a drag holds the page of the pop that is about to begin, as a fraction of the width.
  private var heldPlace: CGFloat?
  private weak var navigationController: UINavigationController?
  private let pan = UIPanGestureRecognizer()
  /// The distance between the drag's translation and the position of the page, in points.
  private var lead: CGFloat = 0

  /// Creates the transition and makes it the delegate of `navigationController`.
  public init(_ navigationController: UINavigationController, parameters: Parameters = Parameters()) {
    self.parameters = parameters
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
    pan.addTarget(self, action: FluidPush.drag)
    pan.delegate = self
    navigationController.view.addGestureRecognizer(pan)
    chooseGestures()
  }

  private func chooseGestures() {
    pan.isEnabled = !parameters.usesStandardTransition
    navigationController?.interactivePopGestureRecognizer?.isEnabled = parameters.usesStandardTransition
    navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = parameters.usesStandardTransition
  }

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    guard let view = navigationController?.view else { return }
    let width = max(view.bounds.width, 1)
    let translation = recognizer.translation(in: view).x
    switch recognizer.state {
    case .began:
      let place = take()
      lead = place * width - translation
    case .changed: running?.move(to: (translation + lead) / width)
    case .ended: running?.release(at: (translation + lead) / width, speed: recognizer.velocity(in: view).x / width)
    case .cancelled, .failed: running?.release(at: 0, speed: 0)
    default: break
    }
  }

  /// Catches the page, moving or at rest, and returns its position as a fraction of the width.
  private func take() -> CGFloat {
    if let running, !running.isPush { return running.grab() }
    let place = running?.complete() ?? 0
    heldPlace = place
    navigationController?.popViewController(animated: true)
    heldPlace = nil
    return place
  }

  /// Returns the animator of a push or a pop, or nil for the standard transition.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !parameters.usesStandardTransition else { return nil }
    let transition = FluidPushTransition(push: operation == .push, heldAt: heldPlace, parameters: parameters)
    latest = transition
    return transition
  }

  /// Returns the transition itself, which a drag drives or may catch.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animationController as? FluidPushTransition }

  /// Returns whether a drag is horizontal and can pop, or catch a moving page.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    let movement = pan.translation(in: navigationController.view)
    guard abs(movement.x) > abs(movement.y) else { return false }
    if let running { return !running.isPush || movement.x > 0 }
    return movement.x > 0 && navigationController.viewControllers.count > 1
  }
}
