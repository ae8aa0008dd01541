import Foundation

/// The key of the duration of implicit animations, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the Boolean value that indicates whether changed properties run no actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of implicit animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block to call once the transaction's animations have ended.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Sets a value of this transaction under a key: a setting, such as `kCATransactionDisableActions`, or a value of the caller's own.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: if let duration = anObject.flatMap(AnimatableValue.number) { setAnimationDuration(duration) }
    case kCATransactionDisableActions: setDisableActions(anObject.flatMap(AnimatableValue.number).map { $0 != 0 } ?? false)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: setOwnValue(anObject, forKey: key)
    }
  }

  /// Returns the value under a key: a setting, or the value that this transaction or the nearest one around it has been given.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: ownValue(forKey: key)
    }
  }
}
