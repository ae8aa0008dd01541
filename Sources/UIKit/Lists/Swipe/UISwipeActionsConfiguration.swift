import Foundation

/// The actions that a swipe of a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row inward.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a swipe across the row performs the first action. The default is true.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
