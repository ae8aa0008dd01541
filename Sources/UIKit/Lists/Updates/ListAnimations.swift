import Foundation

/// The animations of a list's changes. Until all have ended, no cells are removed from the screen.
@MainActor
final class ListAnimations {
  enum Kind {
    case update
    /// Cells make room for one that is moved or dragged.
    case gap

    fileprivate var duration: TimeInterval { self == .update ? 0.3 : 0.25 }
    fileprivate var options: UIView.AnimationOptions {
      self == .update ? .allowUserInteraction : [.allowUserInteraction, .beginFromCurrentState]
    }
  }

  private var count = 0
  var areRunning: Bool { count > 0 }

  /// Keeps the cells on the screen until `end()` is called.
  func begin() { count += 1 }

  func end() { count -= 1 }

  /// Animates changes, during which the cells stay on the screen. Without a window, the changes are made at once.
  func run(
    _ kind: Kind = .update, in list: UIView, _ changes: @escaping () -> Void, completion: @escaping (_ isFinished: Bool) -> Void = { _ in }
  ) {
    begin()
    Self.run(kind, in: list, changes) { isFinished in
      self.end()
      completion(isFinished)
    }
  }

  /// Animates changes, without an effect on the cells that leave the screen meanwhile.
  static func run(
    _ kind: Kind = .update, in list: UIView, _ changes: @escaping () -> Void, completion: @escaping (_ isFinished: Bool) -> Void = { _ in }
  ) {
    guard list.window != nil else {
      changes()
      return completion(true)
    }
    UIView.animate(
      withDuration: kind.duration, delay: 0, options: kind.options, animations: changes, completion: completion)
  }
}
