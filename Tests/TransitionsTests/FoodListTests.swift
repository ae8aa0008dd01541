import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The food list") @MainActor
struct FoodListTests {
  private let list = PictureScreen(picture: CGRect(x: 20, y: 400, width: 80, height: 80), words: 0)
  private let detail = PictureScreen(picture: CGRect(x: 0, y: 0, width: 390, height: 390), words: 3)
  private let navigation: UINavigationController
  private let transition: FoodListPush
  private let harness: StageHarness

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    transition = FoodListPush(navigation)
    harness = StageHarness(navigation)
  }

  private func push() {
    harness.perform { navigation.pushViewController(detail, animated: true) }
    harness.turn()
  }

  private func offset(_ word: UIView) -> CGFloat { word.layer.presentation()?.transform.m42 ?? .nan }

  private var isClean: Bool {
    let words = detail.slidingViews.allSatisfy { $0.alpha == 1 && $0.transform == .identity }
    return words && !list.picture.isHidden && !detail.picture.isHidden && detail.view.alpha == 1 && harness.layer(named: "picture") == nil
      && !harness.scene.isUserInteractionBlocked
  }

  @Test("During a push only the picture moves, from its place in the list to its place on the next screen")
  func travels() throws {
    defer { harness.close() }
    push()
    #expect(harness.layer(named: "picture")?.presentation()?.frame == list.picture.frame)
    #expect(list.picture.isHidden && detail.picture.isHidden)
    harness.stage.turn(at: harness.time + 0.4999)
    let end = try #require(harness.layer(named: "picture")?.presentation()).frame
    #expect(abs(end.minY) < 0.5 && abs(end.width - 390) < 0.5)
    harness.settle()
    #expect(navigation.topViewController === detail)
    #expect(isClean)
  }

  @Test("During a push the words slide up one after the other")
  func staggers() {
    defer { harness.close() }
    push()
    let words = detail.slidingViews
    #expect(words.map(offset) == [48, 48, 48])
    harness.stage.turn(at: harness.time + 0.06)
    #expect(offset(words[0]) < offset(words[1]) && offset(words[1]) < 48)
    #expect(offset(words[2]) == 48)
    let start = harness.time
    harness.settle()
    #expect(harness.time - start < 0.6)
    #expect(isClean)
  }

  @Test("During a pop the picture returns and the words move down and fade")
  func pops() throws {
    defer { harness.close() }
    push()
    harness.settle()
    harness.perform { navigation.popViewController(animated: true) }
    harness.turn()
    harness.stage.turn(at: harness.time + 0.2)
    #expect(detail.slidingViews.allSatisfy { offset($0) == 48 })
    harness.stage.turn(at: harness.time + 0.2999)
    let end = try #require(harness.layer(named: "picture")?.presentation()).frame
    #expect(abs(end.minY - 400) < 0.5 && abs(end.width - 80) < 0.5)
    harness.settle()
    #expect(navigation.topViewController === list)
    #expect(isClean)
  }

  @Test("A short swipe cancels the pop and changes nothing; a longer one pops")
  func swipes() {
    defer { harness.close() }
    push()
    harness.settle()
    harness.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 100, y: 700), seconds: 0.5, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.view.window != nil && list.view.window == nil && isClean)
    harness.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 300, y: 700), seconds: 0.5, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === list)
    #expect(isClean)
  }
}

/// A screen with a picture and some words below it.
private final class PictureScreen: UIViewController, FoodListScreen {
  let picture: UIView
  let slidingViews: [UIView]
  var movingPicture: UIView? { picture }

  init(picture frame: CGRect, words: Int) {
    picture = UIView(frame: frame)
    picture.backgroundColor = .systemOrange
    slidingViews = (0..<words).map { UIView(frame: CGRect(x: 20, y: frame.maxY + 20 + 40 * CGFloat($0), width: 200, height: 30)) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for content in [picture] + slidingViews { view.addSubview(content) }
  }
}
