import UIKit

/// What may come between while a transition runs.
enum Interruption: String, CaseIterable, Sendable {
  /// A finger comes down in the middle of the screen, rests for a tenth of a second and lifts.
  case touch
  /// What the hand of a take had begun is called off, as by a phone call.
  case cancel
  /// The hand of a take lets go.
  case release
  /// The other phase is asked for.
  case reverse
  /// Everything is taken to its end at once: all animations are removed, and report that they did not finish.
  case finishEarly = "finish-early"
  /// The screen gets another size.
  case resize
  /// The same phase is asked for once more.
  case again

  /// What happened, in words that follow "when".
  var words: String {
    switch self {
    case .touch: "a finger touches the middle of the screen"
    case .cancel: "the hand's touches are cancelled"
    case .release: "the hand lets go"
    case .reverse: "the other phase is asked for"
    case .finishEarly: "all animations are removed"
    case .resize: "the screen changes its size"
    case .again: "the phase is asked for again"
    }
  }

  /// Whether it comes in the middle of a take, or else of a phase that runs by itself.
  var needsTake: Bool { self == .cancel || self == .release }

  /// Whether the transition may as well come to rest where it began.
  var mayTurnBack: Bool {
    switch self {
    case .touch, .cancel, .release, .reverse: true
    case .finishEarly, .resize, .again: false
    }
  }

  /// Another screen: a phone's beside a small phone's.
  @MainActor
  static func otherDevice(than device: Device) -> Device { device == .smallPhone ? .phone : .smallPhone }
}
