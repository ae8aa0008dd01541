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
  private let driver: StageDriver

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    transition = BlurFade(navigation)
    driver = StageDriver(navigation)
  }

  private func push() {
    driver.perform { navigation.pushViewController(detail, animated: true) }
    driver.stage.turn(at: driver.time)
  }

  /// The radius of the blur that is seen, in points; nil when there is no blur.
  private var radius: CGFloat? {
    guard let blur = driver.layer(named: "blur") else { return nil }
    return (blur.sublayers ?? []).lazy.compactMap { ($0 as? CABackdropLayer)?.presentation()?.blurRadius }.first
  }

  private var opacity: Float { detail.view.layer.presentation()?.opacity ?? -1 }

  private var isClean: Bool {
    [list, detail].allSatisfy { $0.view.alpha == 1 && $0.view.transform == .identity } && driver.layer(named: "blur") == nil
      && !driver.stage.scene.isUserInteractionBlocked
  }

  @Test("During a push the radius of the blur grows and shrinks again without a jump, and is largest at half the duration")
  func blurs() throws {
    defer { driver.stage.close() }
    push()
    let start = driver.time
    var radii: [CGFloat] = []
    for frame in 0..<42 {
      driver.stage.turn(at: start + Double(frame) / 60)
      radii.append(try #require(radius))
    }
    #expect(radii[0] == 0)
    #expect(try #require(radii.max()) > 19.9 && radii[21] == radii.max())
    #expect(zip(radii, radii.dropFirst()).allSatisfy { abs($1 - $0) < 2.5 })
    #expect(radii[41] < 2)
    driver.settle()
    #expect(navigation.topViewController === detail)
    #expect(isClean)
  }

  @Test("The screens cross-fade around the largest blur, where the fade is at one half")
  func crossFades() {
    defer { driver.stage.close() }
    push()
    let start = driver.time
    driver.stage.turn(at: start + 0.1)
    #expect(opacity == 0)
    driver.stage.turn(at: start + 0.35)
    #expect(abs(opacity - 0.5) < 0.02)
    driver.stage.turn(at: start + 0.6)
    #expect(opacity == 1)
    driver.settle()
  }

  @Test("When a swipe drives it, then the blur follows the progress of the swipe")
  func scrubs() throws {
    defer { driver.stage.close() }
    push()
    driver.settle()
    driver.press(at: CGPoint(x: 2, y: 400))
    driver.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 99, y: 400), seconds: 0.4)
    let quarter = try #require(radius)
    #expect(quarter > 7 && quarter < 11)
    driver.move(from: CGPoint(x: 99, y: 400), to: CGPoint(x: 50, y: 400), seconds: 0.3)
    #expect(try #require(radius) < quarter)
    driver.wait(0.2)
    driver.release(at: CGPoint(x: 50, y: 400))
    driver.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.view.window != nil && list.view.window == nil && isClean)
  }
}
