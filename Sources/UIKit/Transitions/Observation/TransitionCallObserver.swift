/// Follows the calls between UIKit and the code of a scene's transitions, one within the other.
@MainActor
package protocol TransitionCallObserver: AnyObject {
  /// A call begins. What is called until it returns is part of it.
  func callDidBegin(_ call: TransitionCall)
  /// The latest call that has not returned returns.
  func callDidReturn(_ answer: TransitionCall.Answer)
}
