import Foundation

/// A group of layer changes, with the timing of their implicit animations and a completion for all of them.
///
/// Without `begin()`, changes belong to the turn's own transaction, which the host commits at the end of the turn.
public enum CATransaction {
  private struct Level {
    var animationDuration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completionBlock: (() -> Void)?
    var completion: AnimationCompletion?
    var ownValues: [String: Any] = [:]
  }

  /// The turn's own transaction, followed by those that have begun.
  nonisolated(unsafe) private static var levels = [Level()]

  public static func begin() { levels.append(Level()) }

  /// If the transaction has no animations, its completion block is called immediately.
  public static func commit() {
    guard levels.count > 1 else { return }
    levels.removeLast().completion?.seal()
  }

  /// Commits the turn's own transaction, so that added animations begin and the screen shows the changes. The host does this at the end of
  /// each turn.
  public static func flush() {
    let level = levels[0]
    levels[0] = Level()
    level.completion?.seal()
    UncommittedChanges.commit()
    PendingAnimations.commit()
  }

  /// Returns the duration of implicit animations, and of explicit ones without a duration, in seconds.
  public static func animationDuration() -> CFTimeInterval { durationOfAnimations }

  /// In seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { levels[levels.count - 1].animationDuration = dur }

  /// Nil stands for Core Animation's default curve.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last { $0.timingFunction != nil }?.timingFunction
  }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    levels[levels.count - 1].timingFunction = function
  }

  public static func disableActions() -> Bool { levels.last { $0.disablesActions != nil }?.disablesActions ?? false }

  public static func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }

  public static func completionBlock() -> (() -> Void)? { levels[levels.count - 1].completionBlock }

  /// The block is called once all animations that are added to this transaction from now on have ended or been removed.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let last = levels.count - 1
    // A block that is replaced is still called for the animations that were added under it.
    levels[last].completion?.seal()
    levels[last].completionBlock = block
    levels[last].completion = block.map { block in AnimationCompletion { _ in block() } }
  }

  static func setOwnValue(_ value: Any?, forKey key: String) { levels[levels.count - 1].ownValues[key] = value }

  static func ownValue(forKey key: String) -> Any? { levels.last { $0.ownValues[key] != nil }?.ownValues[key] }

  /// The completions that wait for an animation that is added now.
  static var completions: [AnimationCompletion] { levels.compactMap(\.completion) }

  /// A quarter of a second unless a transaction sets another duration, as in Core Animation.
  static var durationOfAnimations: CFTimeInterval { levels.last { $0.animationDuration != nil }?.animationDuration ?? 0.25 }
}
