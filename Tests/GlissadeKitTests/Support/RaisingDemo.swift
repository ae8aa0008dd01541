import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// Finishes an animator that is not stopped, 0.3 seconds after it was asked to present: UIKit raises an exception.
final class RaisingDemo: Demo {
  static let id = "raising"
  static let title = "Raising"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []
  static let phases: [DemoPhase] = [.present]

  let rootViewController = UIViewController()

  init(_ setting: DemoSetting) { rootViewController.view.backgroundColor = .white }

  func run(_ phase: DemoPhase) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .systemBlue
    rootViewController.view.addSubview(view)
    UIView.animate(withDuration: 0.3) {
      view.center.y = 600
    } completion: { _ in
      Self.finishTooEarly()
    }
  }

  /// The line of the mistake.
  static let line = #line + 4

  private static func finishTooEarly() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.finishAnimation(at: .end)
    animator.addCompletion { _ in }
  }
}

/// Raises an exception as soon as it is made.
final class StillbornDemo: Demo {
  static let id = "stillborn"
  static let title = "Stillborn"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []

  let rootViewController = UIViewController()

  init(_ setting: DemoSetting) {
    let view: UIView = rootViewController.view
    view.addSubview(view)
  }

  func run(_ phase: DemoPhase) {}
}
