import Foundation

/// Keeps new input away from a scene for as long as a transition that nobody can touch is running.
///
/// Blocks nest: input comes back when the last one has been lifted. Touches that were down before go on.
@MainActor
final class InputBlockCounter {
  /// The blocks that keep away all touches.
  fileprivate(set) var whole = 0
  /// The blocks that keep touches away from some views only, and keys from all.
  fileprivate(set) var partial = 0
}

/// One reason for keeping input away; lifted once, however often `lift()` is called.
@MainActor
final class InputBlock {
  private var counter: InputBlockCounter?
  /// The views that touches are kept from; nil for the whole scene.
  private let views: [UIView]?

  /// Keeps all new touches and keys away.
  init(_ scene: UIWindowScene?) {
    counter = scene?.inputBlocks
    views = nil
    counter?.whole += 1
  }

  /// Keeps new touches away from `views`, which hit-testing passes over, and keys from the whole scene.
  init(_ scene: UIWindowScene?, views: [UIView]) {
    counter = scene?.inputBlocks
    self.views = views
    guard let counter else { return }
    counter.partial += 1
    for view in views { view.touchBlockingTransitions += 1 }
  }

  func lift() {
    guard let counter else { return }
    self.counter = nil
    guard let views else { return counter.whole -= 1 }
    counter.partial -= 1
    for view in views { view.touchBlockingTransitions -= 1 }
  }
}

extension UIWindowScene {
  /// Whether new keys are dropped, and new touches of the screens that take part, because a transition is running that is not
  /// interactive.
  public var isUserInteractionBlocked: Bool { inputBlocks.whole > 0 || inputBlocks.partial > 0 }

  /// Whether new touches are dropped wherever they are.
  var isEveryTouchBlocked: Bool { inputBlocks.whole > 0 }
}
