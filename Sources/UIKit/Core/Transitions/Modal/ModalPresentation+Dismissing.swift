import Foundation

// The dismissal, from its animator to its end.
extension ModalPresentation {
  func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let controller, let container else { return }
    let driver = controller.dismissalDriver
    let delegate = animated && driver == nil ? presentedViewController.customizingDelegate : nil
    let custom = driver ?? delegate?.askForAnimator(dismissing: presentedViewController)
    let zoom = animated && custom == nil ? makeZoom(isOpening: false) : nil
    let context = TransitionContext(
      containerView: container, style: controller.presentationStyle, isAnimated: animated,
      animator: animated ? custom ?? zoom ?? standardAnimator(of: controller, isPresenting: false) : nil,
      interactionController: driver ?? zoom ?? custom.flatMap { delegate?.askForDismissalInteraction(using: $0) })
    if !context.continuesPresentation { controller.takeMorphPlate()?.restore() }
    state = .dismissing(context)
    context.onCompletion = { [self, unowned context] in dismissalDidEnd($0, of: context) }
    context.onReversal = { [self] cancelled in beginAppearance(ofPresented: cancelled, animated: animated) }
    context.onEnd = { completed in if completed { completion?() } }

    let presentedView = controller.askForPresentedView()
    let presentersFrame = presentersFinalFrame
    if removesPresenter { presenter.view.setUntransformedFrame(presentersFrame) }
    // If the presenter stays in the window, report the presented view's own place as its final frame, so that an animator can move it away
    // from there. The styles that exchange the views report zero.
    context.from = TransitionContext.Participant(
      controller: presentedViewController, view: presentedView, initialFrame: presentedView?.frame ?? .zero,
      finalFrame: removesPresenter ? .zero : controller.askForFrameOfPresentedView())
    context.to = TransitionContext.Participant(
      controller: presenter, view: removesPresenter ? presenter.view : nil,
      initialFrame: removesPresenter ? .zero : presentersFrame, finalFrame: presentersFrame)
    controller.notifyDismissalWillBegin()
    if driver == nil, let recession = controller.recession { context.coordinator.add { _ in recession.show(0) } }
    beginAppearance(ofPresented: false, animated: animated)
    run(context)
  }

  /// The frame of the presenter's view after the dismissal, in the container's coordinate space.
  var presentersFinalFrame: CGRect {
    guard let container else { return .zero }
    if let place = presentersPlace { return container.convert(place.restFrame, from: place.superview) }
    // Code may have moved or shrunk a presenter that stays in the window. Otherwise it fills the window.
    if let window = presenter.view.superview as? UIWindow { return container.convert(window.bounds, from: window) }
    return presentersFrame(in: container) ?? container.bounds
  }

  /// Returns the frame of the presenter's view when nothing is in front of it, or nil if it has no superview.
  func presentersFrame(in container: UIView) -> CGRect? {
    let view: UIView = presenter.view
    let superview = view.superview as? any PresenterWrapper ?? view
    return superview.superview.map { container.convert(view.frame, from: $0) }
  }

  private func dismissalDidEnd(_ completed: Bool, of context: TransitionContext) {
    if completed {
      controller?.presentedView?.removeFromSuperview()
      restorePresenter()
      removeContainer()
    } else {
      beginAppearance(ofPresented: true, animated: context.isAnimated)
    }
    if removesPresenter { presenter.endAppearance() }
    presentedViewController.endAppearance()
    controller?.notifyDismissalDidEnd(completed)
    if case .dismissing(let current) = state, current === context { state = completed ? .over : .presented }
    container?.setNeedsLayout()
    adaptAfterLayout()
    if completed {
      unlink()
      presenter.presentation?.adaptAfterLayout()
    }
  }
}

/// A view that is inserted between a presenter's view and its superview while something is in front of it.
protocol PresenterWrapper: UIView {}
