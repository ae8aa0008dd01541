import Foundation

extension UISplitViewController {
  /// The way in which columns are assigned.
  public enum Style: Int, Sendable {
    /// By `viewControllers`.
    case unspecified = 0
    /// By `setViewController(_:for:)`, for two columns.
    case doubleColumn = 1
    /// By `setViewController(_:for:)`, for three columns.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The column on the side where a line of text begins, or the bottom of the common stack.
    case primary = 0
    /// The column between the primary and the secondary one, of three.
    case supplementary = 1
    /// The column at the other side, or the top of the common stack.
    case secondary = 2
    /// The controller that takes the place of the common stack.
    case compact = 3
  }

  /// The arrangement of the columns.
  ///
  /// With two columns, the arrangements of three are those of one beside or in front of the secondary column.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice: side by side.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// The secondary column beside the primary one or, of three, beside the supplementary one.
    case oneBesideSecondary = 2
    /// The primary column or, of three, the supplementary one in front of the secondary one, which is dimmed.
    case oneOverSecondary = 3
    /// Three columns, side by side.
    case twoBesideSecondary = 4
    /// The primary and the supplementary column in front of the secondary one, which is dimmed.
    case twoOverSecondary = 5
    /// The primary and the supplementary column, which push a part of the secondary one, dimmed, beyond the edge.
    case twoDisplaceSecondary = 6
  }

  /// The times at which a button that shows and hides columns appears.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While a gesture shows and hides columns, too.
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// The way in which columns make room for others.
  public enum SplitBehavior: Int, Sendable {
    /// The system's choice: side by side if there is room, otherwise in front.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// In front of the secondary column.
    case overlay = 2
    /// By pushing the secondary column aside.
    case displace = 3
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
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
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
