import Foundation
import UIKit

/// An event at one time of a phase.
package struct MotionMoment: Equatable, Sendable {
  package var time: TimeInterval
  package var kind: Kind

  package enum Kind: Equatable, Sendable {
    case transitionBegan
    /// A gesture took control of the transition, or the transition began with one.
    case interactionBegan
    /// The gesture released the transition.
    case interactionEnded
    case transitionCompleted
    case transitionCancelled
    /// Input of the take.
    case touchBegan, touchEnded, touchCancelled
    case wheel
    /// A key, as the text that it types or its name.
    case key(String)
    /// Haptic feedback that would be felt on a phone.
    case haptic(HapticFeedback)

    /// The event in words, for a tooltip.
    package var title: String {
      switch self {
      case .transitionBegan: "Transition begins"
      case .interactionBegan: "Interactive"
      case .interactionEnded: "Released"
      case .transitionCompleted: "Completed"
      case .transitionCancelled: "Cancelled"
      case .touchBegan: "Press"
      case .touchEnded: "Lift"
      case .touchCancelled: "Touch cancelled"
      case .wheel: "Wheel"
      case .key(let name): "Key \(name)"
      case .haptic(let feedback): "Haptic: \(feedback)"
      }
    }
  }
}

package struct MotionSpan: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A finger was down.
    case touch
    case transition(isCancelled: Bool)
    /// A gesture drove a transition.
    case interaction
  }

  package var kind: Kind
  /// The start and end, in seconds.
  package var range: ClosedRange<TimeInterval>
}

extension PhaseRecording {
  /// The intervals between matching events, in the order of their ends. An interval without an end lasts to the end of the recording.
  package var spans: [MotionSpan] {
    var spans: [MotionSpan] = []
    var (touch, transition, interaction): (TimeInterval?, TimeInterval?, TimeInterval?)
    func close(_ start: inout TimeInterval?, _ kind: MotionSpan.Kind, at end: TimeInterval) {
      if let begin = start { spans.append(MotionSpan(kind: kind, range: begin...max(end, begin))) }
      start = nil
    }
    for moment in moments {
      switch moment.kind {
      case .touchBegan: touch = touch ?? moment.time
      case .touchEnded, .touchCancelled: close(&touch, .touch, at: moment.time)
      case .transitionBegan: transition = moment.time
      case .interactionBegan: interaction = moment.time
      case .interactionEnded: close(&interaction, .interaction, at: moment.time)
      case .transitionCompleted: close(&transition, .transition(isCancelled: false), at: moment.time)
      case .transitionCancelled: close(&transition, .transition(isCancelled: true), at: moment.time)
      case .wheel, .key, .haptic: break
      }
    }
    close(&touch, .touch, at: duration)
    close(&interaction, .interaction, at: duration)
    close(&transition, .transition(isCancelled: false), at: duration)
    return spans
  }
}
