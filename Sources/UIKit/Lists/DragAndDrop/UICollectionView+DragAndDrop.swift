import Foundation

extension UICollectionView {
  /// Weakly referenced.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging.dragDelegate as? any UICollectionViewDragDelegate }
    set { dragging.dragDelegate = newValue }
  }

  /// Weakly referenced.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging.dropDelegate as? any UICollectionViewDropDelegate }
    set { dragging.dropDelegate = newValue }
  }

  public var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }

  public var hasActiveDrag: Bool { dragging.source?.isActive ?? false }

  public var hasActiveDrop: Bool { dragging.target?.isActive ?? false }
}
