import Foundation
import Testing
import Transitions
import Tweaks
import UIKit

@testable import GlissadeKit

@Suite("The tabs that slide") @MainActor
struct TabSlideTests {
  private let pages = (0..<3).map { _ in UIViewController() }
  private let tabs = UITabBarController()
  private let slide: TabSlide
  private let hand: StageHand

  init() {
    tabs.viewControllers = pages
    slide = TabSlide(tabs)
    slide.parameters.gap = 0
    hand = StageHand(tabs)
  }

  private func select(_ index: Int) {
    hand.perform { tabs.selectedIndex = index }
    hand.stage.turn(at: hand.time)
  }

  /// Where a page's left edge is seen.
  private func left(_ index: Int) -> CGFloat { hand.seen(pages[index].view).minX }

  private var isAtRest: Bool {
    tabs.transitionCoordinator == nil && !hand.stage.scene.isUserInteractionBlocked
      && pages.allSatisfy { $0.view.transform.isIdentity && $0.view.alpha == 1 }
      && pages.filter { $0.view.window != nil } == [tabs.selectedViewController].compactMap { $0 }
  }

  @Test(
    "When a tab is chosen, then its page comes from the side on which its tab is, and the old one leaves on the other",
    arguments: [(0, 1), (1, 0), (0, 2), (2, 1)])
  func direction(from: Int, to: Int) {
    defer { hand.stage.close() }
    hand.perform { tabs.selectedIndex = from }
    hand.settle()
    select(to)
    let side: CGFloat = to > from ? 1 : -1
    #expect(left(to) == 390 * side && left(from) == 0)
    hand.wait(0.2)
    #expect(left(to) * side > 0 && left(to) * side < 390)
    #expect(abs(left(to) - left(from) - 390 * side) < 0.01)
    hand.settle()
    #expect(tabs.selectedIndex == to && isAtRest)
  }

  @Test("Given a gap and a parallax, then the pages keep the one, and the old page moves by the other")
  func gapAndParallax() {
    defer { hand.stage.close() }
    slide.parameters.gap = 20
    slide.parameters.parallax = 0.5
    select(1)
    #expect(left(1) == 410)
    hand.wait(0.2)
    #expect(abs(left(0) - (left(1) - 410) / 2) < 0.01)
    hand.settle()
    #expect(isAtRest)
  }

