import Foundation
import TestSupport
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A demo of the catalog on a stage.
final class DemoHarness: StageHarness {
  let demo: any DemoScreens
  let tweaks: TweakStore

  /// - Parameter values: Of tweaks, by their ids.
  init(_ demo: any Demo.Type, _ values: [Tweak.ID: TweakValue] = [:]) {
    tweaks = TweakStore(demo.tweaks)
    tweaks.set(values)
    self.demo = demo.init(DemoSetting(tweaks: tweaks, photos: .immediate()))
    super.init(self.demo.rootViewController)
  }

  var navigation: UINavigationController? { demo.rootViewController as? UINavigationController }

  /// Starts a phase and shows its first frame.
  func begin(_ phase: DemoPhase) { turn { demo.run(phase) } }

  /// Runs a phase to its end.
  func run(_ phase: DemoPhase) {
    begin(phase)
    settle()
  }
}
