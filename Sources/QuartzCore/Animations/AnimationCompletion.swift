import Foundation

/// What is to be done once all animations of a group are over: the completion of a transaction or of a `UIView.animate`.
package final class AnimationCompletion {
  private var pending = 0
  private var allFinished = true
  private var isSealed = false
  private var body: ((Bool) -> Void)?

  /// `body` is called once, with whether all animations ran to their end.
  package init(_ body: @escaping (Bool) -> Void) { self.body = body }

  /// Whether any animation has joined and is not over yet.
  package var isWaiting: Bool { pending > 0 }

  func enter() { pending += 1 }

  func leave(finished: Bool) {
    pending -= 1
    allFinished = allFinished && finished
    callIfDone()
  }

  /// No further animation joins: without any, `body` is called now.
  package func seal() {
    isSealed = true
    callIfDone()
  }

  private func callIfDone() {
    guard isSealed, pending == 0, let body else { return }
    self.body = nil
    body(allFinished)
  }
}
