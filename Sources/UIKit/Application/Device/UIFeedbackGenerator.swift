import Foundation

/// An object that lets a person feel an event. A computer has nothing to feel with, so that the events of its subclasses have no effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Has no effect.
  open func prepare() {}
}

/// A generator for collisions.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a collision.
  public enum FeedbackStyle: Int, Sendable {
    /// Between small, medium or large things.
    case light, medium, heavy
    /// Between soft or hard things.
    case soft, rigid
  }

  /// Creates a generator for medium collisions.
  public override init() { super.init() }

  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Has no effect.
  open func impactOccurred() {}
  /// Has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect.
  open func selectionChanged() {}
}

/// A generator for results of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The results.
    case success, warning, error
  }

  /// Has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
