import UIKit

/// The content of a card, in a list and on the full screen.
@MainActor
public protocol AppStoreCardContent: UIView {
  /// The scroll view of the full screen.
  var scrollView: UIScrollView { get }
  /// The button that closes the card.
  var closeButton: UIButton { get }
  /// Changes the constraints for the list or for the full screen. The card performs the layout inside its animation.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content fills the screen.
  ///   - width: The width of the expanded content, in points.
  ///   - topInset: The height of the area at the top that expanded content leaves free, in points.
  func setExpanded(_ isExpanded: Bool, width: CGFloat, topInset: CGFloat)
}
