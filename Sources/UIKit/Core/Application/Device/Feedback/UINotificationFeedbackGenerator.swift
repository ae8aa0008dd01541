import Foundation

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    occur(HapticFeedback(.notification(notificationType)), "notificationOccurred(_:)", [notificationType])
  }

  /// The location makes no difference.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    occur(HapticFeedback(.notification(notificationType)), "notificationOccurred(_:at:)", [notificationType, location])
  }
}
