import Foundation

/// The transition of a container from one of its children to another: context, views and appearance callbacks, in UIKit's order.
///
/// The animator adds the arriving view, and this class removes the departing one. The container updates its own state in the four
/// callbacks.
@MainActor
final class ChildTransition {
  let from: UIViewController
  let to: UIViewController
  let context: TransitionContext

  /// Called after the controllers have been notified, when the transition is about to be handed to its animator.
  var willBegin: () -> Void = {}
  /// Called when the outcome is known, before the controllers are notified of it.
  var willEnd: (Bool) -> Void = { _ in }
  /// Called after the controllers have been notified of the outcome.
  var didEnd: (Bool) -> Void = { _ in }
  /// Called last, when another transition may start.
  var isOver: () -> Void = {}

  private unowned let owner: any PageArranging
  private let bar: UIView?

  /// Creates a transition between two children of `owner`. The content of `bar` changes with the transition, and the bar receives no
  /// touches until the end.
  init(
    in owner: any PageArranging, from: UIViewController, to: UIViewController, isAnimated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?, interactionController: (any UIViewControllerInteractiveTransitioning)?,
    bar: UIView? = nil
  ) {
    self.bar = bar
    self.owner = owner
    self.from = from
    self.to = to
    context = TransitionContext(
      containerView: owner.contentView, style: .none, isAnimated: isAnimated, animator: animator,
      interactionController: interactionController)
  }

  func run() {
    let container = context.containerView
    let view: UIView = to.view
    context.onCompletion = { [self] in end($0) }
    context.onReversal = { [self] cancelled in to.beginAppearance(!cancelled, animated: context.isAnimated) }
    context.untouchableViews = [from.view, view, bar].compactMap { $0 }
    context.onReadyForNext = { [self] in
      let isOver = self.isOver
      releaseClosures()
      isOver()
    }
    context.from = .init(controller: from, view: from.view, initialFrame: owner.area(of: from))
    context.to = .init(controller: to, view: view, finalFrame: owner.area(of: to))
    if ownerShows {
      from.beginAppearance(false, animated: context.isAnimated)
      to.beginAppearance(true, animated: context.isAnimated)
    }
    willBegin()
    // The bars may have changed.
    context.to?.finalFrame = owner.area(of: to)
    owner.place(to)
    view.prospectiveSuperview = container
    view.updateSafeArea(boundsChanged: false)
    view.layoutIfNeeded()
    guard context.isAnimated else {
      container.addSubview(view)
      context.coordinator.runQueuedAnimations()
      return context.completeTransition(true)
    }
    context.start()
  }

  /// Ends the transition without notifications, because its scene is gone.
  func abandon() {
    context.abandon()
    releaseClosures()
  }

  /// Breaks the reference cycle: the closures retain this object, which retains the context, which retains the closures.
  private func releaseClosures() {
    context.releaseClosures()
    (willBegin, willEnd, didEnd, isOver) = ({}, { _ in }, { _ in }, {})
  }

  /// Updates the frames after a change of the container's size.
  func resize() {
    context.from?.initialFrame = owner.area(of: from)
    context.to?.finalFrame = owner.area(of: to)
  }

  /// A Boolean value that indicates whether the container is visible or appearing. Otherwise the children are notified when the container
  /// appears.
  private var ownerShows: Bool {
    switch owner.appearance {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }

  private func end(_ completed: Bool) {
    let (arrived, left) = completed ? (to, from) : (from, to)
    willEnd(completed)
    left.view.removeFromSuperview()
    if arrived.view.superview === context.containerView { owner.place(arrived) }
    left.beginAppearance(false, animated: context.isAnimated)
    // After a cancelled transition the controller that leaves is notified of both changes before the one that stays.
    if completed && ownerShows { arrived.beginAppearance(true, animated: context.isAnimated) }
    left.endAppearance()
    if ownerShows { arrived.beginAppearance(true, animated: context.isAnimated) }
    if owner.appearance == .appeared { arrived.endAppearance() }
    didEnd(completed)
  }
}

/// A container that shows its children one after another.
protocol ChildTransitioning: UIViewController {
  var transition: ChildTransition? { get }
}

extension UITabBarController: ChildTransitioning {}
extension UINavigationController: ChildTransitioning {}

extension UIView {
  /// Makes the view fill `area`, also after the superview changes its size.
  ///
  /// Doesn't set `frame`, because a transform that an animator left behind would distort the size.
  func place(in area: CGRect) {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bounds.size = area.size
    center = CGPoint(x: area.minX + area.width * anchorPoint.x, y: area.minY + area.height * anchorPoint.y)
  }
}
