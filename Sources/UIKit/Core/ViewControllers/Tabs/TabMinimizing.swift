import Foundation

/// Decides from the movement of the content whether a tab bar is minimized.
struct TabMinimizing {
  /// The distance in one direction after which the decision is made, in points.
  private static let distance: CGFloat = 24

  var behavior = UITabBarController.MinimizeBehavior.automatic
  private(set) var isMinimized = false
  /// The distance that the content has moved in the current direction, in points, positive if it moves up.
  private var moved: CGFloat = 0

  mutating func expand() { (isMinimized, moved) = (false, 0) }

  /// Handles a movement of the content by a person, in points, and returns whether the bar has to change.
  mutating func contentDidMove(by step: CGFloat, isAtTop: Bool) -> Bool {
    guard behavior == .onScrollDown || behavior == .onScrollUp else { return false }
    moved = (moved > 0) == (step > 0) ? moved + step : step
    let minimizes = behavior == .onScrollDown ? moved > 0 : moved < 0
    let wanted = abs(moved) >= Self.distance ? minimizes : isMinimized
    let old = isMinimized
    isMinimized = wanted && !(isAtTop && behavior == .onScrollDown)
    return isMinimized != old
  }
}

extension UITabBarController {
  public enum MinimizeBehavior: Int, Sendable {
    /// The same as `never`.
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }
}
