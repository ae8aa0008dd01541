import UIKit

/// The purpose of a transition's call, and what UIKit does without an answer.
package struct CallMeaning: Equatable, Sendable {
  package let text: String
  /// UIKit's behavior without an answer, or nil if it is obvious.
  let otherwise: String?

  private init(_ text: String, otherwise: String? = nil) {
    self.text = text
    self.otherwise = otherwise
  }

  /// Returns the meaning of a call, or nil if its name says everything.
  package static func of(_ call: TransitionCall) -> CallMeaning? { of(method: call.method) }

  /// Returns the meaning of a method such as `finalFrame(for:)`, or nil if its name says everything.
  static func of(method: String) -> CallMeaning? { table[method] }

  private static let table: [String: CallMeaning] = [
    // Requests for a transition.
    "present(_:animated:)": CallMeaning("Shows a controller over this one."),
    "performSegue(withIdentifier:sender:)": CallMeaning("Makes the segue, has its source prepare it, and performs it."),
    "prepare(for:sender:)": CallMeaning("The source configures the segue's destination."),
    "dismiss(animated:)": CallMeaning("Takes away what this controller presents, or the controller itself."),
    "pushViewController(_:animated:)": CallMeaning("Puts a controller on top of the stack."),
    "popViewController(animated:)": CallMeaning("Takes the top controller off the stack."),
    "modalPresentationStyle": CallMeaning("How the controller wants to be presented. Only .custom asks for a presentation controller."),
    "transitioningDelegate": CallMeaning(
      "The object that provides the animator. The property is weak: a delegate that nobody else retains is gone.",
      otherwise: "the standard animation"),
    "delegate": CallMeaning("The object that provides the animator. The property is weak.", otherwise: "no custom transition"),

    // Delegates.
    "presentationController(forPresented:presenting:source:)": CallMeaning(
      "The delegate may provide what surrounds the presented view.", otherwise: "a plain presentation controller"),
    "animationController(forPresented:presenting:source:)": CallMeaning(
      "The delegate provides the animator of the presentation.", otherwise: "the standard animation"),
    "animationController(forDismissed:)": CallMeaning(
      "The delegate provides the animator of the dismissal.", otherwise: "the standard animation"),
    "interactionControllerForPresentation(using:)": CallMeaning(
      "The delegate may provide an object that lets a gesture drive the presentation.", otherwise: "it runs by itself"),
    "interactionControllerForDismissal(using:)": CallMeaning(
      "The delegate may provide an object that lets a gesture drive the dismissal.", otherwise: "it runs by itself"),
    "navigationController(_:animationControllerFor:from:to:)": CallMeaning(
      "The delegate provides the animator of the push or pop.", otherwise: "the standard animation"),
    "navigationController(_:interactionControllerFor:)": CallMeaning(
      "The delegate may provide an object that lets a gesture drive the push or pop.", otherwise: "it runs by itself"),
    "navigationController(_:willShow:animated:)": CallMeaning("A page is about to be shown."),
    "navigationController(_:didShow:animated:)": CallMeaning("A page is shown; after a cancelled pop, the one that was to leave."),
    "tabBarController(_:shouldSelect:)": CallMeaning("The delegate may refuse the tab."),
    "tabBarController(_:didSelect:)": CallMeaning("A person has selected a tab."),
    "tabBarController(_:animationControllerForTransitionFrom:to:)": CallMeaning(
      "The delegate provides the animator of the change of tabs.", otherwise: "no animation"),
    "tabBarController(_:interactionControllerFor:)": CallMeaning(
      "The delegate may provide an object that lets a gesture drive the change of tabs.", otherwise: "it runs by itself"),
    "presentationControllerShouldDismiss(_:)": CallMeaning("The delegate may refuse a dismissal that a person has asked for."),

    // Zooms.
    "sourceViewProvider(_:)": CallMeaning(
      "The closure returns the view to zoom from or to, whenever it may have changed.", otherwise: "the center of the container"),
    "sourceBarButtonItemProvider(_:)": CallMeaning(
      "The closure returns the bar button item to zoom from or to.", otherwise: "the sheet's own animation"),

    // Animators.
    "transitionDuration(using:)": CallMeaning("The duration, in seconds; alongside animations take the same time."),
    "animateTransition(using:)": CallMeaning(
      "The animator adds the to view to the container, animates, and calls completeTransition(_:) at the end."),
    "interruptibleAnimator(using:)": CallMeaning(
      "The animator by which a gesture can catch the transition while it runs.", otherwise: "it cannot be interrupted"),
    "animationEnded(_:)": CallMeaning("The transition is over: the animator can tidy up."),

    // Interaction controllers.
    "wantsInteractiveStart": CallMeaning("Whether a gesture drives the transition from its beginning."),
    "startInteractiveTransition(_:)": CallMeaning("The interaction controller begins. A percent-driven one starts the animator now."),
    "update(_:)": CallMeaning("The progress of the gesture, 0…1. All that the animator animates is shown at this fraction."),
    "finish()": CallMeaning("The gesture is over: the transition runs on to its end."),
    "cancel()": CallMeaning("The gesture is over: the transition runs back to its beginning."),
    "pause()": CallMeaning("The gesture catches the running transition."),
    "completionSpeed": CallMeaning("The speed of the rest after the gesture, relative to the animation's own speed."),
    "completionCurve": CallMeaning("The timing of the rest after the gesture."),

    // The context.
    "containerView": CallMeaning("The view in which the transition takes place."),
    "viewController(forKey:)": CallMeaning("The controller that leaves (.from) or arrives (.to)."),
    "view(forKey:)": CallMeaning("The view to animate; nil where it must be left alone."),
    "initialFrame(for:)": CallMeaning("Where the controller's view is at the start; zero where it is not in the container."),
    "finalFrame(for:)": CallMeaning("Where the controller's view has to be at the end."),
    "transitionWasCancelled": CallMeaning("Whether the gesture has cancelled the transition."),
    "isInteractive": CallMeaning("Whether a gesture drives the transition at this moment."),
    "updateInteractiveTransition(_:)": CallMeaning("The progress of the gesture, 0…1. The bars and the alongside animations follow."),
    "finishInteractiveTransition()": CallMeaning("The gesture is over: the transition will be carried out."),
    "cancelInteractiveTransition()": CallMeaning("The gesture is over: the transition will be undone."),
    "pauseInteractiveTransition()": CallMeaning("The gesture has caught the running transition."),
    "completeTransition(_:)": CallMeaning("The animations are over; false if the transition was cancelled. To be called exactly once."),

    // Presentation controllers.
    "shouldRemovePresentersView": CallMeaning("Whether the presenter's view leaves the window once it is covered."),
    "presentedView": CallMeaning("The view that the animator moves."),
    "frameOfPresentedViewInContainerView": CallMeaning("Where the presented view belongs: the context's final frame."),
    "presentationTransitionWillBegin()": CallMeaning("The presentation begins: add what surrounds the presented view."),
    "presentationTransitionDidEnd(_:)": CallMeaning("The presentation is over; if it was cancelled, remove what was added."),
    "dismissalTransitionWillBegin()": CallMeaning("The dismissal begins: animate what surrounds the presented view away."),
    "dismissalTransitionDidEnd(_:)": CallMeaning("The dismissal is over; if it was cancelled, the controller stays presented."),
    "containerViewWillLayoutSubviews()": CallMeaning("The container is about to be laid out: set the presented view's frame."),

    // Controllers.
    "viewWillAppear(_:)": CallMeaning("The controller's view is about to be shown."),
    "viewIsAppearing(_:)": CallMeaning("The view is in its window and has its size."),
    "viewDidAppear(_:)": CallMeaning("The view is shown, its transition over."),
    "viewWillDisappear(_:)": CallMeaning("The view is about to be hidden."),
    "viewDidDisappear(_:)": CallMeaning("The view is hidden, its transition over."),

    // Haptic feedback.
    "impactOccurred()": CallMeaning("On a phone, the person feels a collision."),
    "impactOccurred(at:)": CallMeaning("On a phone, the person feels a collision."),
    "impactOccurred(intensity:)": CallMeaning("On a phone, the person feels a collision of an intensity, 0…1."),
    "impactOccurred(intensity:at:)": CallMeaning("On a phone, the person feels a collision of an intensity, 0…1."),
    "selectionChanged()": CallMeaning("On a phone, the person feels that the selection changes."),
    "selectionChanged(at:)": CallMeaning("On a phone, the person feels that the selection changes."),
    "notificationOccurred(_:)": CallMeaning("On a phone, the person feels how a task has ended."),
    "notificationOccurred(_:at:)": CallMeaning("On a phone, the person feels how a task has ended."),

    // The coordinator.
    "animate(alongsideTransition:completion:)": CallMeaning("Animates something in step with the transition."),
    "alongsideTransition": CallMeaning("The alongside animations begin."),
    "completion(isCancelled:)": CallMeaning("The completion closures are called."),
  ]
}
