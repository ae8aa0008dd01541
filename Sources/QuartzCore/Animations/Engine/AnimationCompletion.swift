import Foundation

/// Calls a closure once all animations of a group have ended, for the completion of a transaction or of `UIView.animate`.
package final class AnimationCompletion {
  private var pending = 0
  private var allFinished = true
  private var isSealed = false
  private var body: ((Bool) -> Void)?

  /// `body` is called once, with a Boolean value that indicates whether all animations ran to their end.
  package init(_ body: @escaping (Bool) -> Void) { self.body = body }

  /// A Boolean value that indicates whether an animation has joined and not ended yet.
  package var isWaiting: Bool { pending > 0 }

  func enter() { pending += 1 }

  func leave(finished: Bool) {
    pending -= 1
    allFinished = allFinished && finished
    callIfDone()
  }

  /// Closes the group, so that no further animation joins. If no animation is pending, calls the closure immediately.
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
