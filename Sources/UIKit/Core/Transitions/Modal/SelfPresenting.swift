import Foundation

/// A view controller of UIKit's own that decides how it is presented. A popover of it that has an anchor stays one on a phone.
@MainActor
protocol SelfPresenting: UIViewController {
  /// Returns the presentation controller that replaces the standard one of the controller's style, or nil to use that one.
  func standardPresentation(by presenter: UIViewController?) -> UIPresentationController?
  /// Returns the presentation controller that replaces a popover on a phone.
  func compactPresentation(by presenter: UIViewController?) -> UIPresentationController
  /// Takes the form of a popover's content, and returns its size in points.
  func popoverContentSize() -> CGSize
  /// Dismisses a popover after a tap outside, or Esc.
  func leavePopover()
}
