import Foundation

// The container view, and the appearance callbacks of both controllers.
extension ModalPresentation {
  /// Begins the appearance callbacks of both controllers. The presenter takes part only if its view is removed or restored.
  func beginAppearance(ofPresented appears: Bool, animated: Bool) {
    // The disappearing controller is notified first.
    if appears {
      if removesPresenter { presenter.beginAppearance(false, animated: animated) }
      presentedViewController.beginAppearance(true, animated: animated)
    } else {
      presentedViewController.beginAppearance(false, animated: animated)
      if removesPresenter { presenter.beginAppearance(true, animated: animated) }
    }
  }

  func addContainer(for controller: UIPresentationController) -> PresentationContainerView {
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

  /// Updates the final frames of a transition in progress for the container's new size.
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

  func removeContainer() {
    controller?.stopReceding()
    container?.removeFromSuperview()
    container = nil
  }

  func movePresenterIntoContainer() {
    let view: UIView = presenter.view
    guard let container, let place = ViewPlace(of: view) else { return }
    presentersPlace = place
    view.frame = container.convert(view.frame, from: place.superview)
    container.insertSubview(view, at: 0)
  }

  func restorePresenter() {
    presentersPlace?.restore(presenter.view)
    presentersPlace = nil
  }

  /// Changes the style if the screen changed during the transition that is ending, once the views have been laid out for it.
  func adaptAfterLayout() {
    container?.window?.windowScene?.performAfterLayout { [weak self] in self?.adaptToNewSize() }
  }
}
