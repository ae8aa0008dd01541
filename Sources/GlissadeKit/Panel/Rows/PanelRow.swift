import UIKit

/// A line of the panel's list.
@MainActor
protocol PanelRow: UIView {
  var columns: PanelColumns { get set }
  /// With all that is open below it, in points.
  var height: CGFloat { get }
  /// Whether somebody is working with it now.
  var isAttended: Bool { get }
  /// Shows the store's values.
  func refresh()
}
