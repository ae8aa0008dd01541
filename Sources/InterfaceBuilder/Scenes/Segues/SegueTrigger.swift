import UIKit

/// Starts a segue when a gesture is recognized. The controller keeps it.
@MainActor
final class SegueTrigger {
  private let perform: @MainActor (Any?) -> Void

  private init(_ perform: @escaping @MainActor (Any?) -> Void) { self.perform = perform }

  /// Makes the element from which a segue leads start it.
  static func connect(_ segue: InterfaceInstance.Segue, of controller: UIViewController, _ perform: @escaping @MainActor (Any?) -> Void) {
    switch segue.source {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .primaryActionTriggered
      control.addAction(UIAction { perform($0.sender) }, for: event)
    case let item as UIBarButtonItem: item.primaryAction = UIAction { [unowned item] _ in perform(item) }
    case let recognizer as UIGestureRecognizer:
      let trigger = SegueTrigger(perform)
      recognizer.addTarget(trigger, action: SegueTrigger.gestureDidChange)
      controller.origin.objects.append(trigger)
    case let cell as UITableViewCell:
      if segue.segue.attributes["trigger"] == .text("accessoryAction") {
        cell.segues.accessory = { perform($0) }
      } else {
        cell.segues.selection = { perform($0) }
      }
    case let cell as UICollectionViewCell: cell.segues.selection = { perform($0) }
    default: break
    }
  }

  /// A continuous gesture starts the segue when it begins, others when they are recognized.
  private func gestureDidChange(_ recognizer: UIGestureRecognizer) {
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    if recognizer.state == (isDiscrete ? .ended : .began) { perform(recognizer) }
  }
}
