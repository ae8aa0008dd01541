import Foundation

extension UITableView {
  /// Weakly referenced.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging.dragDelegate as? any UITableViewDragDelegate }
    set { dragging.dragDelegate = newValue }
  }

  /// Weakly referenced.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging.dropDelegate as? any UITableViewDropDelegate }
    set { dragging.dropDelegate = newValue }
  }

  public var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }

  public var hasActiveDrag: Bool { dragging.source?.isActive ?? false }

  public var hasActiveDrop: Bool { dragging.target?.isActive ?? false }
}
