import Foundation

/// The decision whether a tab bar is minimized, by the movement of the content.
struct TabMinimizing {
  /// The distance in one direction that decides, in points.
  private static let distance: CGFloat = 24

  var behavior = UITabBarController.MinimizeBehavior.automatic
  private(set) var isMinimized = false
  /// The distance that the content has moved in the present direction, in points. Positive where it goes up.
  private var moved: CGFloat = 0

  /// Brings the whole bar back.
  mutating func expand() { (isMinimized, moved) = (false, 0) }

  /// Takes a movement of the content by a person, in points, and returns whether the bar has to change.
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
  /// The scrolling that minimizes a tab bar.
  public enum MinimizeBehavior: Int, Sendable {
    /// The system's choice: none.
    case automatic = 0
    case never = 1
    /// Scrolling down, until the content is scrolled up or is at its top.
    case onScrollDown = 2
    /// Scrolling up, until the content is scrolled down.
    case onScrollUp = 3
  }
}
