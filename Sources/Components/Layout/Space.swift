import UIKit

/// Empty room in a row or a column. Without a length, it takes what the others leave.
package struct Space: Layout {
  private let length: CGFloat?

  package init(_ length: CGFloat? = nil) { self.length = length }

  package var isHidden: Bool { false }

  package func length(along axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat? { length }

  package func layOut(in frame: CGRect) {}

  package func add(to superview: UIView) {}
}
