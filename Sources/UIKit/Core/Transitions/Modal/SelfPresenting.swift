import Foundation

/// A view controller of UIKit that decides how it is presented. If its popover has an anchor, it stays a popover on a phone.
@MainActor
protocol SelfPresenting: UIViewController {
  /// Returns the presentation controller that replaces the standard one for the controller's style, or nil to use that one.
  func standardPresentation(by presenter: UIViewController?) -> UIPresentationController?
  /// Returns the presentation controller that replaces a popover on a phone.
  func compactPresentation(by presenter: UIViewController?) -> UIPresentationController
  /// Adapts to a popover, and returns the size of the content in points.
  func popoverContentSize() -> CGSize
  /// Dismisses a popover after a tap outside, or Esc.
  func leavePopover()
}
