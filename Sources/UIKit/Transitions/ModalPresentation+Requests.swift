import Foundation

// What `present` and `dismiss` ask for: who presents, what is dismissed, and what is refused.
extension ModalPresentation {
  static func present(_ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(for: presented, from: source)
    if let refusal = refusal(of: presented, from: source, presenter: presenter) {
      refuse("Attempt to present \(presented) on \(source) \(refusal).", during: presenter.presented)
      return
    }
    let presentation = ModalPresentation(presented: presented, presenter: presenter)
    presented.presentation = presentation
    presenter.presented = presentation
    presentation.begin(source: source, animated: animated, completion: completion)
  }

  /// Says why a request is ignored; during a transition it is one more thing wrong with that.
  private static func refuse(_ reason: String, during presentation: ModalPresentation?) {
    guard let transition = presentation?.context, !transition.isOver, let doctor = transition.containerView.window?.windowScene?.doctor
    else { return HostServices.warn(reason) }
    doctor.report(TransitionDiagnosis(.overlapping(reason), of: transition.subject, at: CACurrentMediaTime()))
  }

  /// The controller that presents: for context styles the nearest one around that defines a context, else the outermost.
  private static func presenter(for presented: UIViewController, from source: UIViewController) -> UIViewController {
    let usesContext = [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle)
    var controller = source
    while let parent = controller.parent {
      if usesContext && controller.definesPresentationContext { break }
      controller = parent
    }
    return controller
  }

  private static func refusal(of presented: UIViewController, from source: UIViewController, presenter: UIViewController) -> String? {
    if let other = presenter.presented {
      if other.isPresenting { return "while a presentation is in progress" }
      if other.isDismissing { return "while a dismissal is in progress" }
      return "which is already presenting \(other.presentedViewController)"
    }
    if presented.presentation != nil { return "while it is already being presented" }
    if let parent = presented.parent { return "while it is a child of \(parent)" }
    if presented === presenter { return "which is itself" }
    if source.viewIfLoaded?.window == nil { return "whose view is not in the window hierarchy" }
    return nil
  }

  static func dismiss(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let presentation = presentation(dismissedBy: source) else {
      completion?()
      return
    }
    let chain = presentation.chainAbove
    if chain.contains(where: \.isInTransition) {
      refuse(
        "Attempt to dismiss from \(source) while a presentation or dismissal is in progress.", during: chain.first(where: \.isInTransition))
      return
    }
    collapse(chain).beginDismissal(animated: animated, completion: completion)
  }

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
