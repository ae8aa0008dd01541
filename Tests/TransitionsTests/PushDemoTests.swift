import Testing
import Tweaks
import UIKit

@testable import GlissadeKit

@Suite("The catalogue's pushes, by hand") @MainActor
struct PushDemoTests {
  nonisolated static let demos = ["simple", "dog-app", "food-list", "blur-fade"]

  private func makeDemo(_ id: String) throws -> any PushDemo {
    let type = try #require(DemoRegistry.all.first { $0.id == id })
    let photos = PhotoSource(library: PhotoLibrary(paths: []), thumbnails: ThumbnailLoader(isImmediate: true))
    return try #require(type.init(DemoSetting(tweaks: TweakStore(type.tweaks), photos: photos)) as? any PushDemo)
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

  @Test("Given a click on the first screen, when it is clicked again while the second one comes, then it is pushed once", arguments: demos)
  func pushesOnce(id: String) throws {
    let demo = try makeDemo(id)
    let hand = StageHand(demo.rootViewController)
    defer { hand.stage.close() }
    for _ in 0..<2 {
      hand.press(at: target(of: id))
      hand.wait(0.05)
      hand.release(at: target(of: id))
      hand.wait(0.05)
    }
    #expect(demo.navigation.viewControllers.count == 2)
    hand.settle()
    #expect(demo.navigation.viewControllers.count == 2)
    #expect(!hand.stage.scene.isUserInteractionBlocked)
  }

  @Test("Given a push asked for twice in one turn, then there is one, and its pop leads back to the first screen", arguments: demos)
  func asksTwice(id: String) throws {
    let demo = try makeDemo(id)
    let hand = StageHand(demo.rootViewController)
    defer { hand.stage.close() }
    hand.perform {
      demo.push()
      demo.push()
    }
    hand.settle()
    #expect(demo.navigation.viewControllers.count == 2)
    #expect(demo.nextPhase == .dismiss)
    hand.perform {
      demo.run(.dismiss)
      demo.run(.dismiss)
    }
    hand.settle()
    #expect(demo.navigation.viewControllers.count == 1)
    #expect(demo.nextPhase == .present)
  }

  @Test("Given reduced motion, then the screens cross-fade and nothing travels", arguments: demos)
  func reducesMotion(id: String) throws {
    let demo = try makeDemo(id)
    let hand = StageHand(demo.rootViewController, reducesMotion: true)
    defer { hand.stage.close() }
    hand.perform { demo.push() }
    hand.stage.turn(at: hand.time)
    hand.stage.turn(at: hand.time + 0.1)
    for name in ["front", "back", "card", "picture", "blur"] { #expect(hand.layer(named: name) == nil) }
    let opacity = try #require(demo.navigation.topViewController?.view.layer.presentation()?.opacity)
    #expect(opacity > 0 && opacity < 1)
    hand.settle()
    #expect(!hand.stage.scene.isUserInteractionBlocked)
  }
}
