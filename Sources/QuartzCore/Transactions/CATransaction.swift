import Foundation

/// A group of layer changes, with the timing of their implicit animations and a completion for all of them.
///
/// Without `begin()`, changes belong to the turn's own transaction, which the host commits at the end of the turn.
public enum CATransaction {
  struct Level {
    var animationDuration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completionBlock: (() -> Void)?
    var completion: AnimationCompletion?
    var ownValues: [String: Any] = [:]
  }

  private static var thread: ThreadState { .main }

  private static var current: Level {
    get { thread.transactions[thread.transactions.count - 1] }
    _modify { yield &thread.transactions[thread.transactions.count - 1] }
  }

  public static func begin() { thread.transactions.append(Level()) }

  /// If the transaction has no animations, its completion block is called immediately.
  public static func commit() {
    guard thread.transactions.count > 1 else { return }
    thread.transactions.removeLast().completion?.seal()
  }

  /// Commits the turn's own transaction, so that added animations begin and the screen shows the changes. The host does this at the end of
  /// each turn.
  public static func flush() {
    let level = thread.transactions[0]
    thread.transactions[0] = Level()
    level.completion?.seal()
    thread.uncommittedChanges.commit()
    thread.pendingAnimations.commit()
  }

  /// Returns the duration of implicit animations, and of explicit ones without a duration, in seconds.
  public static func animationDuration() -> CFTimeInterval { durationOfAnimations }

  /// In seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { current.animationDuration = dur }

  /// Nil stands for Core Animation's default curve.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    thread.transactions.last { $0.timingFunction != nil }?.timingFunction
  }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }

  public static func disableActions() -> Bool { thread.transactions.last { $0.disablesActions != nil }?.disablesActions ?? false }

  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  public static func completionBlock() -> (() -> Void)? { current.completionBlock }

  /// The block is called once all animations that are added to this transaction from now on have ended or been removed.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    // A block that is replaced is still called for the animations that were added under it.
    current.completion?.seal()
    current.completionBlock = block
    current.completion = block.map { block in AnimationCompletion { _ in block() } }
  }

  static func setOwnValue(_ value: Any?, forKey key: String) { current.ownValues[key] = value }

  static func ownValue(forKey key: String) -> Any? { thread.transactions.last { $0.ownValues[key] != nil }?.ownValues[key] }

  /// The completions that wait for an animation that is added now.
  static var completions: [AnimationCompletion] { thread.transactions.compactMap(\.completion) }

  /// A quarter of a second unless a transaction sets another duration, as in Core Animation.
  static var durationOfAnimations: CFTimeInterval { thread.transactions.last { $0.animationDuration != nil }?.animationDuration ?? 0.25 }
}
