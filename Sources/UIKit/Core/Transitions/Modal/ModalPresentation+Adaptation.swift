import Foundation

// The change of a presentation's style while it is on screen, for example from a popover to a sheet.
extension ModalPresentation {
  /// Changes the style of a presentation whose container has new traits, as its delegate decides.
  ///
  /// A controller that itself presents another one keeps its style until that one is dismissed, if it would have to leave the screen.
  func adaptToNewSize() {
    guard case .presented = state, let container, let old = controller, let (own, current) = original else { return }
    // A presenter that is covered doesn't follow the window.
    let traits = removesPresenter ? container.window?.traitCollection ?? presenter.traitCollection : presenter.traitCollection
    let style = own.adaptiveStyle(in: traits)
    guard style != current else { return }
    let isStillPresenter = presentedViewController.presented != nil
    guard !isStillPresenter || (presentedViewController === own.presentedViewController && ![current, style].contains(.fullScreen))
    else { return }
    let leftovers = container.subviews
    leave(old, in: container)
    original = (own, style)
    let next = style.map(own.adapted) ?? own
    next.presentingViewController = presenter
    next.delegate = own.delegate
    next.backgroundEffect = next.backgroundEffect ?? own.backgroundEffect
    let shown = presentedViewController
    exchangePresented(for: style, in: next)
    if style == nil { own.prepareForPresentation() } else { own.delegate?.askToPrepare(next, for: own) }
    controller = next
    container.controller = next
    next.containerView = container
    exchangePresenter(removing: next.askWhetherToRemovePresentersView())
    arrive(next, in: container, isNew: shown !== presentedViewController, over: leftovers)
  }

  /// Ends the presentation controller of the previous style.
  private func leave(_ old: UIPresentationController, in container: PresentationContainerView) {
    old.notifyDismissalWillBegin()
    old.notifyDismissalDidEnd(true)
    old.stopReceding()
    old.containerView = nil
    container.escape = nil
    container.traitOverrides.remove(UITraitUserInterfaceLevel.self)
    container.passesTouchesThrough = { false }
    container.passesThrough = { _ in false }
  }

  /// Presents the requested controller, or the one around it that the delegate supplies for a style.
  private func exchangePresented(for style: UIModalPresentationStyle?, in next: UIPresentationController) {
    guard let own = original?.controller else { return }
    let inner = own.presentedViewController
    if presentedViewController !== inner {
      hide(presentedViewController)
      releaseAdaptedController()
      replacePresented(by: inner, in: next)
    }
    next.presentedViewController = inner
    guard let style, let other = own.delegate?.askForController(for: style, of: own), other !== inner else { return }
    hide(inner)
    replacePresented(by: other, in: next)
  }

  /// Removes a controller's view from the screen.
  private func hide(_ controller: UIViewController) {
    controller.beginAppearance(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearance()
  }

  /// Removes the presenter's view from the screen, or restores it.
  private func exchangePresenter(removing removes: Bool) {
    guard removes != removesPresenter else { return }
    presenter.beginAppearance(!removes, animated: false)
    removesPresenter = removes
    if removes {
      movePresenterIntoContainer()
      presenter.view.removeFromSuperview()
    } else {
      restorePresenter()
    }
    presenter.endAppearance()
  }

  /// Shows the presented controller in its new style.
  private func arrive(_ next: UIPresentationController, in container: UIView, isNew: Bool, over leftovers: [UIView]) {
    announceAdaptiveStyle(coordinator: nil)
    if isNew { presentedViewController.beginAppearance(true, animated: false) }
    let view = next.presentedView
    // The view is added before its old surroundings are removed. So it never leaves the window, and its controller receives no callbacks.
    if let view { container.addSubview(view) }
    next.notifyPresentationWillBegin()
    if let view {
      view.transform = .identity
      view.frame = next.frameOfPresentedViewInContainerView
    }
    for leftover in leftovers where leftover !== view && leftover.superview === container { leftover.removeFromSuperview() }
    if isNew { presentedViewController.endAppearance() }
    next.notifyPresentationDidEnd(true)
    container.setNeedsLayout()
  }
}
