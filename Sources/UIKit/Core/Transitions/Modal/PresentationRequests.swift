import Foundation

/// The entry points for `present` and `dismiss`: finding the presenter, the presentation to dismiss, and the reasons to refuse.
@MainActor
enum PresentationRequests {
  static func present(_ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(for: presented, from: source)
    // A zoom or morph ends at once for the next presentation: the dismissal of what was presented, or the presentation of the presenter
    // itself.
    if presenter.presented?.isDismissing == true { presenter.presented?.context?.yieldToNext() }
    if let own = presenter.presentation, own.isPresenting {
      own.context?.yieldToNext()
      own.controller?.takeMorphPlate()?.restore()
    }
    if let refusal = refusal(of: presented, from: source, presenter: presenter) {
      refuse("Attempt to present \(presented) on \(source) \(refusal).", during: presenter.presented ?? transition(of: presenter))
      return
    }
    let presentation = ModalPresentation(presented: presented, presenter: presenter)
    presented.presentation = presentation
    presenter.presented = presentation
    presentation.begin(source: source, animated: animated, completion: completion)
  }

  /// Warns that a request is ignored. During a transition, reports it to the scene's doctor instead.
  private static func refuse(_ reason: String, during presentation: ModalPresentation?) {
    guard let transition = presentation?.context, !transition.isOver, let doctor = transition.containerView.window?.windowScene?.doctor
    else { return UIWindowScene.warn(reason) }
    doctor.report(TransitionDiagnosis(.overlapping(reason), of: transition.subject, at: CACurrentMediaTime()))
  }

  /// Returns the controller that presents: for the context styles the nearest ancestor that defines a presentation context, otherwise the
  /// outermost ancestor.
  private static func presenter(for presented: UIViewController, from source: UIViewController) -> UIViewController {
    let usesContext = [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle)
    var controller = source
    while let parent = controller.parent {
      if usesContext && controller.definesPresentationContext { break }
      controller = parent
    }
    return controller
  }

  /// Returns the reason why the presentation is not allowed, as the end of a sentence, or nil if it is allowed.
  private static func refusal(of presented: UIViewController, from source: UIViewController, presenter: UIViewController) -> String? {
    if let other = presenter.presented {
      if other.isPresenting { return "while a presentation is in progress" }
      if other.isDismissing { return "while a dismissal is in progress" }
      return "which is already presenting \(other.presentedViewController)"
    }
    if let transition = transition(of: presenter) {
      return "while a \(transition.isDismissing ? "dismissal" : "presentation") is in progress"
    }
    if presented.presentation != nil { return "while it is already being presented" }
    if let parent = presented.parent { return "while it is a child of \(parent)" }
    if presented === presenter { return "which is itself" }
    if source.viewIfLoaded?.window == nil { return "whose view is not in the window hierarchy" }
    return nil
  }

  /// Returns the dismissal that takes a presenter off the screen, otherwise its own transition in progress, or nil.
  private static func transition(of presenter: UIViewController) -> ModalPresentation? {
    guard let own = presenter.presentation else { return nil }
    let surrounding = sequence(first: own) { $0.presenter.presentation }
    return surrounding.first { $0.isDismissing } ?? (own.isInTransition ? own : nil)
  }

  static func dismiss(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let presentation = presentation(dismissedBy: source) else {
      completion?()
      return
    }
    let chain = presentation.presentationsFromHere
    // A zoom or morph that is opening is completed, and turns back from where it is.
    for member in chain where member.isPresenting { member.context?.yieldToNext() }
    if chain.contains(where: \.isInTransition) {
      refuse(
        "Attempt to dismiss from \(source) while a presentation or dismissal is in progress.", during: chain.first(where: \.isInTransition))
      return
    }
    ModalPresentation.collapse(chain).beginDismissal(animated: animated, completion: completion)
  }

  /// Returns the presentation that `dismiss` on `source` ends: the one on top of `source`, else its own, else that of the nearest ancestor.
  private static func presentation(dismissedBy source: UIViewController) -> ModalPresentation? {
    var controller: UIViewController? = source
    while let current = controller {
      if let presented = current.presented { return presented }
      if let own = current.presentation { return own }
      controller = current.parent
    }
    return nil
  }
}
