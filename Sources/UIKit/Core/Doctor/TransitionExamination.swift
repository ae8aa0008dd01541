import Foundation

/// Watches one transition from its start to its end.
@MainActor
final class TransitionExamination {
  private weak var context: TransitionContext?
  private weak var doctor: TransitionDoctor?
  private let subject: TransitionDiagnosis.Subject
  private let start: TimeInterval
  private let initialStates: ViewStates
  /// The views in the container and the window before the transition.
  private let initialViews: Set<ObjectIdentifier>
  private let size: CGSize
  private var wasInteractive = false
  /// The duration of the longest animation that began with the transition, in seconds, or nil before the start.
  private var longestAnimation: TimeInterval?
  /// True if other views, such as snapshots, were in the container at the start. They may replace the presenter's view.
  private var standsIn = false
  /// True if all animations were ended at once, so that the transition's duration means nothing.
  private var wasCutShort = false
  /// True if the animator is UIKit's own, so that no code is responsible for its mistakes.
  private let isUIKits: Bool
  /// True if the code of the presentation chooses the frame of its view, which may differ from the final frame that UIKit assumes.
  private let mayChooseFrame: Bool
  /// The progress when the last finger left the screen during the gesture, and whether its touch was cancelled.
  private var lift: (progress: CGFloat, isCancelled: Bool)?
  /// The diagnosis that the transition has not ended, which is withdrawn if it does.
  private var premature: TransitionDiagnosis?

  /// The time at which the transition should be over and must be checked, in seconds on the scene's clock, or nil while a gesture holds it.
  private(set) var nextCheck: TimeInterval?

  /// The time after its declared end for which a transition may still run before it is checked, in seconds.
  private static let patience: TimeInterval = 0.5
  /// The tolerance for the duration of animations, in seconds: three frames.
  private static let tolerance: TimeInterval = 0.05

  init(of context: TransitionContext, doctor: TransitionDoctor) {
    self.context = context
    self.doctor = doctor
    subject = context.subject
    isUIKits = context.animator.map { !TransitionCalls.isCode($0) } ?? false
    mayChooseFrame = [.custom, .overFullScreen, .overCurrentContext].contains(context.presentationStyle)
    start = CACurrentMediaTime()
    let views = context.controllersViews
    size = context.containerView.bounds.size
    initialStates = ViewStates(of: [context.containerView] + views)
    let around = context.containerView.window.map(\.subviews) ?? []
    initialViews = Set((context.containerView.subviews + around + views).map(ObjectIdentifier.init))
  }

  func diagnosis(_ kind: TransitionDiagnosis.Kind) -> TransitionDiagnosis {
    TransitionDiagnosis(kind, of: subject, at: CACurrentMediaTime())
  }

  private func report(_ kind: TransitionDiagnosis.Kind) { doctor?.report(diagnosis(kind)) }

  func isOf(_ context: TransitionContext) -> Bool { self.context === context }

  /// Returns whether another transition shares the container or a controller.
  func concerns(_ other: TransitionContext) -> Bool {
    guard let context, !context.isOver else { return false }
    if context.containerView === other.containerView { return true }
    let mine = [context.from, context.to].compactMap { $0?.controller }
    let others = [other.from, other.to].compactMap { $0?.controller }
    return mine.contains { controller in others.contains { $0 === controller } }
  }

  func note(_ event: TransitionEvent) {
    switch event {
    case .runs(let duration): expectEnd(in: duration)
    case .animatorReplaced: report(.animatorReplaced)
    case .willEnd(let completed): willEnd(completed: completed)
    case .didEnd(let completed): didEnd(completed: completed)
    case .abandoned: finish()
    case .willStart, .completedAgain: break
    }
  }

  func isRunning(in container: UIView) -> Bool { context.map { !$0.isOver && $0.containerView === container } ?? false }

  // MARK: Course

  /// Expects the transition to end in `duration` seconds without a gesture. If `duration` is nil, a gesture holds it.
  private func expectEnd(in duration: TimeInterval?) {
    nextCheck = duration.map { CACurrentMediaTime() + $0 + Self.patience }
    lift = nil
    if duration == nil { wasInteractive = true }
    withdrawPremature()
    guard longestAnimation == nil, let context else { return }
    longestAnimation = context.containerView.layer.timeToLastEnd
    let arriving = [context.to?.controller.viewIfLoaded].compactMap { $0 }
    standsIn = context.containerView.subviews.contains { view in
      view !== context.to?.view && (!initialViews.contains(ObjectIdentifier(view)) || view.isSnapshot(ofAnyOf: arriving))
    }
  }

  func noteEndOfAllAnimations() { wasCutShort = true }

