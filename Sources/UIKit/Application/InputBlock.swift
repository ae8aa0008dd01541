import Foundation

/// Keeps new input away from a scene for as long as a transition that nobody can touch is running.
///
/// Blocks nest: input comes back when the last one has been lifted. Touches that were down before go on.
@MainActor
final class InputBlockCounter {
  fileprivate(set) var count = 0
}

/// One reason for keeping input away; lifted once, however often `lift()` is called.
@MainActor
final class InputBlock {
  private var counter: InputBlockCounter?

  init(_ scene: UIWindowScene?) {
    counter = scene?.inputBlocks
    counter?.count += 1
  }

  func lift() {
    counter?.count -= 1
    counter = nil
  }
}

extension UIWindowScene {
  /// Whether new touches and keys are dropped, because a transition is running that is not interactive.
  public var isUserInteractionBlocked: Bool { inputBlocks.count > 0 }
}
