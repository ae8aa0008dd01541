import UIKit

/// Layouts below each other.
package struct Column: LinearLayout {
  package let axis = NSLayoutConstraint.Axis.vertical
  package let gap: CGFloat
  package let items: [any Layout]

  package init(gap: CGFloat = 0, _ items: any Layout...) { self.init(gap: gap, items) }

  package init(gap: CGFloat = 0, _ items: [any Layout]) { (self.gap, self.items) = (gap, items) }
}
