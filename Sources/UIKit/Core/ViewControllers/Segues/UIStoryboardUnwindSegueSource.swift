import Foundation

@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }

  /// Returns the controller that has the method, or nil if no controller on the way back has it.
  ///
  /// The way leads from the source through its parents and presenters. At each stop, the children that the controller allows are searched
  /// before the controller itself.
  func findDestination() -> UIViewController? {
    var visited: Set<ObjectIdentifier> = []
    var stop: UIViewController? = source
    while let controller = stop {
      if let found = search(controller, &visited) { return found }
      stop = controller.parent ?? controller.presentation?.presenter
    }
    return nil
  }

  private func search(_ controller: UIViewController, _ visited: inout Set<ObjectIdentifier>) -> UIViewController? {
    guard visited.insert(ObjectIdentifier(controller)).inserted else { return nil }
    for child in controller.allowedChildrenForUnwinding(from: self) {
      if let found = search(child, &visited) { return found }
    }
    return controller.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender) ? controller : nil
  }
}
