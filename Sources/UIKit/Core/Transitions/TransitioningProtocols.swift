import Foundation

/// The way in which a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the whole screen and removes the presenter's view from the window.
  case fullScreen = 0
  /// A sheet that leaves a strip of the presenter visible.
  case pageSheet = 1
  /// A small sheet in the middle of a regular-width screen, or a page sheet on a compact one.
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context, and removes that controller's view from the window.
  case currentContext = 3
  /// Uses the presentation controller that the transitioning delegate supplies.
  case custom = 4
  /// Covers the whole screen and leaves the presenter's view behind.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context, and leaves that controller's view behind.
  case overCurrentContext = 6
  /// A popover that points at its source, or a sheet on a small screen.
  case popover = 7
  /// Not a modal presentation: a push or a pop.
  case none = -1
  /// The default style: a page sheet.
  case automatic = -2
}

/// A standard animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides the presented view up from the bottom edge, and back down.
  case coverVertical = 0
  /// Flips the screen about its vertical axis.
  case flipHorizontal = 1
  /// Fades the presented view in and out.
  case crossDissolve = 2
  /// Curls the lower part of the presenting page up, which shows the presented view below it.
  case partialCurl = 3
}

/// A key that identifies one of the two view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key that identifies one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The information that a transition gives its animators, and the methods by which they report back.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  ///
  /// Animators add the `to` view to it.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether a gesture currently drives the transition.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// The presentation style of the transition, or `.none` for a push, a pop or a change of tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of the gesture, in 0…1.
  ///
  /// Interaction controllers call this method.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the gesture has ended and the transition will be carried out.
  ///
  /// Interaction controllers call this method.
  func finishInteractiveTransition()
  /// Reports that the gesture has ended and the transition will be undone.
  ///
  /// Interaction controllers call this method.
  func cancelInteractiveTransition()
  /// Reports that a gesture has caught the running transition.
  ///
  /// Interaction controllers call this method.
  func pauseInteractiveTransition()
  /// Reports the end of the transition.
  ///
  /// Call it exactly once, when all animations are over.
  ///
  /// - Parameter didComplete: false if the transition was cancelled.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view to animate, or nil if it must be left alone (the presenter's view, if it stays behind).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform to apply to the views.
  ///
  /// Always the identity in Glissade, because containers rotate with their window.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of the controller's view at the start, in the container's coordinate space, or zero if the view is not
  /// in the container.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of the controller's view at the end, in the container's coordinate space, or zero if the view will have
  /// been removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the `to` view to the container, animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Notifies the animator that the transition is over, after the controllers have updated their state.
  func animationEnded(_ transitionCompleted: Bool)
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder: without a custom implementation the transition is not interruptible.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    TransitionCalls.noteDefault(of: self)
    return NoInterruptibleAnimator.shared
  }

  public func animationEnded(_ transitionCompleted: Bool) { TransitionCalls.noteDefault(of: self) }
}

/// An object that drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition.
  ///
  /// UIKit calls this method in place of `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remainder after the gesture, as a factor of the animation's own speed.
  ///
  /// The default is 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the remainder after the gesture.
  ///
  /// The default is `.easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition starts interactively.
  ///
  /// If false, it starts without the gesture, which may catch it later. True by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1: the animation's own speed.
  public var completionSpeed: CGFloat {
    TransitionCalls.noteDefault(of: self)
    return 1
  }

  /// `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve {
    TransitionCalls.noteDefault(of: self)
    return .easeInOut
  }

  /// True: the transition starts interactively.
  public var wantsInteractiveStart: Bool {
    TransitionCalls.noteDefault(of: self)
    return true
  }
}

/// An object that supplies the animators, interaction controllers and presentation controller of a modal presentation.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator for the presentation, or nil for the standard animation.
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator for the dismissal, or nil for the standard animation.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller for the presentation, or nil if no gesture drives it.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the interaction controller for the dismissal, or nil if no gesture drives it.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for the `.custom` style, or nil for a plain `UIPresentationController`.
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil: the standard animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionCalls.noteDefault(of: self)
    return nil
  }

  /// Returns nil: the standard animation.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionCalls.noteDefault(of: self)
    return nil
  }

  /// Returns nil: no gesture drives the presentation.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    TransitionCalls.noteDefault(of: self)
    return nil
  }

  /// Returns nil: no gesture drives the dismissal.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    TransitionCalls.noteDefault(of: self)
    return nil
  }

  /// Returns nil: a plain presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    TransitionCalls.noteDefault(of: self)
    return nil
  }
}
