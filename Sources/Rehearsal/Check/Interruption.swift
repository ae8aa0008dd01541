import UIKit

/// A disturbance during a transition.
enum Interruption: String, CaseIterable, Sendable {
  /// A finger touches the center of the screen for a tenth of a second.
  case touch
  /// The touches of a take are canceled, as by a phone call.
  case cancel
  /// The touches of a take are released.
  case release
  /// The other phase is requested.
  case reverse
  /// Everything ends at once: all animations are removed, and report that they didn't finish.
  case finishEarly = "finish-early"
  /// The screen changes its size.
  case resize
  /// The same phase is requested again.
  case again

  /// The disturbance in words that follow "when".
  var words: String {
    switch self {
    case .touch: "a finger touches the center of the screen"
    case .cancel: "the gesture is cancelled"
    case .release: "the gesture is released"
    case .reverse: "the other phase is requested"
    case .finishEarly: "all animations are removed"
    case .resize: "the screen is resized"
    case .again: "the phase is requested again"
    }
  }

  /// A Boolean value that indicates whether the disturbance applies to takes. Otherwise it applies to phases that run by themselves.
  var needsTake: Bool { self == .cancel || self == .release }

  /// A Boolean value that indicates whether the transition may also come to rest where it began.
  var mayReturnToStart: Bool {
    switch self {
    case .touch, .cancel, .release, .reverse: true
    case .finishEarly, .resize, .again: false
    }
  }

  /// Returns a different device: a phone, or a small phone instead of a phone.
  @MainActor
  static func otherDevice(than device: Device) -> Device { device == .smallPhone ? .phone : .smallPhone }
}
