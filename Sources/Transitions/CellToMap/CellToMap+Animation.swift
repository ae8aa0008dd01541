import UIKit

extension CellToMap.Parameters {
  /// Animates `changes` with the transition's spring.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay before the animation, in seconds.
  ///   - changes: The changes to animate.
  ///   - completion: The closure to call when the animation is over.
  @MainActor
  public func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, _ changes: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: initialVelocity,
      options: .curveEaseInOut, animations: changes, completion: { _ in completion() })
  }

  /// Animates `changes` for the cross-fade that Reduce Motion asks for.
  @MainActor
  func crossFade(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(withDuration: reducedDuration, animations: changes, completion: { _ in completion() })
  }
}
