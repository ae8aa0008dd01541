import Foundation

/// Haptic feedback that code requests, which a desktop cannot give.
package struct HapticFeedback: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle)
    case selection
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  package let kind: Kind
  /// The strength relative to the kind's own, in 0…1.
  package let intensity: CGFloat

  /// The intensity is clamped to 0…1.
  package init(_ kind: Kind, intensity: CGFloat = 1) {
    self.kind = kind
    self.intensity = min(max(intensity, 0), 1)
  }
}

extension HapticFeedback: CustomStringConvertible {
  package var description: String {
    switch kind {
    case .impact(let style): intensity < 1 ? "\(style) impact at \(Int(clamping: (intensity * 100).rounded())) %" : "\(style) impact"
    case .selection: "selection change"
    case .notification(let type): "\(type) notification"
    }
  }
}

/// The haptic feedback that a scene's code has requested, in order.
@MainActor
package final class HapticLog {
  package struct Event: Equatable, Sendable {
    /// The time on the scene's clock, in seconds.
    package let time: TimeInterval
    package let feedback: HapticFeedback
  }

  package private(set) var events: [Event] = []

  package init() {}

  func add(_ feedback: HapticFeedback, at time: TimeInterval) { events.append(Event(time: time, feedback: feedback)) }
}
