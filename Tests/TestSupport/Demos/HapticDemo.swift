import Rehearsal
import Tweaks
import UIKit

/// A view that drops, hits something, slides on and comes to rest, each of which can be felt on a phone.
package final class HapticDemo: Demo {
  package static let id = "haptic"
  package static let title = "Haptic"
  package static let chapter = DemoChapter.modal
  package static let tweaks: [TweakGroup] = []
  package static let phases: [DemoPhase] = [.present]

  package let rootViewController = UIViewController()

  package init(_ setting: DemoSetting) { rootViewController.view.backgroundColor = .white }

  package func run(_ phase: DemoPhase) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.name = "block"
    view.backgroundColor = .systemBlue
    rootViewController.view.addSubview(view)
    UISelectionFeedbackGenerator().selectionChanged()
    UIView.animate(withDuration: 0.1) {
      view.center.y = 600
    } completion: { _ in
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.7)
      UIView.animate(withDuration: 0.15) {
        view.center.x = 300
      } completion: { _ in
        UINotificationFeedbackGenerator().notificationOccurred(.success)
      }
    }
  }
}
