import UIKit

extension InterfaceController {
  /// Gives a container the controllers to which its relationships lead.
  func addContents(of container: UIViewController) {
    var related: [(name: String, controller: UIViewController)] = []
    for connection in entry.controller.connections {
      guard case .segue(let segue) = connection.kind, let name = segue.relationship else { continue }
      if let made = board.makeController(id: connection.destination, of: storyboard, line: connection.line) { related.append((name, made)) }
    }
    guard !related.isEmpty else { return }
    let controllers = related.map(\.controller)
    switch container {
    case let container as UINavigationController: container.viewControllers = controllers
    case let container as UITabBarController: container.viewControllers = controllers
    case let container as UIPageViewController: container.setViewControllers(controllers, direction: .forward, animated: false)
    case let container as UISplitViewController:
      for (name, controller) in related { container.setViewController(controller, for: Self.columns[name] ?? .primary) }
    default: source.warn("\(type(of: container)) has no relationship “\(related[0].name)”", line: entry.controller.line)
    }
  }

  private static let columns: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "primaryViewController": .primary, "supplementaryViewController": .supplementary,
    "detailViewController": .secondary, "secondaryViewController": .secondary, "compactViewController": .compact,
  ]
}
