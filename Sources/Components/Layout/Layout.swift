import UIKit

/// A view, or several views and their places in a rectangle.
///
/// A layout is a value that is declared once. The frames follow from the rectangle alone, so that measuring and placing always agree.
@MainActor
package protocol Layout {
  /// Hidden layouts take no room in a row or a column. After a view in one was hidden or shown, the view around it needs a layout.
  var isHidden: Bool { get }

  /// Returns the length along an axis in the given room, or nil for a layout that takes all the room there is.
  func length(along axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat?

  /// Sets the frames of the views.
  func layOut(in frame: CGRect)

  /// Adds the views to a superview, from back to front.
  func add(to superview: UIView)
}

extension Layout {
  /// The size that fits in the given room, in points.
  package func size(in room: CGSize) -> CGSize {
    CGSize(width: length(along: .horizontal, in: room) ?? room.width, height: length(along: .vertical, in: room) ?? room.height)
  }
}

extension UIView: Layout {
  package func length(along axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat? { nil }

  package func layOut(in frame: CGRect) { self.frame = frame }

  package func add(to superview: UIView) { superview.addSubview(self) }

  /// A layout of the size of the view's content.
  package var fitting: any Layout { Fitted(content: self, axis: nil) }

  /// A layout as wide as the view's content.
  package var fittingWidth: any Layout { Fitted(content: self, axis: .horizontal) }

  /// A layout as high as the view's content in the width that it gets.
  package var fittingHeight: any Layout { Fitted(content: self, axis: .vertical) }

  /// The width that the view's content has without a limit, such as that of a text on one line, in points.
  package var naturalWidth: CGFloat { sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width }

  /// Returns the height that the view's content needs in a width, in whole points.
  package func height(in width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}

/// A view that is as long as its content, along one axis or both.
private struct Fitted: ModifiedLayout {
  let content: UIView
  let axis: NSLayoutConstraint.Axis?

  func length(along axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat? {
    guard self.axis == nil || axis == self.axis else { return nil }
    return axis == .vertical ? content.height(in: room.width) : content.naturalWidth.rounded(.up)
  }
}
