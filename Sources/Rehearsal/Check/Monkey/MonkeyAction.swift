import UIKit

/// An action of the random input.
enum MonkeyAction: CaseIterable {
  case tap, doubleTap, press, drag, pinch, wheel, key, text, hover, secondaryPress
  /// The program starts a phase, even if another one is in progress.
  case phase
  /// The screen changes to another size, or back to its own.
  case resize
  case appearance
  case reduceMotion
  /// The app becomes inactive or moves to the background, and returns.
  case leave

  /// The frequency of the action, relative to the others.
  private var weight: Int {
    switch self {
    case .drag: 32
    case .tap: 16
    case .phase: 14
    case .key: 6
    case .pinch, .wheel: 5
    case .doubleTap, .press: 4
    case .resize, .leave: 3
    case .text, .hover, .secondaryPress, .appearance: 2
    case .reduceMotion: 1
    }
  }

  private static let weightOfAll = allCases.reduce(0) { $0 + $1.weight }

  static func any(_ random: inout SeededRandom) -> MonkeyAction {
    var rest = random.int(below: weightOfAll)
    for action in allCases {
      rest -= action.weight
      if rest < 0 { return action }
    }
    return .tap
  }
}
