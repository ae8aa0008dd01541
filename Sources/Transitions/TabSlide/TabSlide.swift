import UIKit

/// A tab change in which the screens slide past each other, in the order of their tabs. A horizontal swipe can drive it.
///
/// Keep one instance per tab bar controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class TabSlide: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the slide, in seconds.
    public var duration: TimeInterval = 0.4
    /// The timing curve of the slide when no gesture drives it.
    public var curve = CubicTiming(controlPoint1: CGPoint(x: 0.3, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1))
    /// The space between the two screens, in points.
    public var gap: CGFloat = 16
    /// The distance that the leaving screen moves, as a fraction of the arriving one's distance, 0…1.
    public var parallax: CGFloat = 1
    /// A Boolean value that indicates whether a horizontal swipe changes tabs.
    public var isSwipeable = true
    /// The progress beyond which a released swipe finishes the change, 0…1.
    public var threshold: CGFloat = 0.5
    /// A Boolean value that indicates whether the velocity of the release counts as well.
    public var usesFlick = true
    /// The speed from which the direction of the release alone decides, in points per second.
    public var flick: CGFloat = 600
    /// The duration of the cross-fade that replaces the slide when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25

    /// Creates the default parameters.
    public init() {}
  }

  /// The parameters of the next transition.
  public var parameters: Parameters

  private weak var tabBarController: UITabBarController?
  private let pan = UIPanGestureRecognizer()
  private var swipe: Swipe?

  /// A transition that the gesture drives.
  private struct Swipe {
    let interaction: UIPercentDrivenInteractiveTransition
    let origin: Int
    let side: Side
  }

  private enum Side: Int {
    case left = -1
    case right = 1
  }

  /// Creates the transition and makes it the delegate of `tabBarController`.
  public init(_ tabBarController: UITabBarController, parameters: Parameters = Parameters()) {
    self.tabBarController = tabBarController
    self.parameters = parameters
    super.init()
    tabBarController.delegate = self
    pan.addTarget(self, action: TabSlide.handlePan)
    pan.delegate = self
    tabBarController.view.addGestureRecognizer(pan)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let side = side(of: pan.translation(in: pan.view))
      // The screens start without a jump, and the swipe reverses at the point where it began.
      pan.setTranslation(.zero, in: pan.view)
      begin(to: side)
    case .changed: follow()
    case .ended: release()
    case .cancelled, .failed:
      swipe?.interaction.cancel()
      swipe = nil
    default: break
    }
  }

  /// Starts a transition that the gesture drives, unless there is no tab on that side.
  private func begin(to side: Side) {
    guard let tabBarController, hasTab(at: tabBarController.selectedIndex + side.rawValue) else { return }
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    swipe = Swipe(interaction: interaction, origin: tabBarController.selectedIndex, side: side)
    tabBarController.selectedIndex += side.rawValue
  }

  private func follow() {
    guard let swipe else { return }
    let progress = progress(of: swipe)
    if progress < 0, hasTab(at: swipe.origin - swipe.side.rawValue) {
      // The finger has reversed. The neighbor on the other side follows it as soon as this transition is over.
      self.swipe = nil
      swipe.interaction.cancel()
    } else {
      swipe.interaction.update(max(progress, 0))
    }
  }

  private func release() {
    guard let swipe, let view = pan.view else { return }
    self.swipe = nil
    let release = SwipeRelease(progress: progress(of: swipe), velocity: -pan.velocity(in: view).x * CGFloat(swipe.side.rawValue))
    if release.finishes(beyond: parameters.threshold, flick: parameters.usesFlick ? parameters.flick : nil) {
      swipe.interaction.finish()
    } else {
      swipe.interaction.cancel()
    }
  }

  private func transitionDidEnd(cancelled: Bool) {
    guard cancelled, swipe == nil, pan.state == .changed else { return }
    begin(to: side(of: pan.translation(in: pan.view)))
  }

  private func side(of translation: CGPoint) -> Side { translation.x < 0 ? .right : .left }

  private func hasTab(at index: Int) -> Bool { tabBarController?.viewControllers?.indices.contains(index) == true }

  /// Returns the progress of the finger, as a fraction of the screens' distance, negative on the other side of the starting point.
  private func progress(of swipe: Swipe) -> CGFloat {
    guard let view = pan.view else { return 0 }
    return -pan.translation(in: view).x * CGFloat(swipe.side.rawValue) / max(view.bounds.width + parameters.gap, 1)
  }
}

extension TabSlide: UIGestureRecognizerDelegate {
  /// Returns whether the swipe may begin: horizontally, outside the tab bar, and toward a tab.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tabBarController, parameters.isSwipeable, tabBarController.transitionCoordinator == nil else { return false }
    let tabBar = tabBarController.tabBar
    guard tabBar.isHidden || !tabBar.bounds.contains(pan.location(in: tabBar)) else { return false }
    // Vertical drags belong to scroll views.
    let translation = pan.translation(in: pan.view)
    return abs(translation.x) > abs(translation.y) && hasTab(at: tabBarController.selectedIndex + side(of: translation).rawValue)
  }
}

extension TabSlide: UITabBarControllerDelegate {
  /// Returns the animator for a change between two tabs.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from = tabBarController.viewControllers?.firstIndex(of: fromVC),
      let to = tabBarController.viewControllers?.firstIndex(of: toVC)
    else { return nil }
    return TabSlideAnimator(toTheRight: to > from, parameters: parameters) { [weak self] in self?.transitionDidEnd(cancelled: $0) }
  }

  /// Returns the object that drives the change during a swipe, or nil otherwise.
  public func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe?.interaction }
}
