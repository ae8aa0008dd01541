import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("The fluidity of zooms")
struct ZoomFluidityTests {
  private let zoom = ZoomScenario()

  @Test("A push is never cancelled: a drag during it completes it, and begins a pop in the same turn")
  func dragInterrupts() {
    zoom.push()
    zoom.harness.advance(by: 0.12)
    let width = zoom.frame.width
    _ = zoom.journal.take()
    zoom.hold(from: CGPoint(x: 100, y: 320), by: CGVector(dx: 0, dy: 14))
    let notes = zoom.journal.take().filter { $0.hasPrefix("B.") }
    #expect(notes == ["B.didAppear", "B.didJoin", "B.willLeave", "B.willDisappear"])
    // The card has not jumped: its spring has carried it on.
    #expect(zoom.frame.width >= width)
  }

  @Test("A pop during a push begins where the page is, with its velocity")
  func popInterrupts() {
    zoom.push()
    zoom.harness.advance(by: 0.1)
    let frame = zoom.frame
    _ = zoom.journal.take()
    zoom.stack.pop()
    #expect(zoom.frame.isNearly(frame))
    #expect(zoom.journal.take().contains("B.didAppear"))
    zoom.harness.advance(by: 1.0 / 60)
    #expect(zoom.frame.width > frame.width - 4)
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.stack.a)
  }

  @Test("The key that goes back and the back button work while a page zooms", arguments: [true, false])
  func backDuringZoom(byKey: Bool) {
    zoom.push()
    zoom.harness.advance(by: 0.1)
    if byKey {
      zoom.harness.key(.keyboardLeftArrow, modifiers: .alternate)
    } else {
      zoom.harness.click(CGPoint(x: 20, y: 69))
    }
    #expect(zoom.stack.navigation.topViewController === zoom.stack.a)
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean)
  }

  @Test("A touch alone doesn't stop a page that flies, and isn't a drag of it either")
  func touch() {
    let other = ZoomScenario()
    for scenario in [zoom, other] {
      scenario.push()
      scenario.harness.advance(by: 0.1)
    }
    zoom.harness.press(CGPoint(x: 90, y: 350))
    for _ in 0..<12 {
      for scenario in [zoom, other] { scenario.harness.advance(by: 1.0 / 60) }
      #expect(zoom.frame.isNearly(other.frame))
    }
    zoom.harness.advance(by: 1)
    zoom.harness.release()
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.page)
    #expect(!zoom.journal.take().contains("B.willDisappear"))
  }

  @Test("A drag of a page that lands after a gesture doesn't catch it")
  func landingAfterGesture() {
    _ = zoom.pushed()
    zoom.hold(from: CGPoint(x: 195, y: 160), by: CGVector(dx: 0, dy: 300))
    zoom.rest()
    zoom.harness.advance(by: 0.05)
    let width = zoom.frame.width
    zoom.harness.press(CGPoint(x: zoom.frame.midX, y: zoom.frame.midY))
    zoom.harness.move(by: CGVector(dx: 0, dy: -200), steps: 4)
    #expect(zoom.stage == nil || zoom.frame.width < width)
    zoom.harness.release()
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.stack.a)
  }

  @Test("A drag during the return takes the page again")
  func returnInterrupted() {
    _ = zoom.pushed()
    zoom.hold(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 100))
    zoom.rest()
    zoom.harness.advance(by: 0.03)
    zoom.hold(from: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 250))
    zoom.rest()
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.stack.a)
  }

  @Test("While a page lands, touches reach the page behind, and cannot catch it")
  func landing() {
    let button = UIButton(frame: CGRect(x: 150, y: 400, width: 100, height: 50))
    var taps = 0
    zoom.stack.perform {
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      zoom.stack.a.view.addSubview(button)
    }
    _ = zoom.pushed()
    zoom.stack.pop()
    zoom.harness.advance(by: 0.05)
    zoom.harness.click(CGPoint(x: 200, y: 420))
    #expect(taps == 1 && zoom.stage != nil)
  }

  @Test("A push during the dismissal ends it at once")
  func pushDuringPop() {
    _ = zoom.pushed()
    zoom.stack.pop()
    zoom.harness.advance(by: 0.1)
    zoom.stack.push(zoom.stack.c)
    #expect(zoom.stack.navigation.viewControllers == [zoom.stack.a, zoom.stack.c])
    #expect(zoom.journal.take().contains("B.didDisappear"))
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean)
  }

  @Test("Fifty pushes and pops within ten seconds leave nothing behind")
  func many() {
    for round in 0..<50 {
      if zoom.stack.navigation.viewControllers.count == 1 { zoom.push() } else { zoom.stack.pop() }
      zoom.harness.advance(by: 0.03 + Double(round % 7) * 0.05)
    }
    zoom.harness.advance(by: 1)
    if zoom.stack.navigation.viewControllers.count == 2 {
      zoom.stack.pop()
      zoom.harness.advance(by: 1)
    }
    let notes = zoom.journal.take()
    #expect(notes.filter { $0 == "B.willAppear" }.count == notes.filter { $0 == "B.didDisappear" }.count)
    #expect(notes.filter { $0 == "B.didAppear" }.count == notes.filter { $0 == "B.willDisappear" }.count)
    #expect(zoom.isClean && zoom.harness.scene.unfinishedAtRest.isEmpty)
  }

  @Test("When the window's root changes in flight, then the source is shown again")
  func torn() {
    zoom.push()
    zoom.harness.advance(by: 0.1)
    zoom.stack.perform { zoom.harness.window.rootViewController = UIViewController() }
    zoom.harness.advance(by: 1)
    #expect(zoom.square.alpha == 1)
  }
}
