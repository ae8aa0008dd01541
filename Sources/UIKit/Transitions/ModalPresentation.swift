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

  /// The controller that is presented: the one that was asked for, or one around it that its delegate supplied for a small screen.
  var presentedViewController: UIViewController
  private(set) var presenter: UIViewController
  var controller: UIPresentationController?
  /// The presentation controller of the style that was asked for, and the style that it has adapted to, or nil for its own.
  var original: (controller: UIPresentationController, adaptiveStyle: UIModalPresentationStyle?)?

  private(set) var state = State.over
  private(set) var container: PresentationContainerView?
  private var presentersPlace: ViewPlace?
  private var removesPresenter = false

  init(presented: UIViewController, presenter: UIViewController) {
    presentedViewController = presented
    self.presenter = presenter
  }

  var isPresenting: Bool { if case .presenting = state { true } else { false } }

  var isDismissing: Bool { if case .dismissing = state { true } else { false } }

  /// A Boolean value that indicates whether a transition is in progress.
  var isInTransition: Bool { context?.isOver == false }

  /// A Boolean value that indicates whether this presentation is sending the appearance callbacks of its controllers.
  var leadsAppearance: Bool { isPresenting || isDismissing }

  var context: TransitionContext? {
    switch state {
    case .presenting(let context), .dismissing(let context): context
    case .presented, .over: nil
    }
  }

  var coordinator: (any UIViewControllerTransitionCoordinator)? { context?.coordinator }

  /// The standard animation style: the presented controller's, or the presenter's if the presentation covers only a context
  /// that provides its own style.
  private var transitionStyle: UIModalTransitionStyle {
    if let style = presentedViewController.preferredTransitionStyle { return style }
    let coversContext = controller?.shouldPresentInFullscreen == false
    return coversContext && presenter.providesPresentationContextTransitionStyle
      ? presenter.modalTransitionStyle : presentedViewController.modalTransitionStyle
  }

  /// Returns the zoom of the presentation or dismissal, or nil if the presented controller doesn't zoom.
  private func makeZoom(isOpening: Bool) -> ZoomFlight? {
    controller is CoveringPresentationController ? presentedViewController.makeZoom(isOpening: isOpening, over: presenter) : nil
  }

  private func standardAnimator(of controller: UIPresentationController, isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    controller.standardAnimator(isPresenting: isPresenting) ?? transitionStyle.animator(isPresenting: isPresenting)
  }

  // MARK: Presenting

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
    let presentersFrame = presenter.view.superview.map { container.convert(presenter.view.frame, from: $0) } ?? .zero
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
  private func run(_ context: TransitionContext) {
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

  // MARK: Dismissing

  /// This presentation and all presentations on top of it, from back to front.
  var presentationsFromHere: [ModalPresentation] {
    Array(sequence(first: self) { $0.presentedViewController.presentationOnTop })
  }

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
    if !(context.animator is MorphAnimator) { controller.takeMorphPlate()?.giveBack() }
    state = .dismissing(context)
    context.onCompletion = { [self, unowned context] in dismissalDidEnd($0, of: context) }
    context.onReversal = { [self] cancelled in beginAppearance(ofPresented: cancelled, animated: animated) }
    context.onEnd = { completed in if completed { completion?() } }

    let presentedView = controller.askForPresentedView()
    let presentersFrame = presentersFinalFrame
    if removesPresenter { presenter.view.frame = presentersFrame }
    // If the presenter stays in the window, report the presented view's own place as its final frame, so that an animator can
    // move it away from there. The styles that exchange the views report zero.
    context.from = TransitionContext.Participant(
      controller: presentedViewController, view: presentedView, initialFrame: presentedView?.frame ?? .zero,
      finalFrame: removesPresenter ? .zero : controller.askForFrameOfPresentedView())
    context.to = TransitionContext.Participant(
      controller: presenter, view: removesPresenter ? presenter.view : nil,
      initialFrame: removesPresenter ? .zero : presentersFrame, finalFrame: presentersFrame)
    controller.notifyDismissalWillBegin()
    beginAppearance(ofPresented: false, animated: animated)
    run(context)
  }

  /// Changes the style if the screen has changed during the transition that is ending, once the views have been laid out for it.
  private func adaptAfterLayout() {
    container?.window?.windowScene?.performAfterLayout { [weak self] in self?.adaptToNewSize() }
  }

  /// The frame of the presenter's view after the dismissal, in the container's coordinate space.
  private var presentersFinalFrame: CGRect {
    guard let container else { return .zero }
    if let place = presentersPlace { return container.convert(place.restFrame, from: place.superview) }
    let view: UIView = presenter.view
    return view.superview.map { container.convert(view.frame, from: $0) } ?? container.bounds
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
    if completed { unlink() }
  }

  /// Removes all presentations of a chain except the topmost, and returns that one, to be dismissed down to the first
  /// presenter.
  static func collapse(_ chain: [ModalPresentation]) -> ModalPresentation {
    guard let bottom = chain.first, let top = chain.last, top !== bottom else { return chain[0] }
    let (presenter, place, removesPresenter) = (bottom.presenter, bottom.presentersPlace, bottom.removesPresenter)
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

  // MARK: Shared

  /// Begins the appearance callbacks of both controllers. The presenter takes part only if its view is removed or restored.
  private func beginAppearance(ofPresented appears: Bool, animated: Bool) {
    // The disappearing controller is notified first.
    if appears {
      if removesPresenter { presenter.beginAppearance(false, animated: animated) }
      presentedViewController.beginAppearance(true, animated: animated)
    } else {
      presentedViewController.beginAppearance(false, animated: animated)
      if removesPresenter { presenter.beginAppearance(true, animated: animated) }
    }
  }

  private func addContainer(for controller: UIPresentationController) -> PresentationContainerView {
    let presentersView: UIView = presenter.view
    let surroundings: UIView =
      controller.shouldPresentInFullscreen
      ? presentersView.window ?? presentersView : presentersView.superview ?? presentersView
    let frame = controller.shouldPresentInFullscreen ? surroundings.bounds : presentersView.frame
    let container = PresentationContainerView(frame: frame, controller: controller)
    if controller.shouldPresentInFullscreen {
      surroundings.addSubview(container)
    } else {
      surroundings.insertSubview(container, aboveSubview: presentersView)
    }
    container.sizeDidChange = { [weak self] in self?.containerDidResize() }
    self.container = container
    controller.containerView = container
    return container
  }

  /// Updates the final frames of a transition in progress to the container's new size.
  private func containerDidResize() {
    guard let context, !context.isOver else { return adaptToNewSize() }
    let presentedFrame = controller?.frameOfPresentedViewInContainerView ?? .zero
    if isPresenting {
      context.to?.finalFrame = presentedFrame
    } else {
      if !removesPresenter { context.from?.finalFrame = presentedFrame }
      context.to?.finalFrame = presentersFinalFrame
    }
  }

  private func removeContainer() {
    container?.removeFromSuperview()
    container = nil
  }

  private func movePresenterIntoContainer() {
    let view: UIView = presenter.view
    guard let container, let place = ViewPlace(of: view) else { return }
    presentersPlace = place
    view.frame = container.convert(view.frame, from: place.superview)
    container.insertSubview(view, at: 0)
  }

  private func restorePresenter() {
    presentersPlace?.restore(presenter.view)
    presentersPlace = nil
  }

  private func unlink() {
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
