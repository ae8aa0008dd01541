import UIKit

/// A row or a column.
///
/// The layouts without a length along the axis share the room that the others leave. Several of them have equal lengths in whole points. The
/// last of them and the layouts after it are at the end, and those before it at the start.
package protocol LinearLayout: Layout {
  var axis: NSLayoutConstraint.Axis { get }
  /// The room between two layouts, in points.
  var gap: CGFloat { get }
  var items: [any Layout] { get }
}

extension LinearLayout {
  package var isHidden: Bool { items.allSatisfy(\.isHidden) }

  package func length(along axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat? {
    var result: CGFloat?
    if axis == self.axis {
      for item in items where !item.isHidden {
        guard let length = item.length(along: axis, in: room) else { return nil }
        result = (result.map { $0 + gap } ?? 0) + length
      }
      return result ?? 0
    }
    func measure(_ item: any Layout, _ room: CGSize) {
      if let length = item.length(along: axis, in: room) { result = max(result ?? 0, length) }
    }
    if axis == .vertical {
      forEachFrame(in: CGRect(origin: .zero, size: room)) { measure($0, $1.size) }
    } else {
      // Heights depend on widths, but widths don't depend on heights.
      for item in items where !item.isHidden { measure(item, room) }
    }
    return result
  }

  package func layOut(in frame: CGRect) { forEachFrame(in: frame) { $0.layOut(in: $1) } }

  package func add(to superview: UIView) { for item in items { item.add(to: superview) } }

  private func forEachFrame(in frame: CGRect, _ body: (any Layout, CGRect) -> Void) {
    let room = axis == .horizontal ? frame.width : frame.height
    let items = items.filter { !$0.isHidden }
    let lengths = items.map { $0.length(along: axis, in: frame.size) }
    let flexible = lengths.count { $0 == nil }
    let lastFlexible = lengths.lastIndex(of: nil)
    let rest = max(room - lengths.reduce(-gap) { $0 + (($1 ?? 0) + gap) }, 0)
    let share = flexible > 1 ? (rest / CGFloat(flexible)).rounded(.down) : rest
    // Where the last layout without a length ends: before the lengths of those after it, with a gap before each.
    let end = room - lengths.reduce(0) { after, length in length.map { after + $0 + gap } ?? 0 }
    var start: CGFloat = 0
    for (index, item) in items.enumerated() {
      if index == lastFlexible, rest > share { start = end - share }
      let length = lengths[index] ?? share
      body(
        item,
        axis == .horizontal
          ? CGRect(x: frame.minX + start, y: frame.minY, width: length, height: frame.height)
          : CGRect(x: frame.minX, y: frame.minY + start, width: frame.width, height: length))
      start = (index == lastFlexible ? end : start + length) + gap
    }
  }
}
