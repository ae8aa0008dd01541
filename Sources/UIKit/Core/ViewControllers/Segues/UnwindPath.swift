import Foundation

/// The way back from a controller to another one: presentations that end, and containers that show the destination.
@MainActor
struct UnwindPath {
  /// The controller whose presentation ends, or nil.
  private(set) var presenter: UIViewController?
  /// The containers around the destination, from the outermost that is concerned, each with its child on the way.
  private(set) var containers: [(container: UIViewController, child: UIViewController)] = []

  init(from source: UIViewController, to destination: UIViewController) {
    let chain = Array(sequence(first: destination) { $0.parent })
    var stop = source
    while !chain.contains(where: { $0 === stop }) {
      if let parent = stop.parent {
        stop = parent
      } else if let presenting = stop.presentation?.presenter {
        presenter = presenting
        stop = presenting
      } else {
        break
      }
    }
    let common = chain.firstIndex { $0 === stop } ?? chain.count - 1
    containers = (0..<common).reversed().map { (chain[$0 + 1], chain[$0]) }
  }

  /// Shows the destination, with animation.
  func unwind(_ segue: UIStoryboardSegue) {
    segue.animatesUnwinding = presenter == nil
    for (container, child) in containers { container.unwind(for: segue, towards: child) }
    presenter?.dismiss(animated: true)
  }
}

extension UIViewController {
  /// Creates a segue back to the controller that has a method, which is called before the transition. Returns nil, with a warning, if there
  /// is none.
  package final func makeUnwindSegue(
    _ type: UIStoryboardSegue.Type?, identifier: String?, action: Selector, sender: Any?
  ) -> UIStoryboardSegue? {
    let search = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let destination = search.findDestination() else {
      UIWindowScene.warn("No controller on the way back from \(Swift.type(of: self)) has the method \(action) of the unwind segue.")
      return nil
    }
    let segue =
      type?.create(identifier: identifier, source: self, destination: destination)
      ?? destination.parent?.segueForUnwinding(to: destination, from: self, identifier: identifier)
      ?? destination.segueForUnwinding(to: destination, from: self, identifier: identifier)
      ?? UnwindSegue(identifier: identifier, source: self, destination: destination)
    segue.willPerform = { [unowned segue] in MethodTable.send(action, to: destination, [segue]) }
    return segue
  }
}

private final class UnwindSegue: UIStoryboardSegue {
  override func perform() { UnwindPath(from: source, to: destination).unwind(self) }
}