  @Test("When a swipe has come half the width, then the pages stand half-way, and one point further for each point")
  func follows() {
    defer { hand.stage.close() }
    hand.press(at: CGPoint(x: 300, y: 400))
    hand.move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400), seconds: 0.4)
    let start = left(1)
    hand.move(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 100, y: 400), seconds: 0.2)
    #expect(start > 390 - 150 && start < 390 - 130)
    #expect(abs(start - left(1) - 50) < 0.01)
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    hand.release(at: CGPoint(x: 100, y: 400))
    hand.settle()
    #expect(isAtRest)
  }

  @Test(
    "When it is released, then half the distance or a flick decides, and a cancelled change of tabs leaves nothing behind",
    arguments: [(100, 0.5, 0.2, false), (240, 0.5, 0.2, true), (100, 0.08, 0, true)] as [(CGFloat, TimeInterval, TimeInterval, Bool)])
  func decides(distance: CGFloat, seconds: TimeInterval, rest: TimeInterval, changes: Bool) {
    defer { hand.stage.close() }
    let before = hand.stage.snapshot
    hand.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 330 - distance, y: 400), seconds: seconds, rest: rest)
    hand.settle()
    #expect(tabs.selectedIndex == (changes ? 1 : 0))
    #expect(isAtRest)
    if !changes { #expect(hand.stage.snapshot == before) }
  }

  @Test("When a swipe turns round past where it began, then the other neighbour follows it")
  func turnsRound() {
    defer { hand.stage.close() }
    hand.perform { tabs.selectedIndex = 1 }
    hand.settle()
    hand.press(at: CGPoint(x: 150, y: 400))
    hand.move(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 250, y: 400), seconds: 0.3)
    #expect(pages[0].view.window != nil && left(0) < 0)
    hand.move(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 20, y: 400), seconds: 0.5)
    #expect(pages[0].view.window == nil)
    #expect(left(2) > 0 && left(2) < 390 - 100)
    hand.move(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 300, y: 400), seconds: 0.5)
    #expect(pages[2].view.window == nil && left(0) > -390)
    hand.move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 5, y: 400), seconds: 0.5)
    hand.wait(0.2)
    hand.release(at: CGPoint(x: 5, y: 400))
    hand.settle()
    #expect(isAtRest)
    #expect(hand.stage.scene.doctor.diagnoses.isEmpty)
  }

  @Test("When there is no tab on that side, or the swipe goes up, or it starts on the bar, then nothing begins")
  func stays() {
    defer { hand.stage.close() }
    for (start, end) in [
      (CGPoint(x: 100, y: 400), CGPoint(x: 380, y: 400)), (CGPoint(x: 200, y: 600), CGPoint(x: 150, y: 300)),
      (CGPoint(x: 300, y: 800), CGPoint(x: 40, y: 800)),
    ] {
      hand.press(at: start)
      hand.move(from: start, to: end, seconds: 0.3)
      #expect(tabs.transitionCoordinator == nil)
      hand.release(at: end)
      hand.settle()
    }
    slide.parameters.isSwipeable = false
    hand.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 20, y: 400))
    hand.settle()
    #expect(tabs.selectedIndex == 0 && isAtRest)
  }

  @Test("When the system cancels the swipe, then the pages go back")
  func isCancelled() {
    defer { hand.stage.close() }
    hand.press(at: CGPoint(x: 330, y: 400))
    hand.move(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400), seconds: 0.3)
    hand.perform {
      for recognizer in tabs.view.gestureRecognizers ?? [] {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    }
    hand.settle()
    #expect(tabs.selectedIndex == 0)
    hand.release(at: CGPoint(x: 60, y: 400))
    hand.settle()
    #expect(isAtRest)
  }

  @Test("When tabs are chosen faster than the pages slide, then the last one is shown in the end")
  func impatient() {
    defer { hand.stage.close() }
    for index in [1, 2, 0, 2] {
      hand.perform { tabs.selectedIndex = index }
      hand.wait(0.05)
    }
    hand.settle()
    #expect(tabs.selectedIndex == 2 && isAtRest)
  }

  @Test("Given that motion is to be reduced, then the pages cross-fade, and a swipe drives that")
  func reducesMotion() {
    defer { hand.stage.close() }
    hand.stage.scene.isReduceMotionEnabled = true
    hand.press(at: CGPoint(x: 330, y: 400))
    hand.move(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 125, y: 400), seconds: 0.3)
    #expect(left(0) == 0 && left(1) == 0)
    let opacity = pages[1].view.layer.presentation()?.opacity ?? -1
    #expect(opacity > 0.4 && opacity < 0.6)
    hand.release(at: CGPoint(x: 125, y: 400))
    hand.settle()
    #expect(isAtRest)
  }
}

@Suite("The demo of sliding tabs") @MainActor
struct TabSlideDemoTests {
  private let stage = CatalogueHand(TabSlideDemo.self)

  private var tabs: UITabBarController? { stage.demo.rootViewController as? UITabBarController }

  @Test("When it is presented, then the second tab comes; when it is dismissed, then the first, from whichever")
  func phases() {
    defer { stage.hand.stage.close() }
    #expect(stage.demo.nextPhase == .present)
    stage.run(.present)
    #expect(tabs?.selectedIndex == 1 && stage.demo.nextPhase == .dismiss)
    stage.hand.perform { tabs?.selectedIndex = 2 }
    stage.hand.settle()
    stage.run(.dismiss)
    #expect(tabs?.selectedIndex == 0 && stage.demo.nextPhase == .present)
  }

  @Test("When a value is tuned, then the next tap on the bar goes by it")
  func takesUpTweaks() throws {
    defer { stage.hand.stage.close() }
    try stage.tweaks.apply(assignments: ["slide.duration=2"])
    stage.hand.press(at: CGPoint(x: 195, y: 785))
    stage.hand.wait(0.02)
    stage.hand.release(at: CGPoint(x: 195, y: 785))
    stage.hand.wait(1.5)
    #expect(tabs?.selectedIndex == 1 && tabs?.transitionCoordinator != nil)
    stage.hand.settle()
    #expect(tabs?.transitionCoordinator == nil)
  }
}
