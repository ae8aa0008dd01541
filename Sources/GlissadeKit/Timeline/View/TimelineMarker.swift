import Rehearsal
import UIKit

/// An event of a phase that the timeline marks: a touch, a release, or the end of the transition.
struct TimelineMarker: Equatable {
  /// The time, in seconds.
  let time: TimeInterval
  /// The color.
  let color: UIColor
  /// The event and its time, in a tool tip.
  let text: String

  /// Returns the events of a recording. What happens at the same time is one mark.
  @MainActor
  static func markers(of recording: PhaseRecording) -> [TimelineMarker] {
    var result: [TimelineMarker] = []
    for moment in recording.moments {
      guard let color = color(of: moment.kind) else { continue }
      let line = "\(moment.kind.title)  \(TimelineText.precise(moment.time))"
      if let last = result.last, abs(last.time - moment.time) < 1e-6 {
        result[result.count - 1] = TimelineMarker(time: last.time, color: color, text: "\(last.text)\n\(line)")
      } else {
        result.append(TimelineMarker(time: moment.time, color: color, text: line))
      }
    }
    return result
  }

  /// Returns the color of a kind of event, or nil if it isn't marked.
  @MainActor
  private static func color(of kind: MotionMoment.Kind) -> UIColor? {
    switch kind {
    case .touchBegan, .touchEnded, .touchCancelled, .interactionEnded, .wheel, .key: Theme.Timeline.gesture
    case .transitionCompleted: Theme.Timeline.transition
    case .transitionCancelled: Theme.Timeline.cancelled
    case .transitionBegan, .interactionBegan: nil
    }
  }
}
