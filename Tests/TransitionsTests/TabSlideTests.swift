@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing
import Transitions
import Tweaks
import UIKit

@Suite("The tab slide") @MainActor
struct TabSlideTests {
  private let pages = (0..<3).map { _ in UIViewController() }
  private let tabs = UITabBarController()
  private let slide: TabSlide
  private let harness: StageHarness

  init() {
    tabs.viewControllers = pages
    slide = TabSlide(tabs)
    slide.parameters.gap = 0
    harness = StageHarness(tabs)
  }

  private func select(_ index: Int) {
    harness.perform { tabs.selectedIndex = index }
    harness.turn()
  }

  /// Where a page's left edge is seen.
  private func left(_ index: Int) -> CGFloat { harness.seen(pages[index].view).minX }

  private var isAtRest: Bool {
    tabs.transitionCoordinator == nil && !harness.scene.isUserInteractionBlocked
      && pages.allSatisfy { $0.view.transform.isIdentity && $0.view.alpha == 1 }
      && pages.filter { $0.view.window != nil } == [tabs.selectedViewController].compactMap { $0 }
  }

  @Test(
    "The screen of the selected tab enters from the side of its tab, and the old one leaves on the other",
    arguments: [(0, 1), (1, 0), (0, 2), (2, 1)])
  func direction(from: Int, to: Int) {
    defer { harness.close() }
    harness.perform { tabs.selectedIndex = from }
    harness.settle()
    select(to)
    let side: CGFloat = to > from ? 1 : -1
    #expect(left(to) == 390 * side && left(from) == 0)
    harness.advance(by: 0.2)
    #expect(left(to) * side > 0 && left(to) * side < 390)
    #expect(abs(left(to) - left(from) - 390 * side) < 0.01)
    harness.settle()
    #expect(tabs.selectedIndex == to && isAtRest)
  }

  @Test("The screens keep the gap, and the old screen moves by the parallax")
  func gapAndParallax() {
    defer { harness.close() }
    slide.parameters.gap = 20
    slide.parameters.parallax = 0.5
    select(1)
    #expect(left(1) == 410)
    harness.advance(by: 0.2)
    #expect(abs(left(0) - (left(1) - 410) / 2) < 0.01)
    harness.settle()
    #expect(isAtRest)
  }

