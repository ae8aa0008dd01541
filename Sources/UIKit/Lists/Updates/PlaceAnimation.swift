import Foundation

/// Animates the cells of a list from where they are shown to where a change of the data puts them.
///
/// A moved item is shown at its destination before the data changes, so the change moves only cells that aren't in place yet.
@MainActor
enum PlaceAnimation {
  private static let duration: TimeInterval = 0.3

  /// Makes a change, after which all visible cells are in place, and animates the cells that it moves.
  static func run(cells: () -> [UIView], change: () -> Void) {
    let before = cells().map { cell in (cell: cell, center: cell.layer.presentation()?.position ?? cell.center) }
    UIView.performWithoutAnimation(change)
    let after = cells()
    let moved = before.compactMap { cell, center -> (cell: UIView, center: CGPoint)? in
      guard cell.window != nil, cell.center != center, after.contains(where: { $0 === cell }) else { return nil }
      return (cell, cell.center)
    }
    guard !moved.isEmpty else { return }
    UIView.performWithoutAnimation {
      for (cell, center) in before where moved.contains(where: { $0.cell === cell }) { cell.center = center }
    }
    UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
      for (cell, center) in moved { cell.center = center }
    }
  }
}
