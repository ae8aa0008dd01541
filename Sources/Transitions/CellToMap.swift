import UIKit

/// A list's cell that becomes part of the next screen: it moves to its place there and lays itself out anew, while the screens
/// around it cross-fade.
///
/// The animators know nothing of cells and maps. They ask the arriving screen to reveal itself and the leaving one to hide, and
/// complete when those are done. A list makes one of these, gives it the navigation controller, and pushes.
public final class CellToMap: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds of the cell's move. The fades take half.
    public var duration: TimeInterval = 0.6
    /// The damping ratio of move and fades, 0…1.
    public var damping: CGFloat = 0.7
    /// The speed at which they begin; 1 is the whole way in a second.
    public var initialVelocity: CGFloat = 0.2
    /// Seconds that the cell waits before it moves, while the fades have begun. The transition takes so much longer.
    public var moveDelay: TimeInterval = 0.08
    /// The icon's side in the list, points.
    public var smallIcon: CGFloat = 33
    /// The icon's side on the map's screen, points.
    public var largeIcon: CGFloat = 100
    /// How round the large icon is, points; the small one is square.
    public var iconRadius: CGFloat = 10
    /// What stays free above the large icon, points.
    public var topPadding: CGFloat = 30
    /// What the cell becomes.
    public var shape = Shape.cell
    /// How tall the box is, points.
    public var boxHeight: CGFloat = 200
    /// What stays free beside the box, points.
    public var boxMargin: CGFloat = 16
    /// How round the box is, points.
    public var boxRadius: CGFloat = 20
    /// Seconds of the cross-fade that takes the move's place for people who have asked for less motion.
    public var reducedDuration: TimeInterval = 0.25
    /// The swipe that pops.
    public var swipe = EdgeSwipe.Parameters()

    public init() {}
  }

  /// What a cell may become on the next screen.
  public enum Shape: String, CaseIterable, Sendable {
    /// As wide as the screen, standing on its bottom edge.
    case cell
    /// A box with round corners and room around it.
    case box
  }

  private let parameters: Parameters
  private weak var navigationController: UINavigationController?
  private var swipe: EdgeSwipe?
  /// A navigation controller does not keep its delegate; this keeps itself from the push to the end of the pop.
  private var whileInUse: CellToMap?

  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
    super.init()
  }

  /// Pushes `controller` with this transition, and stays the navigation controller's delegate until it has been popped.
  public func push(_ controller: any UIViewController & CellToMapScreen, onto navigationController: UINavigationController) {
    self.navigationController = navigationController
    navigationController.delegate = self
    whileInUse = self
    navigationController.pushViewController(controller, animated: true)
  }

  private func installSwipe() {
    guard swipe == nil, let navigationController else { return }
    let swipe = EdgeSwipe(from: .left, of: navigationController.view) { [weak navigationController] in
      navigationController?.topViewController is any CellToMapScreen && navigationController?.transitionCoordinator == nil
    } start: { [weak navigationController] in
      navigationController?.popViewController(animated: true)
    }
    swipe.parameters = parameters.swipe
    self.swipe = swipe
  }

  private func popDidFinish() {
    swipe?.stop()
    swipe = nil
    if navigationController?.delegate === self { navigationController?.delegate = nil }
    whileInUse = nil
  }
}

/// The screen that a cell becomes part of.
@MainActor
public protocol CellToMapScreen: AnyObject {
  /// Animates the screen in, beginning from how the list looks, over `duration` seconds (and what the screen waits before that).
  func reveal(withDuration duration: TimeInterval, completionHandler: @escaping () -> Void)
  /// Animates the screen out, until it looks like the list, over `duration` seconds.
  func hide(withDuration duration: TimeInterval, completionHandler: @escaping () -> Void)
  /// Puts everything back into its place after a `hide` that was called off.
  func reset()
}

/// The list that the cell belongs to.
@MainActor
public protocol CellToMapList: AnyObject {
  /// The cell is back: shows the list's own again.
  func customTransitionWasFinished()
}

extension CellToMap: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    installSwipe()
    switch operation {
    case .push: return (toVC as? any CellToMapScreen).map { CellToMapPush(to: $0, parameters: parameters) }
    case .pop:
      return (fromVC as? any CellToMapScreen).map { screen in
        CellToMapPop(from: screen, to: toVC as? any CellToMapList, parameters: parameters) { [weak self] in self?.popDidFinish() }
      }
    default: return nil
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe?.interaction }
}

/// Puts the arriving screen over the list, and has it reveal itself while the list fades.
final class CellToMapPush: NSObject, UIViewControllerAnimatedTransitioning {
  private let screen: any CellToMapScreen
  private let parameters: CellToMap.Parameters

  init(to screen: any CellToMapScreen, parameters: CellToMap.Parameters) {
    self.screen = screen
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.moveDelay + parameters.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to),
      let leaving = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    arriving.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(arriving)
    if UIAccessibility.isReduceMotionEnabled {
      arriving.alpha = 0
      return parameters.crossFade {
        arriving.alpha = 1
      } completion: {
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    parameters.animate(withDuration: parameters.duration / 2) { leaving.alpha = 0 }
    screen.reveal(withDuration: parameters.duration) {
      leaving.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Brings the list back below the leaving screen, and has that one hide.
final class CellToMapPop: NSObject, UIViewControllerAnimatedTransitioning {
  private let screen: any CellToMapScreen
  private let list: (any CellToMapList)?
  private let parameters: CellToMap.Parameters
  private let whenFinished: () -> Void

  init(
    from screen: any CellToMapScreen, to list: (any CellToMapList)?, parameters: CellToMap.Parameters, whenFinished: @escaping () -> Void
  ) {
    self.screen = screen
    self.list = list
    self.parameters = parameters
    self.whenFinished = whenFinished
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to),
      let leaving = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    arriving.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.insertSubview(arriving, belowSubview: leaving)
    if UIAccessibility.isReduceMotionEnabled {
      return parameters.crossFade {
        leaving.alpha = 0
      } completion: {
        leaving.alpha = 1
        if transitionContext.transitionWasCancelled { arriving.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    arriving.alpha = 0
    parameters.animate(withDuration: parameters.duration / 2) { arriving.alpha = 1 }
    screen.hide(withDuration: parameters.duration) {
      arriving.alpha = 1
      if transitionContext.transitionWasCancelled { arriving.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    if transitionCompleted {
      list?.customTransitionWasFinished()
      whenFinished()
    } else {
      screen.reset()
    }
  }
}

extension CellToMap.Parameters {
  /// Animates `changes` on the transition's spring.
  @MainActor
  public func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, _ changes: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: initialVelocity,
      options: .curveEaseInOut, animations: changes, completion: { _ in completion() })
  }

  /// Animates `changes` for people who have asked for less motion.
  @MainActor
  fileprivate func crossFade(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(withDuration: reducedDuration, animations: changes, completion: { _ in completion() })
  }
}
