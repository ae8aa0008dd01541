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
  private var wasInteractive = false
  private var complaint: TransitionDiagnosis?

  /// When the transition has to be looked at because it should be over, in scene seconds; nil while a gesture holds it.
  private(set) var nextCheck: TimeInterval?

  /// How long after its declared end a transition may still be on, in seconds, before anybody looks.
  private static let patience: TimeInterval = 0.5
  /// How much longer than declared animations may take, in seconds: three frames.
  private static let tolerance: TimeInterval = 0.05

  init(of context: TransitionContext, doctor: TransitionDoctor) {
    self.context = context
    self.doctor = doctor
    subject = context.subject
    start = CACurrentMediaTime()
    let views = [context.from?.controller.viewIfLoaded, context.to?.controller.viewIfLoaded].compactMap { $0 }
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
    let took = CACurrentMediaTime() - start - (doctor?.turnDelay ?? 0)
    if !wasInteractive, took > context.transitionDuration + Self.tolerance {
      report(.outlived(took: took, declared: context.transitionDuration))
    }
    if completed, let to = context.to, let view = to.view { judge(view, finalFrame: to.finalFrame, in: context.containerView) }
  }

  private func judge(_ view: UIView, finalFrame: CGRect, in container: UIView) {
    guard view.isDescendant(of: container) else { return report(.destinationNeverAdded) }
    if view.isHidden { return report(.destinationInvisible(.hidden)) }
    if view.alpha < 0.01 { return report(.destinationInvisible(.transparent)) }
    if view.bounds.isEmpty, !finalFrame.isEmpty { return report(.destinationInvisible(.empty)) }
    let frame = view.superview.map { container.convert(view.frame, from: $0) } ?? view.frame
    if !finalFrame.isEmpty, !frame.isNearly(finalFrame) { report(.wrongFinalFrame(frame, expected: finalFrame)) }
  }

  /// Everybody has been told that the transition is over.
  private func didEnd(completed: Bool) {
    discharge()
    guard let context else { return }
    if !completed, let (view, change) = looks.firstChange {
      report(.leftChanged(view: Self.name(view), change))
    } else if doctor?.isExaminingAnother(than: context) != true, let orphan = orphan(of: context) {
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
    let inWindow = (container.window ?? context.from?.controller.viewIfLoaded?.window)?.subviews ?? []
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

extension TransitionContext {
  /// Who takes part, by type.
  var subject: TransitionDiagnosis.Subject {
    let name = { (participant: Participant?) in participant.map { "\(type(of: $0.controller))" } ?? "nothing" }
    return TransitionDiagnosis.Subject(from: name(from), to: name(to), animator: animator.map { "\(type(of: $0))" })
  }
}
