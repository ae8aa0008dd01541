import Foundation

// The styles that presentations take on small screens.

/// Whether a presentation takes another style in a compact size class.
enum PresentationAdaptivity {
  case fixed
  /// The delegate decides. By default the style is `usual`, or the presentation's own if that is nil.
  case adaptive(usual: UIModalPresentationStyle?, allowsSheets: Bool)
}

extension UIPresentationController {
  /// Returns the style for the given traits, or nil for the presentation's own.
  ///
  /// On a screen that is compact in either direction a popover becomes a sheet; the delegate may decide otherwise, for sheets as well.
  func adaptiveStyle(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else { return nil }
    guard case .adaptive(let usual, let allowsSheets) = adaptivity else { return nil }
    switch delegate?.askForAdaptiveStyle(of: self, in: traits) ?? .automatic {
    case .none: return nil
    case .fullScreen: return .fullScreen
    case .overFullScreen: return .overFullScreen
    case .pageSheet where allowsSheets: return .pageSheet
    case .formSheet where allowsSheets: return .formSheet
    default: return usual
    }
  }

  func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    switch style {
    case .fullScreen, .overFullScreen:
      CoveringPresentationController(presented: presentedViewController, presenting: presentingViewController, style: style)
    default:
      (presentedViewController as? any SelfPresenting)?.compactPresentation(by: presentingViewController) ?? compactPresentationController
    }
  }
}

extension ModalPresentation {
  /// Creates the presentation controller, in the style for the presenter's traits.
  func makeController(source: UIViewController) -> UIPresentationController {
    let own =
      presentedViewController.prepared.take(for: presentedViewController)
      ?? UIPresentationController.standard(for: presentedViewController, presenter: presenter, source: source)
    own.presentingViewController = presenter
    let style = own.adaptiveStyle(in: presenter.traitCollection)
    original = (own, style)
    return adaptedController(to: style)
  }

  private func adaptedController(to style: UIModalPresentationStyle?) -> UIPresentationController {
    guard let own = original?.controller else {
      return UIPresentationController(presentedViewController: presentedViewController, presenting: nil)
    }
    guard let style else {
      own.prepareForPresentation()
      return own
    }
    let controller = own.adapted(to: style)
    controller.presentingViewController = presenter
    controller.delegate = own.delegate
    controller.backgroundEffect = controller.backgroundEffect ?? own.backgroundEffect
    if let other = own.delegate?.askForController(for: style, of: own), other !== presentedViewController {
      replacePresented(by: other, in: controller)
    }
    own.delegate?.askToPrepare(controller, for: own)
    return controller
  }

  /// Presents a controller that contains the requested one.
  func replacePresented(by other: UIViewController, in controller: UIPresentationController) {
    presentedViewController.presentation = nil
    presentedViewController = other
    other.presentation = self
    controller.presentedViewController = other
  }

  func announceAdaptiveStyle(coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let (own, style) = original, own.announcesItsStyle || style != nil else { return }
    own.delegate?.notify(own, willPresentWith: style ?? .none, coordinator)
  }

  /// Removes the requested controller from its container for small screens, so that it can be presented again.
  func releaseAdaptedController() {
    guard let own = original?.controller, own.presentedViewController !== presentedViewController else { return }
    let inner = own.presentedViewController
    guard inner.parent === presentedViewController else { return }
    inner.removeWithView()
  }
}
