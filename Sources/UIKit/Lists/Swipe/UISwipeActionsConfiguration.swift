import Foundation

@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// From the edge of the row inward.
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
