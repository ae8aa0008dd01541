@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("What a closed stage leaves in memory") @MainActor
struct StageMemoryTests {
  init() throws { try SourceAssets.preparePlatform() }

  /// What must not outlive a stage.
  private struct Survivors {
    weak var scene: UIWindowScene?
    weak var demo: (any DemoScreens)?
    weak var root: UIViewController?
    weak var rootView: UIView?
    weak var presented: UIViewController?

    var words: [String] {
      [
        scene == nil ? nil : "scene", demo == nil ? nil : "demo", root == nil ? nil : "root controller",
        rootView == nil ? nil : "root view", presented == nil ? nil : "presented controller",
      ].compactMap { $0 }
    }
  }

  /// Rehearses a demo, hands it to `body`, and tells what is still there once its stage is closed and nobody holds it.
  private func survivors(of demo: any Demo.Type, _ setting: DemoSetting, _ body: (any DemoScreens, Stage) -> Void) -> [String] {
    var survivors = Survivors()
    func rehearse() {
      let stage = Stage(StageConfiguration())
      defer { stage.close() }
      let demo = stage.open(DemoDefinition(demo), setting)
      body(demo, stage)
      survivors.scene = stage.scene
      survivors.demo = demo
      survivors.root = demo.rootViewController
      survivors.rootView = demo.rootViewController.view
      survivors.presented = demo.rootViewController.presentedViewController ?? demo.rootViewController.children.last
    }
    rehearse()
    return survivors.words
  }

  private func setting(of demo: any Demo.Type) -> DemoSetting {
    DemoSetting(tweaks: TweakStore(demo.tweaks), photos: SourceAssets.photos)
  }

  @Test("Given any demo, when its stage is closed at rest or in the middle of a phase, then nothing of it stays in memory")
  func phases() {
    for demo in DemoRegistry.all {
      let setting = setting(of: demo)
      #expect(survivors(of: demo, setting) { _, stage in stage.settle() } == [], "\(demo.id), untouched")
      for phase in demo.phases {
        #expect(
          survivors(of: demo, setting) { PhaseRun(of: phase, in: $0, on: $1).step(to: 0.1) } == [], "\(demo.id), in \(phase.rawValue)")
        #expect(
          survivors(of: demo, setting) { PhaseRun(of: phase, in: $0, on: $1).finish() } == [], "\(demo.id), after \(phase.rawValue)")
      }
    }
  }

  @Test("Given any demo, when its stage is closed in the middle of a take or after it, then nothing of it stays in memory")
  func takes() throws {
    let library = SourceAssets.takes
    for demo in DemoRegistry.all {
      let setting = setting(of: demo)
      for name in library.names(demo: demo.id) {
        let take = try library.load(name, demo: demo.id)
        #expect(
          survivors(of: demo, setting) { PhaseRun(of: take.phase, in: $0, playing: take, on: $1).step(to: take.duration / 2) } == [],
          "\(demo.id), in the take \(name)")
        #expect(
          survivors(of: demo, setting) { PhaseRun(of: take.phase, in: $0, playing: take, on: $1).finish() } == [],
          "\(demo.id), after the take \(name)")
      }
    }
  }
}
