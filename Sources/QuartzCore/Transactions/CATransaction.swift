import Foundation

/// Groups changes of layers: how they animate by themselves, and what happens when all those animations are over.
///
/// Without `begin()`, changes belong to the turn's own transaction, which the host commits at the end of the turn.
public enum CATransaction {
  private struct Level {
    var animationDuration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completionBlock: (() -> Void)?
    var completion: AnimationCompletion?
  }

  /// The turn's own transaction first, then those that have begun.
  nonisolated(unsafe) private static var levels = [Level()]

  /// Begins a transaction inside the current one.
  public static func begin() { levels.append(Level()) }

  /// Ends the innermost transaction. Without any animations of its own its completion block is called at once.
  public static func commit() {
    guard levels.count > 1 else { return }
    levels.removeLast().completion?.seal()
  }

  /// Commits the turn's own transaction: what was added begins now, and the screen shows what was changed. The host does this at the end of
  /// each turn.
  public static func flush() {
    let level = levels[0]
    levels[0] = Level()
    level.completion?.seal()
    UncommittedChanges.commit()
    PendingAnimations.commit()
  }

  /// How long implicit animations last, and explicit ones without a duration, in seconds.
  public static func animationDuration() -> CFTimeInterval { durationOfAnimations }

  /// Sets how long implicit animations last in this transaction, in seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { levels[levels.count - 1].animationDuration = dur }

  /// The pace of implicit animations; nil for Core Animation's default curve.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last { $0.timingFunction != nil }?.timingFunction
  }

  /// Sets the pace of implicit animations in this transaction.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    levels[levels.count - 1].timingFunction = function
  }

  /// Whether changed properties look for no action, so that nothing animates by itself.
  public static func disableActions() -> Bool { levels.last { $0.disablesActions != nil }?.disablesActions ?? false }

  /// Sets whether changed properties look for no action in this transaction.
  public static func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }

  /// What is called once this transaction's animations are over.
  public static func completionBlock() -> (() -> Void)? { levels[levels.count - 1].completionBlock }

  /// Sets what is called once all animations that are added from now on in this transaction are over or removed.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let last = levels.count - 1
    // A block that is replaced is still owed to the animations that were added under it.
    levels[last].completion?.seal()
    levels[last].completionBlock = block
    levels[last].completion = block.map { block in AnimationCompletion { _ in block() } }
  }

  /// Who waits for an animation that is added now.
  static var completions: [AnimationCompletion] { levels.compactMap(\.completion) }

  /// A quarter of a second unless a transaction says otherwise, as in Core Animation.
  static var durationOfAnimations: CFTimeInterval { levels.last { $0.animationDuration != nil }?.animationDuration ?? 0.25 }
}
