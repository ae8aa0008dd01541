@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The pushes of the catalog") @MainActor
struct PushDemoTests {
  nonisolated static let demos = ["simple", "dog-app", "food-list", "blur-fade"]

  private func makeDemo(_ id: String) throws -> any PushDemo {
    let type = try #require(DemoRegistry.all.first { $0.id == id })
    return try #require(type.init(DemoSetting(tweaks: TweakStore(type.tweaks), photos: .immediate())) as? any PushDemo)
  }

  /// Where the first screen of a demo is clicked so that it pushes.
  private func target(of id: String) -> CGPoint {
    switch id {
    case "simple": CGPoint(x: 195, y: 769)
    case "blur-fade": CGPoint(x: 195, y: 769)
    case "dog-app": CGPoint(x: 195, y: 300)
    default: CGPoint(x: 200, y: 250)
    }
  }

  @Test("Two clicks on the first screen push the second screen once", arguments: demos)
  func pushesOnce(id: String) throws {
    let demo = try makeDemo(id)
    let harness = StageHarness(demo.rootViewController)
    defer { harness.close() }
    for _ in 0..<2 {
      harness.press(target(of: id))
      harness.advance(by: 0.05)
      harness.release(target(of: id))
      harness.advance(by: 0.05)
    }
    #expect(demo.navigation.viewControllers.count == 2)
    harness.settle()
    #expect(demo.navigation.viewControllers.count == 2)
    #expect(!harness.scene.isUserInteractionBlocked)
  }

  @Test("Two pushes in one turn push once, and the pop returns to the first screen", arguments: demos)
  func asksTwice(id: String) throws {
    let demo = try makeDemo(id)
    let harness = StageHarness(demo.rootViewController)
    defer { harness.close() }
    harness.perform {
      demo.push()
      demo.push()
    }
    harness.settle()
    #expect(demo.navigation.viewControllers.count == 2)
    #expect(demo.nextPhase == .dismiss)
    harness.perform {
      demo.run(.dismiss)
      demo.run(.dismiss)
    }
    harness.settle()
    #expect(demo.navigation.viewControllers.count == 1)
    #expect(demo.nextPhase == .present)
  }

  @Test("With Reduce Motion the screens cross-fade and nothing moves", arguments: demos)
  func reducesMotion(id: String) throws {
    let demo = try makeDemo(id)
    let harness = StageHarness(demo.rootViewController, reducesMotion: true)
    defer { harness.close() }
    harness.perform { demo.push() }
    harness.turn()
    harness.stage.turn(at: harness.time + 0.1)
    for name in ["front", "back", "card", "picture", "blur"] { #expect(harness.layer(named: name) == nil) }
    let opacity = try #require(demo.navigation.topViewController?.view.layer.presentation()?.opacity)
    #expect(opacity > 0 && opacity < 1)
    harness.settle()
    #expect(!harness.scene.isUserInteractionBlocked)
  }
}
