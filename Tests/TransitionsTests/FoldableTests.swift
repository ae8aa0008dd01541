import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The foldable screen") @MainActor
struct FoldableTests {
  private let cover = UIViewController()
  private let map = UIViewController()
  private let navigation: UINavigationController
  private let harness: StageHarness

  init() {
    cover.view.backgroundColor = .white
    map.view.backgroundColor = .systemGreen
    navigation = UINavigationController(rootViewController: cover)
    navigation.setNavigationBarHidden(true, animated: false)
    harness = StageHarness(navigation)
  }

  private func install(_ change: (inout Foldable.Parameters) -> Void = { _ in }) -> Foldable {
    var parameters = Foldable.Parameters()
    change(&parameters)
    return Foldable(navigation, parameters: parameters) { [navigation, map] in navigation.pushViewController(map, animated: true) }
  }

  /// Every layer with this name on the stage.
  private func layers(_ name: String, in layer: CALayer? = nil) -> [CALayer] {
    let layer = layer ?? harness.scene.rootLayer
    return (layer.name == name ? [layer] : []) + (layer.sublayers ?? []).flatMap { layers(name, in: $0) }
  }

  /// The chain of strips below a sheet, as they are seen now.
  private func chain(_ sheet: CALayer) -> [CALayer] {
    var strips: [CALayer] = []
    var next = sheet.sublayers?.first { $0 is CATransformLayer }
    while let strip = next {
      strips.append(strip)
      next = strip.sublayers?.first { $0 is CATransformLayer }
    }
    return strips
  }

  @Test(
    "With two folds a screen has four strips, each attached to the edge of the one before",
    arguments: Foldable.Direction.allCases)
  func hangs(direction: Foldable.Direction) throws {
    defer { harness.close() }
    let foldable = install { $0.direction = direction }
    harness.perform { navigation.pushViewController(map, animated: true) }
    harness.advance(by: 0.4)
    for sheet in [layers("unfolding"), layers("folding")] {
      let top = try #require(sheet.first)
      let strips = chain(top)
      #expect(strips.count == 4)
      for strip in strips.dropFirst() {
        let parent = try #require(strip.superlayer)
        // The hinge is on the parent's far edge, at whatever angle.
        let hinge = strip.position
        let isOnEdge = hinge.x == 0 || hinge.y == 0 || hinge.x == parent.bounds.width || hinge.y == parent.bounds.height
        #expect(isOnEdge)
      }
    }
    harness.settle()
    withExtendedLifetime(foldable) { #expect(navigation.topViewController === map) }
    #expect(layers("unfolding").isEmpty && !cover.view.isHidden && !map.view.isHidden)
  }

  @Test("While the edge moves, both sheets together are as wide as the screen", arguments: [0.1, 0.3, 0.5, 0.7])
  func meet(time: TimeInterval) throws {
    defer { harness.close() }
    let foldable = install()
    harness.perform { navigation.pushViewController(map, animated: true) }
    harness.turn()
    harness.advance(by: time)
    let width = { (name: String) throws -> CGFloat in
      let sheet = try #require(layers(name).first)
      let strip = try #require(chain(sheet).first)
      return abs(try #require(strip.presentation()).transform.m11) * 390
    }
    let sum = try width("unfolding") + width("folding")
    #expect(abs(sum - 390) < 0.5)
    harness.settle()
    withExtendedLifetime(foldable) {}
  }

  @Test("A swipe from the right edge beyond the middle opens the map, and one from the left edge closes it")
  func swipes() {
    defer { harness.close() }
    let foldable = install()
    harness.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 100, y: 400), seconds: 0.4, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === map)
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 290, y: 400), seconds: 0.4, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === cover)
    withExtendedLifetime(foldable) {}
  }

  @Test("A swipe cancelled at any point leaves nothing behind", arguments: [30, 80, 140] as [CGFloat])
  func calledOff(distance: CGFloat) {
    defer { harness.close() }
    let foldable = install()
    let before = harness.stage.snapshot
    harness.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 388 - distance, y: 400), seconds: 0.4, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === cover)
    #expect(harness.stage.snapshot == before)
    withExtendedLifetime(foldable) {}
  }
}
