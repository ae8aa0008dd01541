import Foundation
import Tweaks
import UIKit

@testable import GlissadeKit

/// A demo of the catalogue on a stage, and a hand on its mouse.
@MainActor
final class CatalogueHand {
  let demo: any Demo
  let tweaks: TweakStore
  let hand: StageHand

  /// - Parameter values: Of tweaks, by their ids.
  init(_ demo: any Demo.Type, _ values: [Tweak.ID: TweakValue] = [:]) {
    let tweaks = TweakStore(demo.tweaks)
    tweaks.set(values)
    self.tweaks = tweaks
    let setting = DemoSetting(
      tweaks: tweaks,
      photos: PhotoSource(library: PhotoLibrary(paths: []), thumbnails: ThumbnailLoader(isImmediate: true)))
    self.demo = demo.init(setting)
    hand = StageHand(self.demo.rootViewController)
  }

  var navigation: UINavigationController? { demo.rootViewController as? UINavigationController }

  /// Starts a phase and shows its first frame.
  func begin(_ phase: DemoPhase) {
    hand.perform { demo.run(phase) }
    hand.stage.turn(at: hand.time)
  }

  func run(_ phase: DemoPhase) {
    begin(phase)
    hand.settle()
  }

  /// The first layer with this name that is on the stage.
  func layer(_ name: String) -> CALayer? { find(name, in: hand.stage.scene.rootLayer) }

  private func find(_ name: String, in layer: CALayer) -> CALayer? {
    if layer.name == name { return layer }
    return (layer.sublayers ?? []).lazy.compactMap { self.find(name, in: $0) }.first
  }
}
