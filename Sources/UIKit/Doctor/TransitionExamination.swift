import Foundation

/// Watches one transition from its start to its end.
@MainActor
final class TransitionExamination {
  private weak var context: TransitionContext?
  private weak var doctor: TransitionDoctor?
  private let subject: TransitionDiagnosis.Subject
  private let start: TimeInterval
  private let looks: ViewLooks
  /// What stood in the container and in the window before.
  private let furniture: Set<ObjectIdentifier>
  /// The container's size at the start.
  private let size: CGSize
  private var wasInteractive = false
  /// How long the longest animation lasts that began with the transition, in seconds; nil before.
  private var longestAnimation: TimeInterval?
  private var complaint: TransitionDiagnosis?

  /// When the transition has to be looked at because it should be over, in scene seconds; nil while a gesture holds it.
  private(set) var nextCheck: TimeInterval?

  /// How long after its declared end a transition may still be on, in seconds, before anybody looks.
  private static let patience: TimeInterval = 0.5
  /// How much longer or shorter than declared animations may take, in seconds: three frames.
  private static let tolerance: TimeInterval = 0.05

  init(of context: TransitionContext, doctor: TransitionDoctor) {
    self.context = context
    self.doctor = doctor
    subject = context.subject
    start = CACurrentMediaTime()
    let views = context.controllersViews
    size = context.containerView.bounds.size
    looks = ViewLooks(of: [context.containerView] + views)
    let around = context.containerView.window.map(\.subviews) ?? []
    furniture = Set((context.containerView.subviews + around + views).map(ObjectIdentifier.init))
  }

  func diagnosis(_ kind: TransitionDiagnosis.Kind) -> TransitionDiagnosis {
    TransitionDiagnosis(kind, of: subject, at: CACurrentMediaTime())
  }

  private func report(_ kind: TransitionDiagnosis.Kind) { doctor?.report(diagnosis(kind)) }

  /// Whether this is the examination of `context`.
  func isOf(_ context: TransitionContext) -> Bool { self.context === context }

  /// Whether another transition shares the container or a controller.
  func concerns(_ other: TransitionContext) -> Bool {
    guard let context, !context.isOver else { return false }
    if context.containerView === other.containerView { return true }
    let mine = [context.from, context.to].compactMap { $0?.controller }
    let others = [other.from, other.to].compactMap { $0?.controller }
    return mine.contains { controller in others.contains { $0 === controller } }
  }

  /// Looks at what has happened to the transition.
  func note(_ event: TransitionEvent) {
    switch event {
    case .runs(let duration): expectEnd(in: duration)
    case .animatorReplaced: report(.animatorReplaced)
    case .willEnd(let completed): willEnd(completed: completed)
    case .didEnd(let completed): didEnd(completed: completed)
    case .abandoned: discharge()
    case .willStart, .completedAgain: break
    }
  }

  func takesPlace(in container: UIView) -> Bool { context.map { !$0.isOver && $0.containerView === container } ?? false }

  // MARK: While it runs

  /// The transition runs by itself from now on, for `duration` seconds; or, with nil, a gesture holds it.
  private func expectEnd(in duration: TimeInterval?) {
    nextCheck = duration.map { CACurrentMediaTime() + $0 + Self.patience }
    if duration == nil { wasInteractive = true }
    if longestAnimation == nil { longestAnimation = context?.containerView.layer.timeToLastEnd }
  }

  func check(at time: TimeInterval) {
    nextCheck = nil
    guard let context, !context.isOver else {
      doctor?.discharge(self)
      return
    }
    if context.containerView.layer.hasUnfinishedAnimations {
      nextCheck = time + Self.patience
      return
    }
    let diagnosis = diagnosis(.neverCompleted(after: time - start))
    complaint = diagnosis
    doctor?.report(diagnosis)
  }

  // MARK: At its end

  /// `completeTransition(_:)` has been called; the owner has not done its part yet.
  private func willEnd(completed: Bool) {
    guard let context else { return }
    // It took its time, but was not stuck.
    if let complaint { doctor?.withdraw(complaint) }
    if !wasInteractive { judgeDuration(of: context, completed: completed) }
    guard completed, let to = context.to else { return }
    if let view = to.view {
      judge(view, finalFrame: to.finalFrame, in: context.containerView)
    } else if to.controller.viewIfLoaded?.isDescendant(of: context.containerView) == true {
      report(.presenterTakenAway)
    }
  }

