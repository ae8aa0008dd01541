import Foundation

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// The key names a setting, such as `kCATransactionDisableActions`, or a custom one.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: if let duration = anObject.flatMap(AnimatableValue.number) { setAnimationDuration(duration) }
    case kCATransactionDisableActions: setDisableActions(anObject.flatMap(AnimatableValue.number).map { $0 != 0 } ?? false)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: setOwnValue(anObject, forKey: key)
    }
  }

  /// Returns a setting, or the custom value of this transaction or the nearest one around it.
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
