import Foundation

// UIKit's own animators.
extension ModalPresentation {
  /// The presented controller's transition style, or the presenter's if the presentation covers only a context that provides its own.
  private var transitionStyle: UIModalTransitionStyle {
    if let style = presentedViewController.preferredTransitionStyle { return style }
    let coversContext = controller?.shouldPresentInFullscreen == false
    return coversContext && presenter.providesPresentationContextTransitionStyle
      ? presenter.modalTransitionStyle : presentedViewController.modalTransitionStyle
  }

  /// Returns the zoom of the presentation or dismissal, or nil if the presented controller doesn't zoom.
  func makeZoom(isOpening: Bool) -> ZoomFlight? {
    controller?.fillsContainer == true ? presentedViewController.makeZoom(isOpening: isOpening, over: presenter) : nil
  }

  func standardAnimator(of controller: UIPresentationController, isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    controller.standardAnimator(isPresenting: isPresenting) ?? transitionStyle.animator(isPresenting: isPresenting)
  }
}