  func noteLift(cancelled: Bool) {
    guard let context, context.isInteractive, let controller = context.interactionController, TransitionCalls.isCode(controller)
    else { return }
    lift = (context.percentComplete, cancelled)
    nextCheck = CACurrentMediaTime() + Self.patience
  }

  func check(at time: TimeInterval) {
    nextCheck = nil
    guard let context, !context.isOver else {
      doctor?.remove(self)
      return
    }
    if context.isInteractive { return checkGesture(of: context, at: time) }
    if context.containerView.layer.hasUnfinishedAnimations {
      nextCheck = time + Self.patience
      return
    }
    reportPremature(.neverCompleted(after: time - start))
  }

  /// Checks a transition some time after the last finger has left the screen, when the gesture should have decided about it.
  private func checkGesture(of context: TransitionContext, at time: TimeInterval) {
    guard let lift, let controller = context.interactionController, doctor?.scene?.input.pointers.touches.isEmpty == true else { return }
    // Something other than a finger may drive the transition, or the code may animate to the end before it ends it.
    if context.percentComplete != lift.progress || context.containerView.layer.hasUnfinishedAnimations {
      self.lift?.progress = context.percentComplete
      nextCheck = time + Self.patience
      return
    }
    reportPremature(.neverSettled(controller: "\(type(of: controller))", gestureWasCancelled: lift.isCancelled))
  }

  private func reportPremature(_ kind: TransitionDiagnosis.Kind) {
    withdrawPremature()
    let diagnosis = diagnosis(kind)
    premature = diagnosis
    doctor?.report(diagnosis)
  }

  private func withdrawPremature() {
    if let premature { doctor?.withdraw(premature) }
    premature = nil
  }

  // MARK: End

  /// Handles the call of `completeTransition(_:)`, before the owner has acted on it.
  private func willEnd(completed: Bool) {
    guard let context else { return }
    // The transition was slow, but not stuck.
    withdrawPremature()
    if !wasInteractive, !wasCutShort, !isUIKits { checkDuration(of: context, completed: completed) }
    guard completed, let to = context.to else { return }
    // Other problems would be consequences of this one.
    if context.transitionWasCancelled { return report(.completedThoughCancelled) }
    if let view = to.view {
      checkDestination(view, finalFrame: to.finalFrame, in: context.containerView)
    } else if to.controller.viewIfLoaded?.isDescendant(of: context.containerView) == true {
      report(.presenterTakenAway)
    } else if to.controller.viewIfLoaded?.window == nil, context.containerView.window != nil {
      report(.presenterRemoved)
    }
  }

  private func checkDuration(of context: TransitionContext, completed: Bool) {
    let (took, declared) = (CACurrentMediaTime() - start, context.transitionDuration)
    if took - (doctor?.turnDelay ?? 0) > declared + Self.tolerance {
      report(.endedLate(took: took - (doctor?.turnDelay ?? 0), declared: declared))
    }
    // A transition that ends at once was not animated at all. Animations of the declared duration were cut short by other code. An
    // interruptible transition may have been accelerated.
    let isShort = { (time: TimeInterval) in time < declared - Self.tolerance }
    if completed, took > Self.tolerance, isShort(took), isShort(longestAnimation ?? 0), !context.mayEndEarly {
      report(.endedEarly(took: took, declared: declared))
    }
  }

  private func checkDestination(_ view: UIView, finalFrame: CGRect, in container: UIView) {
    guard view.isDescendant(of: container) else {
      if isUIKits || isDismissal && standsIn { return }
      return report(isDismissal ? .presenterNeverAdded : .destinationNeverAdded)
    }
    if view.isHidden { return report(.destinationInvisible(.hidden)) }
    if view.alpha < 0.01 { return report(.destinationInvisible(.transparent)) }
    if view.accessibilityElementsHidden { return report(.destinationInvisible(.inaccessible)) }
    if finalFrame.isEmpty { return }
    if container.bounds.size == size { return checkFrame(of: view, finalFrame: finalFrame, in: container) }
    // If code has chosen the frame, its presentation controller must choose it again.
    if mayChooseFrame { return }
    // A view placed for an earlier size must be placed again by the container, which does so in its next layout. If the size changes once
    // more before that, the final frame is out of date.
    let sizeAtEnd = container.bounds.size
    let presented = context?.to?.controller
    container.window?.windowScene?.performAfterLayout { [self] in
      guard view.isDescendant(of: container), container.bounds.size == sizeAtEnd, doctor?.isWatching(container) == false else { return }
      checkFrame(of: view, finalFrame: place(of: presented, insteadOf: finalFrame, in: container), in: container)
    }
  }

