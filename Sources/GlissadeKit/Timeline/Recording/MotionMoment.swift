import Foundation

/// Something that happened at one moment of a phase.
struct MotionMoment: Equatable, Sendable {
  /// Seconds.
  var time: TimeInterval
  var kind: Kind

  enum Kind: Equatable, Sendable {
    case transitionBegan
    /// A hand took the transition over, or it began under one.
    case interactionBegan
    /// The hand let the transition go.
    case interactionEnded
    case transitionCompleted
    case transitionCancelled
    /// What the take's hand did.
    case touchBegan, touchEnded, touchCancelled
    case wheel
    /// The key by what it types, or by its name.
    case key(String)

    /// In words, as a tooltip has it.
    var title: String {
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
      }
    }
  }
}

/// A stretch of time in which something lasted.
struct MotionSpan: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A finger was down.
    case touch
    /// A transition ran; whether it was cancelled.
    case transition(isCancelled: Bool)
    /// A hand moved a transition.
    case interaction
  }

  var kind: Kind
  /// Seconds.
  var range: ClosedRange<TimeInterval>
}

extension PhaseRecording {
  /// The stretches between moments that belong together, in the order of their ends. What had not ended by then lasts to the end.
  var spans: [MotionSpan] {
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
      case .wheel, .key: break
      }
    }
    close(&touch, .touch, at: duration)
    close(&interaction, .interaction, at: duration)
    close(&transition, .transition(isCancelled: false), at: duration)
    return spans
  }
}
