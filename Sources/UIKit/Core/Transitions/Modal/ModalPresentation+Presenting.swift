import Foundation

// The presentation, from its animator to its end.
extension ModalPresentation {
  /// Begins the presentation that `source` requested.
  func begin(source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let controller = makeController(source: source)
    self.controller = controller
    removesPresenter = controller.askWhetherToRemovePresentersView()
    let container = addContainer(for: controller)

    let delegate = animated ? presentedViewController.customizingDelegate : nil
    let custom = delegate?.askForAnimator(presenting: presentedViewController, by: presenter, source: source)
    presentedViewController.prepared.zoom?.presenter = source
    let zoom = animated && custom == nil ? makeZoom(isOpening: true) : nil
    let context = TransitionContext(
      containerView: container, style: controller.presentationStyle, isAnimated: animated,
      animator: animated ? custom ?? zoom ?? standardAnimator(of: controller, isPresenting: true) : nil,
      interactionController: zoom ?? custom.flatMap { delegate?.askForPresentationInteraction(using: $0) })
    state = .presenting(context)
    context.onCompletion = { [self, unowned context] in presentationDidEnd($0, of: context) }
    context.onReversal = { [self] cancelled in beginAppearance(ofPresented: !cancelled, animated: animated) }
    context.onEnd = { completed in if completed { completion?() } }

    presentedViewController.loadViewIfNeeded()
    controller.preferredContentSizeDidChange(forChildContentContainer: presentedViewController)
    context.from = TransitionContext.Participant(controller: presenter)
    context.to = TransitionContext.Participant(controller: presentedViewController)
    announceAdaptiveStyle(coordinator: animated ? context.coordinator : nil)
    controller.notifyPresentationWillBegin()
    let presentersFrame = presentersFrame(in: container) ?? .zero
    beginAppearance(ofPresented: true, animated: animated)
    if removesPresenter { movePresenterIntoContainer() }
    context.from = TransitionContext.Participant(
      controller: presenter, view: removesPresenter ? presenter.view : nil, initialFrame: presentersFrame,
      finalFrame: removesPresenter ? .zero : presentersFrame)
    context.to = TransitionContext.Participant(
      controller: presentedViewController, view: controller.askForPresentedView(), finalFrame: controller.askForFrameOfPresentedView())
    run(context)
  }

  /// Starts an animated transition, or carries out a transition that is not animated.
  func run(_ context: TransitionContext) {
    if let view = context.to?.view, view.superview == nil {
      view.prospectiveSuperview = context.containerView
      view.updateSafeArea(boundsChanged: false)
      view.layoutIfNeeded()
    }
    guard context.isAnimated else {
      context.reportingContext.placeViews(isPresenting: isPresenting)
      context.containerView.layoutIfNeeded()
      context.coordinator.runQueuedAnimations()
      context.completeTransition(true)
      return
    }
    context.start()
  }

  private func presentationDidEnd(_ completed: Bool, of context: TransitionContext) {
    if completed {
      if removesPresenter { presenter.view.removeFromSuperview() }
    } else {
      beginAppearance(ofPresented: false, animated: context.isAnimated)
      restorePresenter()
      removeContainer()
    }
    presentedViewController.endAppearance()
    if removesPresenter { presenter.endAppearance() }
    controller?.notifyPresentationDidEnd(completed)
    // A callback may already have begun the dismissal.
    if case .presenting(let current) = state, current === context { state = completed ? .presented : .over }
    // The container skips layout during a transition, so catch up now, for example after a change of size.
    container?.setNeedsLayout()
    adaptAfterLayout()
    if !completed { unlink() }
  }
}
