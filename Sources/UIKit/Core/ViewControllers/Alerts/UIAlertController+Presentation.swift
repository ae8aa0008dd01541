import Foundation

extension UIAlertController: SelfPresenting {
  func standardPresentation(by presenter: UIViewController?) -> UIPresentationController? {
    preferredStyle == .alert ? AlertPresentation(presentedViewController: self, presenting: presenter) : nil
  }

  func compactPresentation(by presenter: UIViewController?) -> UIPresentationController {
    AlertPresentation(presentedViewController: self, presenting: presenter)
  }

  func popoverContentSize() -> CGSize {
    guard let alertView else { return .zero }
    alertView.form = .popover
    return CGSize(width: AlertStyle.popoverWidth, height: alertView.height(forWidth: AlertStyle.popoverWidth))
  }

  /// Dismisses a popover after a tap outside, and performs the cancel action, if there is one.
  func leavePopover() { dismissByPerson { [cancelAction] in cancelAction?.perform() } }
}