  /// Returns the proper place of a controller's view after a change of the container's size. The final frame may be for an earlier size,
  /// and content may prefer another size by then.
  private func place(of presented: UIViewController?, insteadOf finalFrame: CGRect, in container: UIView) -> CGRect {
    if finalFrame == CGRect(origin: .zero, size: size) { return container.bounds }
    guard let controller = presented?.presentation?.controller, controller.containerView === container else { return finalFrame }
    return controller.frameOfPresentedViewInContainerView
  }

  private func checkFrame(of view: UIView, finalFrame: CGRect, in container: UIView) {
    if view.bounds.isEmpty { return report(.destinationInvisible(.empty)) }
    if isUIKits { return }
    let frame = view.superview.map { container.convert(view.frame, from: $0) } ?? view.frame
    // A view that still fills the container hasn't been placed at all.
    if mayChooseFrame, !frame.isNearly(container.bounds) { return }
    if !frame.isNearly(finalFrame) { report(.wrongFinalFrame(frame, expected: finalFrame)) }
  }

  private var isDismissal: Bool {
    context?.presentationStyle != UIModalPresentationStyle.none && context?.from?.controller.isBeingDismissed == true
  }

  /// Handles the end of the transition, after everyone has been notified of it.
  private func didEnd(completed: Bool) {
    finish()
    guard let context else { return }
    // The animator may undo a change, or remove a view, right after it has ended the transition.
    if !completed, initialStates.firstChange != nil {
      doctor?.scene?.performAfterLayout { [self] in
        if let (view, change) = initialStates.firstChange { report(.leftChanged(view: Self.name(view), change)) }
      }
    } else if viewLeftBehind(by: context) != nil {
      doctor?.scene?.performAfterLayout { [self] in
        if let view = viewLeftBehind(by: context) { report(.leftBehind(view: Self.name(view))) }
      }
    }
  }

  private func finish() {
    nextCheck = nil
    doctor?.remove(self)
  }

  /// Returns a view that was added during the transition and covers the visible content.
  private func viewLeftBehind(by context: TransitionContext) -> UIView? {
    let participants = [context.from?.view, context.to?.view].compactMap { $0 }
    let container = context.containerView
    // Views that were added behind the new view, such as a dimming view, may be meant to stay.
    let shown = container.subviews.lastIndex { subview in participants.contains { $0.isDescendant(of: subview) } } ?? -1
    let inContainer = container.window == nil ? [] : container.subviews.dropFirst(shown + 1)
    // The window is shared: a message that appeared during the transition is not part of it, but a snapshot of its screens is.
    let window = container.window ?? context.from?.controller.viewIfLoaded?.window
    let inWindow = (window?.subviews ?? []).filter { $0.isSnapshot(ofAnyOf: context.controllersViews) }
    // A view that takes touches of its own, such as a part of the screen that a tap brings back, is meant to stay.
    return (inContainer + inWindow).first { view in
      !initialViews.contains(ObjectIdentifier(view)) && !(view is any TransitionScaffolding) && !view.isHidden && view.alpha > 0.01
        && view.gestureRecognizers?.isEmpty != false
        && !view.bounds.isEmpty && !participants.contains { $0.isDescendant(of: view) }
    }
  }

  /// Returns the name of a view for a message: its controller, or its layer's name and its type.
  private static func name(_ view: UIView) -> String {
    let type = "\(type(of: view))"
    let controller = view.viewController.map { "the view of \(Swift.type(of: $0))" }
    return controller ?? view.layer.name.map { "“\($0)” (\(type))" } ?? "a \(type)"
  }
}

extension UIView {
  /// Returns whether the view is a snapshot of one of `views`, of a part of it, of a view that contains it, or of a view that no longer
  /// exists.
  fileprivate func isSnapshot(ofAnyOf views: [UIView]) -> Bool {
    guard let snapshot = snapshots.source else { return false }
    guard let source = snapshot.view else { return true }
    return views.contains { source.isDescendant(of: $0) || $0.isDescendant(of: source) }
  }
}

extension TransitionContext {
  /// The views of both controllers, including those that the transition must not move.
  fileprivate var controllersViews: [UIView] { [from, to].compactMap { $0?.controller.viewIfLoaded } }

  /// True if other code may end the transition early without notifying it.
  fileprivate var mayEndEarly: Bool {
    isInterruptible || !(interactionController is UIPercentDrivenInteractiveTransition?)
  }

  var subject: TransitionDiagnosis.Subject {
    let name = { (participant: Participant?) in participant.map { "\(type(of: $0.controller))" } ?? "nothing" }
    return TransitionDiagnosis.Subject(
      from: name(from), to: name(to), animator: animator.flatMap { TransitionCalls.isCode($0) ? "\(type(of: $0))" : nil })
  }
}
