import Foundation

/// The controllers of a column in the stack that the columns share in a compact environment.
@MainActor
final class JoinedColumn {
  /// The lowest controller of the column in the common stack.
  weak var first: UIViewController?
  /// The controllers that were last moved from the column into the common stack, or back.
  var moved: [UIViewController] = []

  func isOn(_ stack: UINavigationController?) -> Bool { first.map { stack?.viewControllers.contains($0) ?? false } ?? false }

  /// Moves the controllers of a column onto a stack. If they have left the column before, pushes those that were moved last.
  func push(_ column: UIViewController, onto stack: UINavigationController, animated: Bool) {
    let controllers = Self.taken(from: column)
    if !controllers.isEmpty { moved = controllers }
    first = moved.first
    stack.setViewControllers(stack.viewControllers + moved, animated: animated)
  }

  /// Removes the column's controllers, and the ones on top of them, from a stack, and returns them. Returns nil if nothing would remain.
  func removeAll(from stack: UINavigationController, animated: Bool) -> [UIViewController]? {
    let controllers = stack.viewControllers
    guard let first, let index = controllers.firstIndex(of: first), index > 0 else { return nil }
    stack.setViewControllers(Array(controllers[..<index]), animated: animated)
    return Array(controllers[index...])
  }

  /// Pops the column's controllers, and the ones on top of them, and keeps them for the next time. Returns nil if nothing would remain.
  @discardableResult
  func pop(from stack: UINavigationController, animated: Bool) -> [UIViewController]? {
    guard let popped = removeAll(from: stack, animated: animated) else { return nil }
    (first, moved) = (nil, popped)
    return popped
  }

  /// Removes the controllers from a column, and returns them.
  static func taken(from column: UIViewController) -> [UIViewController] {
    guard let navigation = column as? UINavigationController else { return [column] }
    let controllers = navigation.viewControllers
    navigation.setViewControllers([], animated: false)
    return controllers
  }
}
