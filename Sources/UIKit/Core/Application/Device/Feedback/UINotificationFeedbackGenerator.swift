import Foundation

/// A generator for results of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task has been completed.
    case success
    /// The task has produced a warning.
    case warning
    /// The task has failed.
    case error
  }

  /// Records a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    occur(HapticFeedback(.notification(notificationType)), "notificationOccurred(_:)", [notificationType])
  }

  /// Records a result at a location in the view's coordinate system. The location makes no difference.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    occur(HapticFeedback(.notification(notificationType)), "notificationOccurred(_:at:)", [notificationType, location])
  }
}
