import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A screen with two text fields, one below the other, and nothing to run.
final class FieldDemo: Demo {
  static let id = "field"
  static let title = "Field"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []
  static let phases: [DemoPhase] = [.present]

  let rootViewController = UIViewController()
  private let fields = [100.0, 160].map { UITextField(frame: CGRect(x: 20, y: $0, width: 350, height: 40)) }

  init(_ setting: DemoSetting) {
    rootViewController.view.backgroundColor = .white
    for field in fields { rootViewController.view.addSubview(field) }
  }

  func run(_ phase: DemoPhase) {}
}
