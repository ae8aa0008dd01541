import Foundation

/// Determines whether a pointer is moving toward a submenu.
enum MenuAim {
  /// Returns whether a movement stays in the triangle between its start and the near side of `target`.
  static func heads(from start: CGPoint, to end: CGPoint, for target: CGRect) -> Bool {
    let isRight = target.midX > start.x
    let side = isRight ? target.minX : target.maxX
    let distance = abs(side - start.x)
    let advance = isRight ? end.x - start.x : start.x - end.x
    guard advance > 0, distance > 0, advance <= distance else { return false }
    let fraction = advance / distance
    let upper = start.y + (target.minY - start.y) * fraction
    let lower = start.y + (target.maxY - start.y) * fraction
    return (upper...max(upper, lower)).contains(end.y)
  }
}
