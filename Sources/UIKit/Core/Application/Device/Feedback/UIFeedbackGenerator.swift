import Foundation

/// An object that lets a person feel an event.
///
/// A computer has nothing to feel with. The events of the subclasses are recorded instead: the workbench marks them in the timeline, and a
/// trace lists them.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  public override init() { super.init() }

  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Does nothing when the generator is added to a view or removed.
  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Has no effect: a computer has no hardware to wake.
  open func prepare() {}

  /// Records an event for which code has called a method.
  func occur(_ feedback: HapticFeedback, _ method: String, _ arguments: [Any?] = []) {
    // The result isn't Apple's. It says in the list of calls what the person would have felt.
    _ = TransitionCalls.reporting(.uikit, type: self, method, arguments) {
      UIWindowScene.running?.hapticLog?.add(feedback, at: CACurrentMediaTime())
      return feedback
    }
  }
}
