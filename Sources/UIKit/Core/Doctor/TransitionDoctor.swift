import Foundation

/// Records the problems of one scene's transitions, and logs each as a warning of the scene.
///
/// It changes nothing: the consequences of a mistake are the same as on iOS.
@preconcurrency @MainActor
package final class TransitionDoctor {
  /// The oldest diagnosis is first. Beyond a limit the oldest are dropped.
  package private(set) var diagnoses: [TransitionDiagnosis] = []
  /// Called with each diagnosis, in the scene whose code set the closure.
  package var onDiagnosis: ((TransitionDiagnosis) -> Void)? { didSet { onDiagnosis = onDiagnosis.map { UIWindowScene.bound($0) } } }

  weak var scene: UIWindowScene?

  /// The delay of the current turn of the run loop after its first due time, in seconds. It is subtracted from durations, because a busy
  /// machine is not a mistake of the code.
  var turnDelay: TimeInterval = 0

  private var examinations: [TransitionExamination] = []
  private static let capacity = 200

  init() {}

  package func clear() { diagnoses = [] }

  package func report(_ diagnosis: TransitionDiagnosis) {
    if let scene { scene.warn(diagnosis.message) } else { UIWindowScene.warn(diagnosis.message) }
    note(diagnosis)
  }

  /// Records contradictory constraints, of which the layout engine has already warned. The text names the constraints and the one that was
  /// dropped.
  func noteLayoutConflict(_ conflict: String) {
    note(TransitionDiagnosis(.layoutConflict(conflict), of: nil, at: CACurrentMediaTime()))
  }

  func report(_ misuse: Misuse, at time: TimeInterval) {
    let kind = TransitionDiagnosis.Kind.exception(
      name: misuse.exception.rawValue, reason: misuse.reason, place: misuse.place?.description)
    report(TransitionDiagnosis(kind, of: nil, at: time))
  }

  private func note(_ diagnosis: TransitionDiagnosis) {
    if diagnoses.count == Self.capacity { diagnoses.removeFirst() }
    diagnoses.append(diagnosis)
    onDiagnosis?(diagnosis)
  }

  /// Removes a diagnosis that has turned out to be premature.
  func withdraw(_ diagnosis: TransitionDiagnosis) { diagnoses.removeAll { $0 == diagnosis } }

  // MARK: Transitions

  /// Call this method when the last finger has left the screen.
  func noteLift(cancelled: Bool) { for examination in examinations { examination.noteLift(cancelled: cancelled) } }

  /// Call this method when all animations end at once, as in the background. Their durations then mean nothing.
  package func noteEndOfAllAnimations() { for examination in examinations { examination.noteEndOfAllAnimations() } }

  private func examine(_ context: TransitionContext) {
    for other in examinations where other.concerns(context) {
      report(
        other.diagnosis(.overlapping("\(context.subject.from) → \(context.subject.to) was started while this transition was running.")))
    }
    examinations.append(TransitionExamination(of: context, doctor: self))
  }

  func isWatching(_ container: UIView) -> Bool { examinations.contains { $0.isRunning(in: container) } }

  func remove(_ examination: TransitionExamination) { examinations.removeAll { $0 === examination } }

  /// The time at which a transition that should be over must be checked, in seconds on the scene's clock.
  var nextCheck: TimeInterval? { examinations.compactMap(\.nextCheck).min() }

  func check(at time: TimeInterval) {
    for examination in examinations where examination.nextCheck.map({ $0 <= time }) == true { examination.check(at: time) }
  }
}

extension TransitionDoctor: TransitionObserver {
  func transition(_ context: TransitionContext, did event: TransitionEvent) {
    switch event {
    case .willStart: examine(context)
    case .completedAgain: report(TransitionDiagnosis(.completedAgain, of: context.subject, at: CACurrentMediaTime()))
    case .runs, .animatorReplaced, .willEnd, .didEnd, .abandoned: examinations.first { $0.isOf(context) }?.note(event)
    }
  }
}