  @Test("The screens follow a swipe point by point")
  func follows() {
    defer { harness.close() }
    harness.press(CGPoint(x: 300, y: 400))
    harness.move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400), seconds: 0.4)
    let start = left(1)
    harness.move(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 100, y: 400), seconds: 0.2)
    #expect(start > 390 - 150 && start < 390 - 130)
    #expect(abs(start - left(1) - 50) < 0.01)
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    harness.release(CGPoint(x: 100, y: 400))
    harness.settle()
    #expect(isAtRest)
  }

  @Test(
    "Half the distance or a flick decides at the release, and a cancelled change of tabs leaves nothing behind",
    arguments: [(100, 0.5, 0.2, false), (240, 0.5, 0.2, true), (100, 0.08, 0, true)] as [(CGFloat, TimeInterval, TimeInterval, Bool)])
  func decides(distance: CGFloat, seconds: TimeInterval, rest: TimeInterval, changes: Bool) {
    defer { harness.close() }
    let before = harness.stage.snapshot
    harness.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 330 - distance, y: 400), seconds: seconds, rest: rest)
    harness.settle()
    #expect(tabs.selectedIndex == (changes ? 1 : 0))
    #expect(isAtRest)
    if !changes { #expect(harness.stage.snapshot == before) }
  }

  @Test("When a swipe reverses beyond its start, then the neighbor on the other side follows it")
  func turnsRound() {
    defer { harness.close() }
    harness.perform { tabs.selectedIndex = 1 }
    harness.settle()
    harness.press(CGPoint(x: 150, y: 400))
    harness.move(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 250, y: 400), seconds: 0.3)
    #expect(pages[0].view.window != nil && left(0) < 0)
    harness.move(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 20, y: 400), seconds: 0.5)
    #expect(pages[0].view.window == nil)
    #expect(left(2) > 0 && left(2) < 390 - 100)
    harness.move(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 300, y: 400), seconds: 0.5)
    #expect(pages[2].view.window == nil && left(0) > -390)
    harness.move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 5, y: 400), seconds: 0.5)
    harness.advance(by: 0.2)
    harness.release(CGPoint(x: 5, y: 400))
    harness.settle()
    #expect(isAtRest)
    #expect(harness.scene.doctor.diagnoses.isEmpty)
  }

  @Test("No transition begins for a swipe without a tab on that side, a vertical swipe, or one on the tab bar")
  func stays() {
    defer { harness.close() }
    for (start, end) in [
      (CGPoint(x: 100, y: 400), CGPoint(x: 380, y: 400)), (CGPoint(x: 200, y: 600), CGPoint(x: 150, y: 300)),
      (CGPoint(x: 300, y: 800), CGPoint(x: 40, y: 800)),
    ] {
      harness.press(start)
      harness.move(from: start, to: end, seconds: 0.3)
      #expect(tabs.transitionCoordinator == nil)
      harness.release(end)
      harness.settle()
    }
    slide.parameters.isSwipeable = false
    harness.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 20, y: 400), seconds: 0.3)
    harness.settle()
    #expect(tabs.selectedIndex == 0 && isAtRest)
  }

  @Test("When the system cancels the swipe, then the screens return")
  func isCancelled() {
    defer { harness.close() }
    harness.press(CGPoint(x: 330, y: 400))
    harness.move(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400), seconds: 0.3)
    harness.perform {
      for recognizer in tabs.view.gestureRecognizers ?? [] {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    }
    harness.settle()
    #expect(tabs.selectedIndex == 0)
    harness.release(CGPoint(x: 60, y: 400))
    harness.settle()
    #expect(isAtRest)
  }

  @Test("When tabs are selected faster than the screens slide, then the last one is shown in the end")
  func impatient() {
    defer { harness.close() }
    for index in [1, 2, 0, 2] {
      harness.perform { tabs.selectedIndex = index }
      harness.advance(by: 0.05)
    }
    harness.settle()
    #expect(tabs.selectedIndex == 2 && isAtRest)
  }

  @Test("With Reduce Motion the screens cross-fade, and a swipe drives the cross-fade")
  func reducesMotion() {
    defer { harness.close() }
    harness.scene.settings.isReduceMotionEnabled = true
    harness.press(CGPoint(x: 330, y: 400))
    harness.move(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 125, y: 400), seconds: 0.3)
    #expect(left(0) == 0 && left(1) == 0)
    let opacity = pages[1].view.layer.presentation()?.opacity ?? -1
    #expect(opacity > 0.4 && opacity < 0.6)
    harness.release(CGPoint(x: 125, y: 400))
    harness.settle()
    #expect(isAtRest)
  }
}

@Suite("The demo of the tab slide") @MainActor
struct TabSlideDemoTests {
  private let harness = DemoHarness(TabSlideDemo.self)

  private var tabs: UITabBarController? { harness.demo.rootViewController as? UITabBarController }

  @Test("Present selects the second tab, and dismiss the first from any other")
  func phases() {
    defer { harness.close() }
    #expect(harness.demo.nextPhase == .present)
    harness.run(.present)
    #expect(tabs?.selectedIndex == 1 && harness.demo.nextPhase == .dismiss)
    harness.perform { tabs?.selectedIndex = 2 }
    harness.settle()
    harness.run(.dismiss)
    #expect(tabs?.selectedIndex == 0 && harness.demo.nextPhase == .present)
  }

  @Test("The next tap on the bar uses a tuned value")
  func takesUpTweaks() throws {
    defer { harness.close() }
    try harness.tweaks.apply(assignments: ["slide.duration=2"])
    harness.press(CGPoint(x: 195, y: 785))
    harness.advance(by: 0.02)
    harness.release(CGPoint(x: 195, y: 785))
    harness.advance(by: 1.5)
    #expect(tabs?.selectedIndex == 1 && tabs?.transitionCoordinator != nil)
    harness.settle()
    #expect(tabs?.transitionCoordinator == nil)
  }
}
