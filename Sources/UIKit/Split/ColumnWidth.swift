import Foundation

/// The preferred width and the limits of a column beside the secondary one. Each can be automatic.
@MainActor
struct ColumnWidth {
  /// The width of a column if no other width is preferred, in points, as on iPadOS.
  private static let standard: CGFloat = 320
  /// The greatest fraction of the split view's width that a column takes by default, in 0…1.
  private static let greatestFraction: CGFloat = 0.45

  var fraction = UISplitViewController.automaticDimension
  var preferred = UISplitViewController.automaticDimension
  var least = UISplitViewController.automaticDimension
  var greatest = UISplitViewController.automaticDimension

  /// Returns the width in a split view of a width, in points.
  func resolved(in width: CGFloat) -> CGFloat {
    func given(_ value: CGFloat, _ standard: CGFloat) -> CGFloat {
      value == UISplitViewController.automaticDimension ? standard : value
    }
    let fraction = given(fraction, -1)
    let wanted = given(preferred, fraction >= 0 ? fraction * width : min(Self.standard, width * Self.greatestFraction))
    let most = given(greatest, max(Self.standard, given(preferred, 0)))
    return min(max(min(wanted, most), given(least, 0)), width).rounded()
  }
}
