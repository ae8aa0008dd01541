import Foundation

/// Groups changes of layers: how they animate by themselves, and what happens when all those animations are over.
public enum CATransaction {
  /// Counts the turns: goes up with each `flush()`.
  nonisolated(unsafe) static var turn = 0
  nonisolated(unsafe) static var actionsDisabled = false

  public static func disableActions() -> Bool { actionsDisabled }
  public static func flush() { turn += 1 }
}
