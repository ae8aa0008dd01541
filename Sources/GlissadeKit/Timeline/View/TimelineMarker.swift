import Rehearsal
import UIKit

/// An event of a phase that the timeline marks: a touch, a release, haptic feedback, or the end of the transition.
struct TimelineMarker: Equatable {
  enum Shape: Equatable {
    /// A triangle that points at the tracks.
    case triangle
    /// A disc for an impact. Its size increases with the strength, 0…1.
    case disc(CGFloat)
    /// A ring for a change of a selection.
    case ring
    /// A diamond for the result of a task.
    case diamond
  }

  /// In seconds.
  let time: TimeInterval
  let color: UIColor
  /// Haptic feedback has other shapes than all other events.
  let shape: Shape
  /// The event and its time, for the tool tip.
  let text: String

  /// Events at the same time are combined in one mark.
  @MainActor
  static func markers(of recording: PhaseRecording) -> [TimelineMarker] {
    var result: [TimelineMarker] = []
    for moment in recording.moments {
      guard let color = color(of: moment.kind) else { continue }
      let line = "\(moment.kind.title)  \(TimelineText.precise(moment.time))"
      let marker = TimelineMarker(time: moment.time, color: color, shape: shape(of: moment.kind), text: line)
      if let last = result.last, abs(last.time - moment.time) < 1e-6 {
        let shown = last.shape == .triangle ? marker : last
        result[result.count - 1] = TimelineMarker(
          time: last.time, color: shown.color, shape: shown.shape, text: "\(last.text)\n\(line)")
      } else {
        result.append(marker)
      }
    }
    return result
  }

  /// Returns nil for an event that isn't marked.
  @MainActor
  private static func color(of kind: MotionMoment.Kind) -> UIColor? {
    switch kind {
    case .touchBegan, .touchEnded, .touchCancelled, .interactionEnded, .wheel, .key: Theme.Timeline.gesture
    case .transitionCompleted: Theme.Timeline.transition
    case .transitionCancelled: Theme.Timeline.cancelled
    case .haptic: Theme.Timeline.haptic
    case .transitionBegan, .interactionBegan: nil
    }
  }

  @MainActor
  private static func shape(of kind: MotionMoment.Kind) -> Shape {
    guard case .haptic(let feedback) = kind else { return .triangle }
    return switch feedback.kind {
    case .impact(let style): .disc(style.strength * feedback.intensity)
    case .selection: .ring
    case .notification: .diamond
    }
  }
}

extension UIImpactFeedbackGenerator.FeedbackStyle {
  /// The strength relative to the heaviest impact, for the size of its mark.
  fileprivate var strength: CGFloat {
    switch self {
    case .light: 0.4
    case .soft: 0.55
    case .medium: 0.7
    case .rigid: 0.85
    case .heavy: 1
    }
  }
}
