import Foundation

/// An object that is notified of the appearance and the moves of a popover, and decides how it adapts to a small screen.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Notifies the delegate that the popover is about to be presented.
  ///
  /// The source can still be set here.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Notifies the delegate that the popover is about to move because its container has changed.
  ///
  /// The rectangle and the view to point at may be replaced.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    TransitionCalls.noteDefault(of: self)
  }

  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {
    TransitionCalls.noteDefault(of: self)
  }
}
