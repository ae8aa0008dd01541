import Foundation

/// How a controller is shown when it is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the presenter's view leaves the window.
  case fullScreen = 0
  /// A sheet that leaves a strip of the presenter visible.
  case pageSheet = 1
  /// A small sheet in the middle of a roomy screen, a page sheet on a narrow one.
  case formSheet = 2
  /// Over the nearest controller that defines a presentation context, whose view leaves the window.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller has it.
  case custom = 4
  /// Over the whole screen; the presenter's view stays behind.
  case overFullScreen = 5
  /// Over the nearest controller that defines a presentation context, whose view stays behind.
  case overCurrentContext = 6
  /// No modal presentation: a push or pop.
  case none = -1
  /// A page sheet.
  case automatic = -2
}

/// The standard animations of presentations.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
}

/// Names the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What a transition's animators know of it, and how they report back.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition takes place in. Add the `to` view here.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether the transition is being driven by a gesture at this moment.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// `.none` for pushes and pops.
  var presentationStyle: UIModalPresentationStyle { get }
  /// For interaction controllers: reports how far the gesture has come, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// For interaction controllers: the gesture is over, the transition will be carried out.
  func finishInteractiveTransition()
  /// For interaction controllers: the gesture is over, the transition will be undone.
  func cancelInteractiveTransition()
  /// For interaction controllers: a running transition has been caught.
  func pauseInteractiveTransition()
  /// To be called exactly once, when all animations are over; false if the transition was cancelled.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to animate, or nil where it must be left alone (the presenter's, when it stays behind).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var targetTransform: CGAffineTransform { get }
  /// Where the controller's view is at the start, in the container; zero when it is not in it.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view has to be at the end; zero when it will have been removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the `to` view to the container, animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Tells that the transition is over, after the controllers' state has been brought up to date.
  func animationEnded(_ transitionCompleted: Bool)
  /// The animator behind `animateTransition(using:)`, which lets the transition be caught while it runs. Has to be the same object
  /// each time during one transition.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// None: without an implementation of one's own, the transition cannot be caught.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    TransitionCalls.noteDefault(of: self)
    return NoInterruptibleAnimator.shared
  }

  public func animationEnded(_ transitionCompleted: Bool) { TransitionCalls.noteDefault(of: self) }
}

/// Drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of what remains after the gesture, relative to the animation's own.
  var completionSpeed: CGFloat { get }
  /// The pacing of what remains after the gesture.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under the gesture; otherwise it begins on its own and may be caught later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat {
    TransitionCalls.noteDefault(of: self)
    return 1
  }

  public var completionCurve: UIView.AnimationCurve {
    TransitionCalls.noteDefault(of: self)
    return .easeInOut
  }

  public var wantsInteractiveStart: Bool {
    TransitionCalls.noteDefault(of: self)
    return true
  }
}

/// Supplies the objects that customise how a controller is presented and dismissed. All are optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator for presenting; nil for the standard animation.
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator for dismissing; nil for the standard animation.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller for style `.custom`; nil for the plain one.
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionCalls.noteDefault(of: self)
    return nil
  }

  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionCalls.noteDefault(of: self)
    return nil
  }

  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    TransitionCalls.noteDefault(of: self)
    return nil
  }

  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    TransitionCalls.noteDefault(of: self)
    return nil
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    TransitionCalls.noteDefault(of: self)
    return nil
  }
}
