import Foundation

/// A desktop cannot give haptic feedback. The events of the subclasses are recorded instead: the workbench marks them in the timeline, and
/// a trace lists them.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  public override init() { super.init() }

  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Has no effect, because there is no hardware to wake.
  open func prepare() {}

  /// Records an event for the call of `method`.
  func occur(_ feedback: HapticFeedback, _ method: String, _ arguments: [Any?] = []) {
    // Apple's methods return nothing. The result shows in the list of calls what the person would have felt.
    _ = TransitionCalls.reporting(.uikit, type: self, method, arguments) {
      UIWindowScene.running?.hapticLog?.add(feedback, at: CACurrentMediaTime())
      return feedback
    }
  }
}
