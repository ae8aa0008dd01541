import UIKit

/// A layout with another size or place in its rectangle.
package protocol ModifiedLayout: Layout {
  associatedtype Content: Layout
  var content: Content { get }
}

extension ModifiedLayout {
  package var isHidden: Bool { content.isHidden }

  package func layOut(in frame: CGRect) { content.layOut(in: frame) }

  package func add(to superview: UIView) { content.add(to: superview) }
}

extension Layout {
  /// Returns the layout with lengths in points. Where these are less than the room, it is at the pinned edges, or otherwise in the middle.
  package func sized(width: CGFloat? = nil, height: CGFloat? = nil, pinned edges: UIRectEdge = []) -> any Layout {
    Sized(content: self, width: width, height: height, edges: edges)
  }

  /// Returns the layout with empty room around it, in points. Negative values extend it beyond its rectangle.
  package func inset(x: CGFloat = 0, y: CGFloat = 0) -> any Layout { inset(top: y, left: x, bottom: y, right: x) }

  /// Returns the layout with empty room around it, in points.
  package func inset(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) -> any Layout {
    Inset(content: self, insets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }
}

private struct Sized<Content: Layout>: ModifiedLayout {
  let content: Content
  let width: CGFloat?
  let height: CGFloat?
  let edges: UIRectEdge

  func length(along axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat? {
    (axis == .horizontal ? width : height)
      ?? content.length(along: axis, in: CGSize(width: width ?? room.width, height: height ?? room.height))
  }

  func layOut(in frame: CGRect) {
    let size = CGSize(width: width ?? frame.width, height: height ?? frame.height)
    let x = edges.contains(.left) ? 0 : (frame.width - size.width) / (edges.contains(.right) ? 1 : 2)
    let y = edges.contains(.top) ? 0 : (frame.height - size.height) / (edges.contains(.bottom) ? 1 : 2)
    content.layOut(in: CGRect(origin: CGPoint(x: frame.minX + x, y: frame.minY + y), size: size))
  }
}

private struct Inset<Content: Layout>: ModifiedLayout {
  let content: Content
  let insets: UIEdgeInsets

  func length(along axis: NSLayoutConstraint.Axis, in room: CGSize) -> CGFloat? {
    content.length(along: axis, in: size(in: room)).map {
      $0 + (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
    }
  }

  func layOut(in frame: CGRect) {
    content.layOut(in: CGRect(origin: CGPoint(x: frame.minX + insets.left, y: frame.minY + insets.top), size: size(in: frame.size)))
  }

  private func size(in room: CGSize) -> CGSize {
    CGSize(width: max(room.width - insets.left - insets.right, 0), height: max(room.height - insets.top - insets.bottom, 0))
  }
}
