import Foundation

/// An object that supplies the pages of a page controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before the given one, or nil if that is the first.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
    -> UIViewController?
  /// Returns the page after the given one, or nil if that is the last.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
    -> UIViewController?
  /// Returns the number of dots, or 0 for none.
  ///
  /// Called when a page is set in code.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the filled dot.
  ///
  /// Called when a page is set in code; turning pages changes the dot from there.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0: the first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object that is notified when a person turns pages.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Notifies the delegate that the pages have come to rest: on the new page if `completed`, otherwise on the previous one.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
