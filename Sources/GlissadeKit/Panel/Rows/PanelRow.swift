import UIKit

@MainActor
protocol PanelRow: UIView {
  /// The height in points, including everything open below the row.
  var height: CGFloat { get }
  /// A Boolean value that indicates whether the person is using the row.
  var isAttended: Bool { get }
  func refresh()
}
