import UIKit

extension InterfaceController {
  /// Creates a cell, whose actions and segues are those of the controller.
  func makePrototype(_ description: InterfaceObject) -> AnyObject? {
    guard let controller else { return nil }
    let instance = makeInstance()
    instance.add(controller, id: entry.controller.id)
    let cell = instance.make(board.source.tuned(description))
    connect(instance.finish(), of: controller, instance)
    return cell
  }
}
