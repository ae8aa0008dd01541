import Foundation

extension UISplitViewController {
  /// The way in which columns are assigned.
  public enum Style: Int, Sendable {
    /// By `viewControllers`.
    case unspecified = 0
    /// By `setViewController(_:for:)`, for two columns.
    case doubleColumn = 1
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The column on the side where a line of text begins, or the bottom of the common stack.
    case primary = 0
    /// The column beside it, or the top of the common stack.
    case secondary = 2
    /// The controller that takes the place of the common stack.
    case compact = 3
  }

  /// The arrangement of the columns.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice: side by side.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// Both columns, side by side.
    case oneBesideSecondary = 2
    /// The primary column in front of the secondary one, which is dimmed.
    case oneOverSecondary = 3
  }
}

/// An object that decides what a split view controller shows after its columns have been joined or separated.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns the column that is on top after the columns have been joined into one stack.
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the arrangement after the columns have been separated.
  func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Notifies the delegate that the columns have been joined.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Notifies the delegate that the columns have been separated.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Notifies the delegate that the arrangement is about to change.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns true if the delegate has dealt with a controller to be shown in the secondary column.
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
  /// Returns true if the secondary controller is to be left out of the common stack. Called in the style `.unspecified`.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the controller for the secondary column after an expansion, or nil for the one that was there. Called in the style
  /// `.unspecified`.
  func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController)
    -> UIViewController?
}

extension UISplitViewControllerDelegate {
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Returns the proposed arrangement.
  public func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}

  /// Returns false.
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    false
  }

  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Returns nil.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
}
