import CoreGraphics
import Foundation

// Frames on whole pixels, as on iOS: edges are rounded, not sizes. Edges that coincide still do when they are rounded, also those of a
// view and its superview.
extension LayoutSystem {
  /// A frame on whole pixels, and how far the exact one is from it.
  struct AlignedFrame {
    var frame: CGRect
    /// From the rounded origin to the exact one, in points.
    var offset: CGVector
  }

  /// Returns the frame of an item on whole pixels; nil if no constraint mentions the item.
  func alignedFrame(of item: any LayoutItem) -> CGRect? {
    // A guide's frame is inside its view, a view's inside its superview.
    guard let record = records[ObjectIdentifier(item)], let view = item.layoutView else { return nil }
    let container = item is UIView ? view.superview : view
    return alignedFrame(of: record, beyond: container.map(subpixelOffset) ?? .zero)?.frame
  }

  /// Returns the frame of the item that a record is kept for, on whole pixels; nil for a record of another system's.
  ///
  /// - Parameter offset: how far the view that the item is in is from its exact place.
  func alignedFrame(of record: LayoutRecord, beyond offset: CGVector) -> AlignedFrame? {
    guard let relative = frame(of: record), let view = record.item?.layoutView else { return nil }
    let exact = relative.offsetBy(dx: offset.dx, dy: offset.dy)
    let aligned = view.pixelGrid.nearest(to: exact)
    return AlignedFrame(frame: aligned, offset: CGVector(dx: exact.minX - aligned.minX, dy: exact.minY - aligned.minY))
  }

  /// Returns how far a view's exact place is from the pixel that it is put on, in points; zero for a view whose frame has been set.
  func subpixelOffset(of view: UIView) -> CGVector {
    guard isSolved(view), let record = records[ObjectIdentifier(view)] else { return .zero }
    return alignedFrame(of: record, beyond: view.superview.map(subpixelOffset) ?? .zero)?.offset ?? .zero
  }
}
