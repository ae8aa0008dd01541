import Rehearsal
import Tweaks
import UIKit

/// Finishes an animator that is not stopped, 0.3 seconds after it was asked to present: UIKit raises an exception.
package final class RaisingDemo: Demo {
  package static let id = "raising"
  package static let title = "Raising"
  package static let chapter = DemoChapter.modal
  package static let tweaks: [TweakGroup] = []
  package static let phases: [DemoPhase] = [.present]

  package let rootViewController = UIViewController()

  package init(_ setting: DemoSetting) { rootViewController.view.backgroundColor = .white }

  package func run(_ phase: DemoPhase) {
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
  package static let line = #line + 4

  private static func finishTooEarly() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.finishAnimation(at: .end)
    animator.addCompletion { _ in }
  }
}

/// Raises an exception as soon as it is made.
package final class StillbornDemo: Demo {
  package static let id = "stillborn"
  package static let title = "Stillborn"
  package static let chapter = DemoChapter.modal
  package static let tweaks: [TweakGroup] = []

  package let rootViewController = UIViewController()

  package init(_ setting: DemoSetting) {
    let view: UIView = rootViewController.view
    view.addSubview(view)
  }

  package func run(_ phase: DemoPhase) {}
}
