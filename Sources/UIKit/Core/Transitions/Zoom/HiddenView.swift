import Foundation

/// Hides a view as long as this object, or another one for the same view, exists.
@MainActor
final class HiddenView {
  private let view: UIView
  private static var hidden: [ObjectIdentifier: (count: Int, alpha: CGFloat)] = [:]
  private var isRevealed = false

  init(_ view: UIView) {
    self.view = view
    let known = Self.hidden[ObjectIdentifier(view)]
    Self.hidden[ObjectIdentifier(view)] = ((known?.count ?? 0) + 1, known?.alpha ?? view.alpha)
    UIView.performWithoutAnimation { view.alpha = 0 }
  }

  isolated deinit { reveal() }

  func reveal() {
    guard !isRevealed, let known = Self.hidden[ObjectIdentifier(view)] else { return }
    isRevealed = true
    guard known.count == 1 else { return Self.hidden[ObjectIdentifier(view)] = (known.count - 1, known.alpha) }
    Self.hidden[ObjectIdentifier(view)] = nil
    // Code may have changed the opacity meanwhile.
    if view.alpha == 0 { UIView.performWithoutAnimation { view.alpha = known.alpha } }
  }
}
