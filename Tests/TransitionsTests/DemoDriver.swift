import Foundation
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A demo of the catalog on a stage, with a pointer to drive it.
@MainActor
final class DemoDriver {
  let demo: any DemoScreens
  let tweaks: TweakStore
  let driver: StageDriver

  /// - Parameter values: Of tweaks, by their ids.
  init(_ demo: any Demo.Type, _ values: [Tweak.ID: TweakValue] = [:]) {
    let tweaks = TweakStore(demo.tweaks)
    tweaks.set(values)
    self.tweaks = tweaks
    self.demo = demo.init(DemoSetting(tweaks: tweaks, photos: .immediate()))
    driver = StageDriver(self.demo.rootViewController)
  }

  var navigation: UINavigationController? { demo.rootViewController as? UINavigationController }

  /// Starts a phase and shows its first frame.
  func begin(_ phase: DemoPhase) {
    driver.perform { demo.run(phase) }
    driver.stage.turn(at: driver.time)
  }

  func run(_ phase: DemoPhase) {
    begin(phase)
    driver.settle()
  }

  /// The first layer with this name that is on the stage.
  func layer(_ name: String) -> CALayer? { find(name, in: driver.stage.scene.rootLayer) }

  private func find(_ name: String, in layer: CALayer) -> CALayer? {
    if layer.name == name { return layer }
    return (layer.sublayers ?? []).lazy.compactMap { self.find(name, in: $0) }.first
  }
}
