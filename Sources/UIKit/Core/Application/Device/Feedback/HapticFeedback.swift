import Foundation

/// Haptic feedback that code asks for, which a desktop has no means to give.
package struct HapticFeedback: Hashable, Sendable {
  /// The kinds of feedback.
  package enum Kind: Hashable, Sendable {
    /// A collision.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle)
    /// A change of a selection.
    case selection
    /// The result of a task.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  /// The kind of the feedback.
  package let kind: Kind
  /// The strength relative to the kind's own, 0…1.
  package let intensity: CGFloat

  /// Creates feedback. An intensity outside 0…1 is moved into that range.
  package init(_ kind: Kind, intensity: CGFloat = 1) {
    self.kind = kind
    self.intensity = min(max(intensity, 0), 1)
  }
}

extension HapticFeedback: CustomStringConvertible {
  /// The feedback in words, such as "medium impact at 70 %".
  package var description: String {
    switch kind {
    case .impact(let style): intensity < 1 ? "\(style) impact at \(Int(clamping: (intensity * 100).rounded())) %" : "\(style) impact"
    case .selection: "selection change"
    case .notification(let type): "\(type) notification"
    }
  }
}

/// The haptic feedback for which a scene's code has asked, in order.
@MainActor
package final class HapticLog {
  /// Feedback at a time.
  package struct Event: Equatable, Sendable {
    /// The time on the scene's clock, in seconds.
    package let time: TimeInterval
    /// The feedback.
    package let feedback: HapticFeedback
  }

  /// The events so far.
  package private(set) var events: [Event] = []

  /// Creates a log without events.
  package init() {}

  func add(_ feedback: HapticFeedback, at time: TimeInterval) { events.append(Event(time: time, feedback: feedback)) }
}
