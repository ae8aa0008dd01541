import Foundation

/// Watches the transitions of one scene and keeps what it finds wrong with them.
///
/// It changes nothing: whatever iOS does with a broken promise happens here too. Each finding is also logged through
/// `HostServices.warn`.
@preconcurrency @MainActor
public final class TransitionDoctor {
  /// What was found, the oldest first; of very many, the latest.
  public private(set) var diagnoses: [TransitionDiagnosis] = []
  /// Called with each finding.
  public var onDiagnosis: ((TransitionDiagnosis) -> Void)?

  /// How much later the present turn came than what was due first in it, in seconds: a busy machine is no broken promise.
  var turnDelay: TimeInterval = 0

  private var examinations: [TransitionExamination] = []
  private static let capacity = 200

  init() {}

  /// Forgets all findings.
  public func clear() { diagnoses = [] }

  /// Notes a finding, and logs it.
  public func report(_ diagnosis: TransitionDiagnosis) {
    HostServices.warn(diagnosis.message)
    note(diagnosis)
  }

  /// Notes that constraints contradict each other, of which the layout engine has warned; `conflict` says which, and which one was
  /// given up.
  func noteLayoutConflict(_ conflict: String) {
    note(TransitionDiagnosis(.layoutConflict(conflict), of: nil, at: CACurrentMediaTime()))
  }

  /// Notes and logs an error that has stopped the scene.
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

  /// Takes back a finding that has turned out to be premature.
  func withdraw(_ diagnosis: TransitionDiagnosis) { diagnoses.removeAll { $0 == diagnosis } }

  // MARK: Transitions

  /// Begins to watch a transition that is about to start.
  private func examine(_ context: TransitionContext) {
    for other in examinations where other.concerns(context) {
      report(
        other.diagnosis(.overlapping("\(context.subject.from) → \(context.subject.to) was started while this transition was running.")))
    }
    examinations.append(TransitionExamination(of: context, doctor: self))
  }

  /// Whether a transition is being watched that takes place in `container`.
  func isWatching(_ container: UIView) -> Bool { examinations.contains { $0.takesPlace(in: container) } }

  func discharge(_ examination: TransitionExamination) { examinations.removeAll { $0 === examination } }

  /// When a transition that should be over has to be looked at, in scene seconds.
  var nextCheck: TimeInterval? { examinations.compactMap(\.nextCheck).min() }

  /// Looks at the transitions that should be over by `time`.
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
