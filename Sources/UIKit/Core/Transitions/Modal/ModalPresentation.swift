import Foundation

/// A presentation of one view controller by another, from `present` to the end of the dismissal.
@MainActor
final class ModalPresentation {
  enum State {
    case presenting(TransitionContext)
    case presented
    case dismissing(TransitionContext)
    case over
  }

  /// The controller that is presented: the requested one, or one around it that its delegate supplied for a small screen.
  var presentedViewController: UIViewController
  var presenter: UIViewController
  var controller: UIPresentationController?
  /// The presentation controller of the requested style, and the style to which it has adapted, or nil for its own.
  var original: (controller: UIPresentationController, adaptiveStyle: UIModalPresentationStyle?)?

  var state = State.over
  var container: PresentationContainerView?
  /// A Boolean value that indicates whether the presented view replaces the presenter's.
  var removesPresenter = false
  /// The place of the presenter's view before it was moved into the container, or nil if it was left alone.
  var presentersPlace: ViewPlace?

  init(presented: UIViewController, presenter: UIViewController) {
    presentedViewController = presented
    self.presenter = presenter
  }

  var isPresenting: Bool { if case .presenting = state { true } else { false } }

  var isDismissing: Bool { if case .dismissing = state { true } else { false } }

  var isInTransition: Bool { context?.isOver == false }

  /// A Boolean value that indicates whether this presentation is sending the appearance callbacks of its controllers.
  var leadsAppearance: Bool { isPresenting || isDismissing }

  /// A Boolean value that indicates whether the callbacks that it is sending include the presenter's.
  var leadsPresentersAppearance: Bool { leadsAppearance && removesPresenter }

  var context: TransitionContext? {
    switch state {
    case .presenting(let context), .dismissing(let context): context
    case .presented, .over: nil
    }
  }

  var coordinator: (any UIViewControllerTransitionCoordinator)? { context?.coordinator }

  // MARK: Chains

  /// This presentation and all presentations on top of it, from back to front.
  var presentationsFromHere: [ModalPresentation] {
    Array(sequence(first: self) { $0.presentedViewController.presentationOnTop })
  }

  /// Removes all presentations of a chain except the topmost, and returns that one, to be dismissed down to the first presenter.
  static func collapse(_ chain: [ModalPresentation]) -> ModalPresentation {
    guard let bottom = chain.first, let top = chain.last, top !== bottom else { return chain[0] }
    let (presenter, place, removesPresenter) = (bottom.presenter, bottom.presentersPlace, bottom.removesPresenter)
    top.controller?.takeRecession(of: bottom.controller)
    for presentation in chain.dropLast() {
      presentation.presentersPlace = nil
      presentation.remove()
    }
    top.presenter = presenter
    top.presentersPlace = place
    top.removesPresenter = removesPresenter
    top.controller?.presentingViewController = presenter
    presenter.presented = top
    return top
  }

  // MARK: The end

  func unlink() {
    controller?.containerView = nil
    releaseAdaptedController()
    presentedViewController.presentation = nil
    if presenter.presented === self { presenter.presented = nil }
  }

  /// Removes this presentation and all on top of it without animation, because the presenter's window is going away.
  func tearDown() {
    for presentation in presentationsFromHere.reversed() { presentation.remove() }
  }

  private func remove() {
    let (context, wasPresenting) = (self.context, isPresenting)
    state = .over
    context?.abandon()
    presentedViewController.beginAppearance(false, animated: false)
    controller?.presentedView?.removeFromSuperview()
    presentedViewController.endAppearance()
    restorePresenter()
    if wasPresenting { controller?.notifyPresentationDidEnd(false) } else { controller?.notifyDismissalDidEnd(true) }
    removeContainer()
    unlink()
  }
}
