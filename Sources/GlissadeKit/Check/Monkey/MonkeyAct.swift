/// One thing that a monkey does.
enum MonkeyAct: CaseIterable {
  case tap, doubleTap, press, drag, pinch, wheel, key, text, hover, secondaryPress
  /// The program starts a phase, whatever is going on.
  case phase
  /// The screen gets another size, or its own again.
  case resize
  case appearance
  case reduceMotion
  /// The app is covered, or goes to the background, and comes back.
  case leave

  /// How often it does so, compared with the others.
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

  static func any(_ random: inout SeededRandom) -> MonkeyAct {
    var rest = random.int(below: weightOfAll)
    for act in allCases {
      rest -= act.weight
      if rest < 0 { return act }
    }
    return .tap
  }
}
