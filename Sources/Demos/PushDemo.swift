import Rehearsal
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
