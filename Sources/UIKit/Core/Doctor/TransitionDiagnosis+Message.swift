import Foundation

extension TransitionDiagnosis {
  /// The problem, the responsible code and the remedy, in one or a few sentences.
  public var message: String {
    if case .exception = kind { return explanation }
    let whole = ([explanation] + [advice].compactMap { $0 }).joined(separator: " ")
    guard let transition else { return whole }
    return "\(transition.from) → \(transition.to): \(whole)"
  }

  /// The problem in a few words.
  public var headline: String {
    switch kind {
    case .neverCompleted: "The transition never ends"
    case .neverSettled: "The gesture is over, the transition isn't"
    case .completedAgain: "Completed twice"
    case .completedThoughCancelled: "Completed although it was cancelled"
    case .destinationNeverAdded: "The new screen was never added"
    case .presenterNeverAdded: "Nothing is behind the screen that leaves"
    case .destinationInvisible(.inaccessible): "The new screen is hidden from assistive programs"
    case .destinationInvisible: "The new screen is invisible"
    case .leftChanged: "Cancelled without restoring the state"
    case .leftBehind: "A view was left behind"
    case .endedLate: "The animation outlasted its declared duration"
    case .endedEarly: "The animation ended before its declared duration"
    case .presenterTakenAway: "The screen below is gone"
    case .presenterRemoved: "The screen below was removed"
    case .wrongFinalFrame: "The final frame is wrong"
    case .overlapping: "Two transitions at once"
    case .animatorReplaced: "The animator was replaced"
    case .layoutConflict: "Conflicting constraints"
    case .exception: "UIKit raised an exception"
    }
  }

  private var animator: String { transition?.animator ?? "the animator" }

  /// The problem, the responsible code and the consequences.
  public var explanation: String {
    switch kind {
    case .neverCompleted(let after) where transition != nil && transition?.animator == nil:
      "the transition has not ended after \(Self.seconds(after)) although nothing is animating. Touches stay blocked."
    case .neverCompleted(let after):
      "\(animator) has not called completeTransition(_:) after \(Self.seconds(after)) and nothing is animating. The transition "
        + "never ends, and touches stay blocked."
    case .neverSettled(let controller, let gestureWasCancelled):
      "the gesture \(gestureWasCancelled ? "was cancelled" : "ended"), and \(Self.silence(of: controller)): the transition stays where it is."
    case .completedAgain: "completeTransition(_:) was called again for a transition that has ended. The call has no effect."
    case .completedThoughCancelled:
      "\(animator) called completeTransition(true) although the gesture cancelled the transition: the controllers change, but the views "
        + "have gone back to where they were."
    case .destinationNeverAdded:
      "\(animator) never added the view of \(transition?.to ?? "the new controller") to the container. UIKit doesn't add it either: the screen stays "
        + "unchanged or black, and touches have no effect."
    case .presenterNeverAdded:
      "\(animator) never added the view of \(transition?.to ?? "the presenter") to the container: nothing is behind the screen that leaves, "
        + "until UIKit puts the presenter's view back at the end of the dismissal."
    case .destinationInvisible(let reason) where transition != nil && transition?.animator == nil:
      "the view of \(transition?.to ?? "the new controller") is \(Self.words(reason)). UIKit's own animation doesn't change that: other "
        + "code has set it."
    case .destinationInvisible(let reason):
      "\(animator) has left the view of \(transition?.to ?? "the new controller") \(Self.words(reason))."
    case .leftChanged(let view, let change): "the transition was cancelled, but \(view) \(Self.words(change))."
    case .leftBehind(let view): "\(view) remains on top of the screen after the transition."
    case .endedLate(let took, let declared):
      "\(animator) took \(Self.seconds(took)), but transitionDuration(using:) says \(Self.seconds(declared)). Animations alongside, "
        + "and a gesture that drives the transition, use the declared duration."
    case .endedEarly(let took, let declared):
      "\(animator) took only \(Self.seconds(took)), but transitionDuration(using:) says \(Self.seconds(declared)). Animations "
        + "alongside use the declared duration, so they are still running when the transition ends."
    case .presenterTakenAway:
      "the view of \(transition?.to ?? "the presenter") is in the container, which is removed with its views at the end of the dismissal: "
        + "the screen becomes black. A presentation of this style never moves the presenter's view, so it doesn't restore it either."
    case .presenterRemoved:
      "the view of \(transition?.to ?? "the presenter") is in no window at the end of the dismissal: an animator has removed it, and a "
        + "presentation of this style doesn't put it back. The screen becomes black."
    case .wrongFinalFrame(let frame, let expected):
      "\(animator) has left the view of \(transition?.to ?? "the new controller") at \(Self.points(frame)); finalFrame(for:) is "
        + "\(Self.points(expected))."
    case .overlapping(let what): what
    case .animatorReplaced: "interruptibleAnimator(using:) of \(animator) returned a different object than before."
    case .layoutConflict(let what): what
    case .exception(let name, let reason, let place):
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'" + (place.map { "\n    at \($0)" } ?? "")
    }
  }

