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
      for (item, length) in line {
        item.layOut(in: CGRect(x: x, y: y, width: length, height: lineHeight))
        x += length + gap
      }
      y += lineHeight + lineGap
    }
  }

  package func add(to superview: UIView) { for item in items { item.add(to: superview) } }

  /// Passes the layouts of each line with their lengths, and the width that they take.
  private func forEachLine(in room: CGFloat, _ body: (ArraySlice<(any Layout, length: CGFloat)>, CGFloat) -> Void) {
    let size = CGSize(width: room, height: lineHeight)
    let items = items.map { ($0, length: min($0.length(along: .horizontal, in: size) ?? room, room)) }
    var (start, width) = (0, -gap)
    for (index, item) in items.enumerated() {
      if index > start, width + gap + item.length > room {
        body(items[start..<index], width)
        (start, width) = (index, -gap)
      }
      width += gap + item.length
    }
    if start < items.count { body(items[start...], width) }
  }
}
