import Foundation

/// The number of blocks of new input to a scene. Input is accepted again when the last block is lifted; touches that began earlier
/// continue.
@MainActor
final class InputBlockCounter {
  /// The number of blocks for all touches and keys.
  fileprivate(set) var whole = 0
  /// The number of blocks for touches on some views only, and for all keys.
  fileprivate(set) var partial = 0
}

/// Blocks input during a transition that cannot be touched. Further calls of `lift()` have no effect.
@MainActor
final class InputBlock {
  private var counter: InputBlockCounter?
  /// The views whose touches are blocked, or nil for the whole scene.
  private let views: [UIView]?

  /// Blocks all new touches and keys.
  init(_ scene: UIWindowScene?) {
    counter = scene?.input.blocks
    views = nil
    counter?.whole += 1
  }

  /// Blocks new touches on `views`, which hit tests skip, and keys in the whole scene.
  init(_ scene: UIWindowScene?, views: [UIView]) {
    counter = scene?.input.blocks
    self.views = views
    guard let counter else { return }
    counter.partial += 1
    for view in views { view.touching.transitions += 1 }
  }

  func lift() {
    guard let counter else { return }
    self.counter = nil
    guard let views else { return counter.whole -= 1 }
    counter.partial -= 1
    for view in views { view.touching.transitions -= 1 }
  }
}
