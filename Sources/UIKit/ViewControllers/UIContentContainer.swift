import Foundation

/// Something with content of a size of its own inside a container: controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that suits the content, in points; zero for no wish.
  var preferredContentSize: CGSize { get }
  /// A child prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child's view will have in a view of `parentSize`, in points.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  /// The view is about to take another size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
