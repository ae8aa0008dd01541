import CoreGraphics
import Foundation

// Alignment of frames with whole pixels, as on iOS. Edges are rounded rather than sizes, so edges that coincide still coincide after
// rounding, including those of a view and its superview.
extension LayoutSystem {
  struct AlignedFrame {
    var frame: CGRect
    /// The vector from the rounded origin to the exact one, in points.
    var offset: CGVector
  }

  /// Returns nil if no constraint refers to the item.
  func alignedFrame(of item: any LayoutItem) -> CGRect? {
    // A guide's frame is in its owner, a view's in its superview.
    guard let record = records[ObjectIdentifier(item)], let view = item.layoutView else { return nil }
    let container = item is UIView ? view.superview : view
    return alignedFrame(of: record, beyond: container.map(subpixelOffset) ?? .zero)?.frame
  }

  /// Returns nil for a record of another system. `offset` is the displacement of the containing view from its exact position.
  func alignedFrame(of record: LayoutRecord, beyond offset: CGVector) -> AlignedFrame? {
    guard let relative = frame(of: record), let view = record.item?.layoutView else { return nil }
    let exact = relative.offsetBy(dx: offset.dx, dy: offset.dy)
    let aligned = view.pixelGrid.nearest(to: exact)
    return AlignedFrame(frame: aligned, offset: CGVector(dx: exact.minX - aligned.minX, dy: exact.minY - aligned.minY))
  }

  /// Returns the displacement of a view's exact position from its pixel-aligned one, in points. Zero for a view whose frame is set by code.
  func subpixelOffset(of view: UIView) -> CGVector {
    guard isSolved(view), let record = records[ObjectIdentifier(view)] else { return .zero }
    return alignedFrame(of: record, beyond: view.superview.map(subpixelOffset) ?? .zero)?.offset ?? .zero
  }
}
