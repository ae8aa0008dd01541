import UIKit
import UITestSupport

/// The gallery of the navigation monkey, from which pages zoom fifty times in ten seconds. Between any two zooms something else happens:
/// the content behind scrolls, the screen turns, the source is deleted, the look changes, or fingers drag and pinch.
@MainActor
final class ZoomMonkey: MonkeySubject {
  static let name = "zoom"

  static let choices = [
    MonkeyChoice("scroll", weight: 4, 0..<500, 0..<2), MonkeyChoice("wheel", weight: 2, 0..<390, 0..<844, -200..<200),
    MonkeyChoice("size", weight: 4, 0..<4, 0..<2), MonkeyChoice("remove", weight: 4, 0..<12), MonkeyChoice("restore", weight: 2, 0..<12),
    MonkeyChoice("style", weight: 3), MonkeyChoice("transparency", weight: 2), MonkeyChoice("motion", weight: 2), MonkeyChoice("scale"),
    MonkeyChoice("direction"), MonkeyChoice("press", weight: 3, 0..<2, 0..<390, 0..<844),
    MonkeyChoice("move", weight: 6, 0..<2, -300..<300, -400..<500, 1..<6), MonkeyChoice("lift", weight: 6, 0..<2),
    MonkeyChoice("cancel", 0..<2), MonkeyChoice("edge", weight: 3, 0..<844, 10..<380), MonkeyChoice("pinch", weight: 4, 5..<130),
    MonkeyChoice("tap", weight: 2, 0..<390, 0..<844), MonkeyChoice("key", 0..<3), MonkeyChoice("bar", 0..<2, 0..<2),
  ]

  private static let rounds = 50
  /// The frames of a round, of which there are thirty in a second.
  private static let frames = 6

  /// Returns rounds of a zoom, something else, and a wait, a fifth of a second each at most.
  static func steps(seed: UInt64) -> [MonkeyStep] {
    let zooms = MonkeyChoice.steps(rounds, of: [MonkeyChoice("zoom", 1..<5, 0..<12, 0..<3)], seed: seed)
    let others = MonkeyChoice.steps(rounds, of: choices, seed: seed &+ 1 << 32)
    let waits = MonkeyChoice.steps(rounds, of: [MonkeyChoice("wait", 0..<frames + 1)], seed: seed &+ 1 << 33)
    return (0..<rounds).flatMap { round in
      [zooms[round], others[round], MonkeyStep("wait", [min(waits[round][0], frames - others[round].frames)])]
    }
  }

  private let gallery: NavigationMonkey
  private var zooms = 0
  private let start: Double

  init() {
    gallery = NavigationMonkey()
    start = gallery.stage.harness.time
  }

  private init(_ gallery: NavigationMonkey) {
    self.gallery = gallery
    start = gallery.stage.harness.time
  }

  var stage: MonkeyStage { gallery.stage }

  func perform(_ step: MonkeyStep) {
    guard step.word == "zoom" else { return gallery.perform(step) }
    zooms += 1
    if zooms == Self.rounds { stage.expect(stage.harness.time - start <= 10, "the fiftieth zoom comes after ten seconds") }
    let navigation = gallery.navigation
    let next =
      if navigation.presentedViewController != nil {
        MonkeyStep("dismiss", [step[1], 0])
      } else if navigation.viewControllers.count > 1 {
        MonkeyStep("pop", [0])
      } else if step[2] == 0 {
        MonkeyStep("push", [step[0], step[1], 0])
      } else {
        MonkeyStep("present", [step[0], step[1], step[2]])
      }
    gallery.perform(next)
  }

  func examine() { gallery.examine() }

  func undisturbed() -> Self { Self(gallery.undisturbed()) }
}

extension MonkeyStep {
  /// The frames that pass during a step with fingers.
  fileprivate var frames: Int {
    switch word {
    case "move": self[3]
    case "pinch": 4
    case "edge": 3
    case "tap": 1
    default: 0
    }
  }
}
