import UIKit

/// Layouts in the same rectangle, one in front of the other. If one of them takes all the room there is, so do they together.
package struct Overlay: Layout {
  private let items: [any Layout]

  package init(_ items: any Layout...) { self.items = items }

  package var isHidden: Bool { items.allSatisfy(\.isHidden) }

  package func length(along axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat? {
    var longest: CGFloat = 0
    for item in items where !item.isHidden {
      guard let length = item.length(along: axis, in: room) else { return nil }
      longest = max(longest, length)
    }
    return longest
  }

  package func layOut(in frame: CGRect) { for item in items { item.layOut(in: frame) } }

  package func add(to superview: UIView) { for item in items { item.add(to: superview) } }
}
