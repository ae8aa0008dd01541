import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The blurring push and pop") @MainActor
struct BlurFadeTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let transition: BlurFade
  private let harness: StageHarness

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    transition = BlurFade(navigation)
    harness = StageHarness(navigation)
  }

  private func push() {
    harness.perform { navigation.pushViewController(detail, animated: true) }
    harness.turn()
  }

  /// The radius of the blur that is seen, in points; nil when there is no blur.
  private var radius: CGFloat? {
    guard let blur = harness.layer(named: "blur") else { return nil }
    return (blur.sublayers ?? []).lazy.compactMap { ($0 as? CABackdropLayer)?.presentation()?.blurRadius }.first
  }

  private var opacity: Float { detail.view.layer.presentation()?.opacity ?? -1 }

  private var isClean: Bool {
    [list, detail].allSatisfy { $0.view.alpha == 1 && $0.view.transform == .identity } && harness.layer(named: "blur") == nil
      && !harness.scene.isUserInteractionBlocked
  }

  @Test("During a push the radius of the blur grows and shrinks again without a jump, and is largest at half the duration")
  func blurs() throws {
    defer { harness.close() }
    push()
    let start = harness.time
    var radii: [CGFloat] = []
    for frame in 0..<42 {
      harness.stage.turn(at: start + Double(frame) / 60)
      radii.append(try #require(radius))
    }
    #expect(radii[0] == 0)
    #expect(try #require(radii.max()) > 19.9 && radii[21] == radii.max())
    #expect(zip(radii, radii.dropFirst()).allSatisfy { abs($1 - $0) < 2.5 })
    #expect(radii[41] < 2)
    harness.settle()
    #expect(navigation.topViewController === detail)
    #expect(isClean)
  }

  @Test("The screens cross-fade around the largest blur, where the fade is at one half")
  func crossFades() {
    defer { harness.close() }
    push()
    let start = harness.time
    harness.stage.turn(at: start + 0.1)
    #expect(opacity == 0)
    harness.stage.turn(at: start + 0.35)
    #expect(abs(opacity - 0.5) < 0.02)
    harness.stage.turn(at: start + 0.6)
    #expect(opacity == 1)
    harness.settle()
  }

  @Test("When a swipe drives it, then the blur follows the progress of the swipe")
  func scrubs() throws {
    defer { harness.close() }
    push()
    harness.settle()
    harness.press(CGPoint(x: 2, y: 400))
    harness.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 99, y: 400), seconds: 0.4)
    let quarter = try #require(radius)
    #expect(quarter > 7 && quarter < 11)
    harness.move(from: CGPoint(x: 99, y: 400), to: CGPoint(x: 50, y: 400), seconds: 0.3)
    #expect(try #require(radius) < quarter)
    harness.advance(by: 0.2)
    harness.release(CGPoint(x: 50, y: 400))
    harness.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.view.window != nil && list.view.window == nil && isClean)
  }
}
