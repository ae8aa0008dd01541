import Foundation

extension UISplitViewController {
  public enum Style: Int, Sendable {
    /// Columns are assigned by `viewControllers`.
    case unspecified = 0
    /// Two columns are assigned by `setViewController(_:for:)`.
    case doubleColumn = 1
    /// Three columns are assigned by `setViewController(_:for:)`.
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    /// The leading column, or the bottom of the common stack.
    case primary = 0
    /// The column between the primary and the secondary one, if there are three.
    case supplementary = 1
    /// The trailing column, or the top of the common stack.
    case secondary = 2
    /// The controller that replaces the common stack.
    case compact = 3
  }

  /// If there are only two columns, modes with two leading columns show one.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    /// With three columns, the supplementary column is next to the secondary one.
    case oneBesideSecondary = 2
    /// With three columns, the supplementary column is in front of the secondary one, which is dimmed.
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    /// The secondary column is dimmed.
    case twoOverSecondary = 5
    /// The secondary column is dimmed and partly pushed beyond the edge.
    case twoDisplaceSecondary = 6
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is visible while `presentsWithGesture` is true.
    case automatic = 0
    case never = 1
    case always = 2
  }

  public enum SplitBehavior: Int, Sendable {
    /// Columns are tiled if there is room, otherwise in front.
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }
}

/// All methods are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns the column that is on top after the columns have been joined.
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the mode after the columns have been separated.
  func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Returns true if the delegate has shown the controller itself.
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
  /// Returns true to leave the secondary controller out of the common stack. Called only for the style `unspecified`.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the controller for the secondary column, or nil for the previous one. Called only for the style `unspecified`.
  func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController)
    -> UIViewController?
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  public func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}

  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}

  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}

  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    false
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
}