  /// The remedy, or nil if the explanation already contains it.
  public var advice: String? {
    switch kind {
    case .neverCompleted where transition != nil && transition?.animator == nil: nil
    case .neverSettled(_, gestureWasCancelled: true): "Handle .cancelled in the recognizer's action as well: call cancel() there."
    case .neverSettled: "Call finish() or cancel() when the recognizer's state is .ended."
    case .neverCompleted: "Call completeTransition(!context.transitionWasCancelled) when the last animation ends."
    case .completedAgain: "Call it exactly once."
    case .completedThoughCancelled: "Call completeTransition(!context.transitionWasCancelled)."
    case .destinationNeverAdded: "Call containerView.addSubview(context.view(forKey: .to)!)."
    case .presenterNeverAdded: "Begin with containerView.insertSubview(context.view(forKey: .to)!, at: 0)."
    case .leftChanged(_, .presence):
      "Call removeFromSuperview() in the completion when transitionWasCancelled is true: UIKit doesn't remove it."
    case .leftChanged: "Undo it in the completion when transitionWasCancelled is true."
    case .leftBehind: "Remove snapshots and helpers before completeTransition(_:)."
    case .animatorReplaced: "Keep the animator until animationEnded(_:)."
    case .presenterTakenAway: "Don't move the view if view(forKey:) returns nil, or present with modalPresentationStyle = .fullScreen."
    case .presenterRemoved:
      "Don't remove the presenter's view where view(forKey:) returns nil, or present with modalPresentationStyle = .fullScreen."
    case .endedLate, .endedEarly: "Return the duration of the animations from transitionDuration(using:)."
    case .wrongFinalFrame: "Set its frame to context.finalFrame(for:)."
    case .destinationInvisible, .overlapping, .layoutConflict, .exception: nil
    }
  }

  /// Returns which calls are missing, for an interaction controller of the given type.
  private static func silence(of controller: String) -> String {
    let isPlain = controller == "\(UIPercentDrivenInteractiveTransition.self)"
    return isPlain ? "neither finish() nor cancel() of its \(controller) was called" : "\(controller) called neither finish() nor cancel()"
  }

  private static func seconds(_ time: TimeInterval) -> String { "\((time * 100).rounded() / 100) s" }

  private static func points(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Double(($0 * 10).rounded() / 10))" }
    return "(\(numbers[0]), \(numbers[1])) with size \(numbers[2])×\(numbers[3])"
  }

  private static func words(_ reason: Invisibility) -> String {
    switch reason {
    case .hidden: "hidden"
    case .transparent: "transparent (alpha 0)"
    case .empty: "empty: set its frame to finalFrame(for:)"
    case .inaccessible: "hidden from assistive programs: set accessibilityElementsHidden to false"
    }
  }

  private static func words(_ change: Change) -> String {
    switch change {
    case .presence: "is still in the container"
    case .place: "has another superview or position among its siblings than before"
    case .frame: "has another frame than before"
    case .alpha: "has another alpha than before"
    case .visibility: "has another isHidden than before"
    case .transform: "has another transform than before"
    case .accessibility: "has another accessibilityElementsHidden than before"
    }
  }
}