  private func judgeDuration(of context: TransitionContext, completed: Bool) {
    let (took, declared) = (CACurrentMediaTime() - start, context.transitionDuration)
    if took - (doctor?.turnDelay ?? 0) > declared + Self.tolerance {
      report(.outlived(took: took - (doctor?.turnDelay ?? 0), declared: declared))
    }
    // What ends at once was not animated at all; animations that are as long as declared were cut short by others, and what can be caught
    // may have been hastened.
    let isShort = { (time: TimeInterval) in time < declared - Self.tolerance }
    if completed, took > Self.tolerance, isShort(took), isShort(longestAnimation ?? 0), !context.mayBeHastened {
      report(.endedEarly(took: took, declared: declared))
    }
  }

  private func judge(_ view: UIView, finalFrame: CGRect, in container: UIView) {
    guard view.isDescendant(of: container) else { return report(.destinationNeverAdded) }
    if view.isHidden { return report(.destinationInvisible(.hidden)) }
    if view.alpha < 0.01 { return report(.destinationInvisible(.transparent)) }
    if finalFrame.isEmpty { return }
    if view.bounds.isEmpty { return report(.destinationInvisible(.empty)) }
    if container.bounds.size == size { return judgeFrame(of: view, finalFrame: finalFrame, in: container) }
    // What was placed for the size before is the container's to place anew, which it does in its next layout.
    container.window?.windowScene?.performAfterLayout { [self] in
      guard view.isDescendant(of: container), doctor?.isWatching(container) == false else { return }
      judgeFrame(of: view, finalFrame: finalFrame, in: container)
    }
  }

  private func judgeFrame(of view: UIView, finalFrame: CGRect, in container: UIView) {
    let frame = view.superview.map { container.convert(view.frame, from: $0) } ?? view.frame
    if !frame.isNearly(finalFrame) { report(.wrongFinalFrame(frame, expected: finalFrame)) }
  }

  /// Everybody has been told that the transition is over.
  private func didEnd(completed: Bool) {
    discharge()
    guard let context else { return }
    if !completed, let (view, change) = looks.firstChange {
      report(.leftChanged(view: Self.name(view), change))
    } else if let orphan = orphan(of: context) {
      report(.orphan(view: Self.name(orphan)))
    }
  }

  private func discharge() {
    nextCheck = nil
    doctor?.discharge(self)
  }

  /// A view that was added during the transition and covers what is shown now.
  private func orphan(of context: TransitionContext) -> UIView? {
    let participants = [context.from?.view, context.to?.view].compactMap { $0 }
    let container = context.containerView
    // Behind the view that has come, whatever was added may be meant to stay: a dimming view, say.
    let shown = container.subviews.lastIndex { subview in participants.contains { $0.isDescendant(of: subview) } } ?? -1
    let inContainer = container.window == nil ? [] : container.subviews.dropFirst(shown + 1)
    // The window is everybody's: a message that came up meanwhile is not the transition's, a snapshot of its screens is.
    let window = container.window ?? context.from?.controller.viewIfLoaded?.window
    let inWindow = (window?.subviews ?? []).filter { $0.isSnapshot(ofAnyOf: context.controllersViews) }
    return (inContainer + inWindow).first { view in
      !furniture.contains(ObjectIdentifier(view)) && !(view is PresentationContainerView) && !view.isHidden && view.alpha > 0.01
        && !view.bounds.isEmpty && !participants.contains { $0.isDescendant(of: view) }
    }
  }

  /// How a view is called in a finding: its layer's name if it has one, and its type.
  private static func name(_ view: UIView) -> String {
    let type = "\(type(of: view))"
    let controller = view.viewController.map { "the view of \(Swift.type(of: $0))" }
    return controller ?? view.layer.name.map { "“\($0)” (\(type))" } ?? "a \(type)"
  }
}

extension UIView {
  /// Whether the view is a snapshot of one of `views`, of a part of it or of what contains it, or of something that has gone since.
  fileprivate func isSnapshot(ofAnyOf views: [UIView]) -> Bool {
    guard let snapshotSource else { return false }
    guard let source = snapshotSource.view else { return true }
    return views.contains { source.isDescendant(of: $0) || $0.isDescendant(of: source) }
  }
}

extension TransitionContext {
  /// The views of both controllers, whether the transition may move them or not.
  fileprivate var controllersViews: [UIView] { [from, to].compactMap { $0?.controller.viewIfLoaded } }

  /// Whether somebody may take the transition to its end sooner without telling it.
  fileprivate var mayBeHastened: Bool {
    isInterruptible || !(interactionController is UIPercentDrivenInteractiveTransition?)
  }

  /// Who takes part, by type.
  var subject: TransitionDiagnosis.Subject {
    let name = { (participant: Participant?) in participant.map { "\(type(of: $0.controller))" } ?? "nothing" }
    return TransitionDiagnosis.Subject(from: name(from), to: name(to), animator: animator.map { "\(type(of: $0))" })
  }
}
