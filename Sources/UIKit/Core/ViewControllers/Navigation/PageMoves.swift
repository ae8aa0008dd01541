import Foundation

/// The controllers that have been put on a navigation controller's stack or taken off it, but are notified only after the transition.
@MainActor
final class PageMoves {
  /// The controllers that have been notified of their removal, but are still children.
  private var leaving: [UIViewController] = []
  /// The controllers that have been added, but not yet notified that they moved to this parent.
  private var arriving: [UIViewController] = []

  /// Begins the moves between two stacks of a parent.
  func begin(from old: [UIViewController], to new: [UIViewController], in parent: UIViewController) {
    for controller in new where !old.contains(controller) {
      if leaving.contains(controller) {
        controller.willMove(toParent: parent)
        leaving.removeAll { $0 === controller }
      } else {
        parent.addChild(controller)
      }
      arriving.append(controller)
    }
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      arriving.removeAll { $0 === controller }
      leaving.append(controller)
    }
  }

  /// Takes back the moves of a cancelled transition.
  func revert(from cancelled: [UIViewController], to restored: [UIViewController]) {
    for controller in restored where !cancelled.contains(controller) {
      leaving.removeAll { $0 === controller }
      controller.parentChange.isMovingFromParent = false
      arriving.append(controller)
    }
    for controller in cancelled where !restored.contains(controller) {
      arriving.removeAll { $0 === controller }
      controller.willMove(toParent: nil)
      leaving.append(controller)
    }
  }

  /// Notifies the controllers that were added, and removes those that left. One that is still visible stays until it has been popped.
  func finish(in parent: UIViewController, keeping shown: UIViewController?) {
    let (arrived, left) = (arriving, leaving.filter { $0 !== shown })
    arriving = []
    leaving.removeAll { $0 !== shown }
    for controller in left { controller.removeFromParent() }
    for controller in arrived { controller.didMove(toParent: parent) }
  }
}
