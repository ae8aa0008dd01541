import UIKit

/// Layouts next to each other, from left to right.
package struct Row: LinearLayout {
  package let axis = NSLayoutConstraint.Axis.horizontal
  package let gap: CGFloat
  package let items: [any Layout]

  package init(gap: CGFloat = 0, _ items: any Layout...) { self.init(gap: gap, items) }

  package init(gap: CGFloat = 0, _ items: [any Layout]) { (self.gap, self.items) = (gap, items) }
}
