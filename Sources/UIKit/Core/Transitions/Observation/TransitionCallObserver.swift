/// An object that follows the nested calls between UIKit and the code of a scene's transitions.
@MainActor
package protocol TransitionCallObserver: AnyObject {
  /// Calls made before this one returns are nested in it.
  func callDidBegin(_ call: TransitionCall)
  /// Notifies the observer that the innermost open call returns.
  func callDidReturn(_ answer: TransitionCall.Answer)
}
