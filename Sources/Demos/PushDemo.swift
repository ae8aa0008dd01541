import Rehearsal
import Transitions
import Tweaks
import UIKit

@MainActor
protocol PushDemo: Demo {
  var navigation: UINavigationController { get }
  /// Pushes the second screen, as a tap does.
  func push()
  func applyTweaks()
}

extension PushDemo {
  var rootViewController: UIViewController { navigation }
  var nextPhase: DemoPhase { navigation.viewControllers.count > 1 ? .dismiss : .present }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: push()
    case .dismiss: pop()
    }
  }

  func show(_ screen: UIViewController) {
    guard nextPhase == .present else { return }
    applyTweaks()
    name(from: navigation.topViewController, to: screen)
    navigation.pushViewController(screen, animated: true)
  }

  func pop() {
    guard navigation.viewControllers.count > 1 else { return }
    applyTweaks()
    if let below = navigation.viewControllers.dropLast().last { name(from: navigation.topViewController, to: below) }
    navigation.popViewController(animated: true)
  }
}

extension ParameterTweaks.Group {
  /// The tweaks of the swipe from the left edge that pops.
  static func swipe(_ swipe: WritableKeyPath<Parameters, EdgeSwipe.Parameters>) -> Self {
    .group(
      "Swipe",
      [
        .number(
          "swipe.threshold", swipe.appending(path: \.threshold), "Threshold", in: 0.1...0.9, step: 0.01, unit: .ratio,
          "The progress beyond which a released swipe from the left edge finishes."),
        .boolean("swipe.flicks", swipe.appending(path: \.usesFlick), "Flicks", "Whether the velocity at release decides as well."),
        .number(
          "swipe.flick", swipe.appending(path: \.flick), "Flick", in: 100...3000, step: 50, unit: .pointsPerSecond,
          "The speed that finishes it from any position."),
        .option(
          "swipe.completion", swipe.appending(path: \.completion), "Completion", "The timing of the rest after the release."),
      ])
  }
}
