import Foundation
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
  private let hand: StageHand

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    transition = BlurFade(navigation)
    hand = StageHand(navigation)
  }

  private func push() {
    hand.perform { navigation.pushViewController(detail, animated: true) }
    hand.stage.turn(at: hand.time)
  }

  /// The radius of the blur that is seen, in points; nil when there is no blur.
  private var radius: CGFloat? {
    guard let blur = hand.layer(named: "blur") else { return nil }
    return (blur.sublayers ?? []).lazy.compactMap { ($0 as? CABackdropLayer)?.presentation()?.blurRadius }.first
  }

  private var opacity: Float { detail.view.layer.presentation()?.opacity ?? -1 }

  private var isClean: Bool {
    [list, detail].allSatisfy { $0.view.alpha == 1 && $0.view.transform == .identity } && hand.layer(named: "blur") == nil
      && !hand.stage.scene.isUserInteractionBlocked
  }

  @Test("When it pushes, then the radius grows and falls again without a jump, and is widest half-way")
  func blurs() throws {
    defer { hand.stage.close() }
    push()
    let start = hand.time
    var radii: [CGFloat] = []
    for frame in 0..<42 {
      hand.stage.turn(at: start + Double(frame) / 60)
      radii.append(try #require(radius))
    }
    #expect(radii[0] == 0)
    #expect(try #require(radii.max()) > 19.9 && radii[21] == radii.max())
    #expect(zip(radii, radii.dropFirst()).allSatisfy { abs($1 - $0) < 2.5 })
    #expect(radii[41] < 2)
    hand.settle()
    #expect(navigation.topViewController === detail)
    #expect(isClean)
  }

  @Test("When the blur is widest, then the screens have half faded into one another; they fade only around then")
  func crossFades() {
    defer { hand.stage.close() }
    push()
    let start = hand.time
    hand.stage.turn(at: start + 0.1)
    #expect(opacity == 0)
    hand.stage.turn(at: start + 0.35)
    #expect(abs(opacity - 0.5) < 0.02)
    hand.stage.turn(at: start + 0.6)
    #expect(opacity == 1)
    hand.settle()
  }

  @Test("When a swipe drives it, then the blur is as far as the finger")
  func scrubs() throws {
    defer { hand.stage.close() }
    push()
    hand.settle()
    hand.press(at: CGPoint(x: 2, y: 400))
    hand.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 99, y: 400), seconds: 0.4)
    let quarter = try #require(radius)
    #expect(quarter > 7 && quarter < 11)
    hand.move(from: CGPoint(x: 99, y: 400), to: CGPoint(x: 50, y: 400), seconds: 0.3)
    #expect(try #require(radius) < quarter)
    hand.wait(0.2)
    hand.release(at: CGPoint(x: 50, y: 400))
    hand.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.view.window != nil && list.view.window == nil && isClean)
  }
}
