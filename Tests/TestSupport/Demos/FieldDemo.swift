import Rehearsal
import Tweaks
import UIKit

/// A screen with two text fields, one below the other, and nothing to run.
package final class FieldDemo: Demo {
  package static let id = "field"
  package static let title = "Field"
  package static let chapter = DemoChapter.modal
  package static let tweaks: [TweakGroup] = []
  package static let phases: [DemoPhase] = [.present]

  package let rootViewController = UIViewController()
  private let fields = [100.0, 160].map { UITextField(frame: CGRect(x: 20, y: $0, width: 350, height: 40)) }

  package init(_ setting: DemoSetting) {
    rootViewController.view.backgroundColor = .white
    for field in fields { rootViewController.view.addSubview(field) }
  }

  package func run(_ phase: DemoPhase) {}
}
