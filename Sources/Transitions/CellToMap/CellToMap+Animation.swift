import UIKit

extension CellToMap.Parameters {
  /// Animates `changes` with the transition's spring. The duration and the delay are in seconds.
  @MainActor
  public func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, _ changes: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: initialVelocity,
      options: .curveEaseInOut, animations: changes, completion: { _ in completion() })
  }

  /// Animates `changes` as the cross-fade for Reduce Motion.
  @MainActor
  func crossFade(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(withDuration: reducedDuration, animations: changes, completion: { _ in completion() })
  }
}
