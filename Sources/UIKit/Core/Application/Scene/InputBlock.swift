import Foundation

/// Blocks new input to a scene during a transition that cannot be touched.
///
/// Blocks nest: input is accepted again when the last one has been lifted. Touches that began earlier continue.
@MainActor
final class InputBlockCounter {
  /// The number of blocks for all touches.
  fileprivate(set) var whole = 0
  /// The number of blocks for touches on some views only, and for all keys.
  fileprivate(set) var partial = 0
}

/// A block of input. It is lifted once, no matter how often `lift()` is called.
@MainActor
final class InputBlock {
  private var counter: InputBlockCounter?
  /// The views whose touches are blocked, or nil for the whole scene.
  private let views: [UIView]?

  /// Blocks all new touches and keys.
  init(_ scene: UIWindowScene?) {
    counter = scene?.inputBlocks
    views = nil
    counter?.whole += 1
  }

  /// Blocks new touches on `views`, which hit tests skip, and keys in the whole scene.
  init(_ scene: UIWindowScene?, views: [UIView]) {
    counter = scene?.inputBlocks
    self.views = views
    guard let counter else { return }
    counter.partial += 1
    for view in views { view.touchBlocks.transitions += 1 }
  }

  func lift() {
    guard let counter else { return }
    self.counter = nil
    guard let views else { return counter.whole -= 1 }
    counter.partial -= 1
    for view in views { view.touchBlocks.transitions -= 1 }
  }
}

extension UIWindowScene {
  /// A Boolean value that indicates whether new keys, and new touches on the screens that take part, are dropped because a
  /// noninteractive transition is in progress.
  package var isUserInteractionBlocked: Bool { inputBlocks.whole > 0 || inputBlocks.partial > 0 }

  /// A Boolean value that indicates whether all new touches are dropped.
  var isEveryTouchBlocked: Bool { inputBlocks.whole > 0 }
}
