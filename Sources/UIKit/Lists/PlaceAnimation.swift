import Foundation

/// Animates the cells of a list from where they are shown to where a change puts them.
///
/// Something that a person moves is shown where it would go before the data changes. The change then moves nothing that is in place
/// already, whatever the data source makes of it.
@MainActor
enum PlaceAnimation {
  private static let duration: TimeInterval = 0.3

  /// Makes a change at once, and moves the cells that are in other places then.
  ///
  /// - Parameters:
  ///   - cells: The cells that are visible.
  ///   - change: The change, after which all visible cells are in place.
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
