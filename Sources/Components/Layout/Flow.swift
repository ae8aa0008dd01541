import UIKit

/// Layouts next to each other, on as many lines of equal height as necessary.
package struct Flow: Layout {
  private let gap: CGFloat
  private let lineHeight: CGFloat
  private let lineGap: CGFloat
  private let isCentered: Bool
  private let items: [any Layout]

  /// Creates lines with the given room between the layouts and between the lines, in points.
  package init(gap: CGFloat, lineHeight: CGFloat, lineGap: CGFloat = 0, isCentered: Bool = false, _ items: [any Layout]) {
    (self.gap, self.lineHeight, self.lineGap, self.isCentered, self.items) = (gap, lineHeight, lineGap, isCentered, items)
  }

  package var isHidden: Bool { items.allSatisfy(\.isHidden) }

  package func length(along axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat? {
    guard axis == .vertical else { return nil }
    var height = -lineGap
    forEachLine(in: room.width) { _, _ in height += lineHeight + lineGap }
    return max(height, 0)
  }

  package func layOut(in frame: CGRect) {
    var y = frame.minY
    forEachLine(in: frame.width) { line, width in
      var x = frame.minX + (isCentered ? ((frame.width - width) / 2).rounded() : 0)
      for item in items[line] {
        let length = length(of: item, in: frame.width)
        item.layOut(in: CGRect(x: x, y: y, width: length, height: lineHeight))
        x += length + gap
      }
      y += lineHeight + lineGap
    }
  }

  package func add(to superview: UIView) { for item in items { item.add(to: superview) } }

  private func length(of item: any Layout, in width: CGFloat) -> CGFloat {
    min(item.length(along: .horizontal, in: CGSize(width: width, height: lineHeight)) ?? width, width)
  }

  /// Passes the layouts of each line with the width that they take.
  private func forEachLine(in room: CGFloat, _ body: (Range<Int>, CGFloat) -> Void) {
    var (start, width) = (0, -gap)
    for index in items.indices {
      let length = length(of: items[index], in: room)
      if index > start, width + gap + length > room {
        body(start..<index, width)
        (start, width) = (index, -gap)
      }
      width += gap + length
    }
    if start < items.count { body(start..<items.count, width) }
  }
}
