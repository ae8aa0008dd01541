import Foundation
import Testing
import UIKit
import UITestSupport

/// A list on a card that is dragged down by its own pan once the list is at its top.
@MainActor
private final class CardWithList: UIGestureRecognizerDelegate {
  let card = UIView()
  let list = UIScrollView()
  let pan = UIPanGestureRecognizer()
  /// How far the card has been dragged, in points.
  private(set) var offsets: [CGFloat] = []

  init(in screen: TouchScene) {
    _ = screen.add(card, frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    list.frame = card.bounds
    list.contentSize = CGSize(width: 400, height: 3000)
    list.bounces = false
    card.addSubview(list)
    pan.delegate = self
    pan.addTarget(self, action: CardWithList.drag)
    card.addGestureRecognizer(pan)
  }

  private func drag() {
    guard pan.state == .changed else { return }
    if list.contentOffset.y > 0 { return pan.setTranslation(.zero, in: nil) }
    offsets.append(pan.translation(in: nil).y)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === list.panGestureRecognizer }
}

@MainActor @Suite("Hand-off between gestures")
struct HandOffTests {
  let screen = TouchScene()
  let log = GestureLog()
  let here = CGPoint(x: 200, y: 200)

  @Test("K19: Given a list that reaches its top under a drag, then the card goes on from there without a jump")
  func listToCard() {
    let scene = CardWithList(in: screen)
    scene.list.contentOffset.y = 100
    screen.press(here)
    screen.move(from: here, to: CGPoint(x: 200, y: 400), steps: 40)
    #expect(scene.list.contentOffset.y == 0)
    // 10 points tell the drag from a tap, 100 scroll the list. The rest moves the card, and the step with which the list arrives.
    #expect(scene.offsets.first == 5 && scene.offsets.last == 95)
    for (a, b) in zip(scene.offsets, scene.offsets.dropFirst()) { #expect(abs(b - a - 5) < 1e-9) }
    #expect(abs(scene.pan.velocity(in: nil).y - 500) < 1)
  }

  @Test("K19: Given a card whose pan the list waits for, then it takes the drags downwards from the top, and the list all others")
  func cardBeforeList() {
    let card = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let list = UIScrollView(frame: card.bounds)
    list.contentSize = CGSize(width: 400, height: 3000)
    card.addSubview(list)
    let referee = DownwardsFromTop(list)
    let pan = log.add(UIPanGestureRecognizer(), "card", to: card)
    pan.delegate = referee
    list.panGestureRecognizer.require(toFail: pan)
    screen.press(here)
    screen.move(from: here, to: CGPoint(x: 200, y: 100), steps: 10)
    screen.release(CGPoint(x: 200, y: 100))
    #expect(log.entries.isEmpty && list.contentOffset.y > 50)
    list.contentOffset.y = 0
    screen.press(here)
    screen.move(from: here, to: CGPoint(x: 200, y: 300), steps: 10)
    #expect(log.entries.first == "card began" && list.contentOffset.y == 0)
  }

  @Test("Given a delegate that has another gesture wait for its own, then the other is reported when its own has failed")
  func shouldBeRequiredToFail() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let referee = Precedence()
    let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: view)
    swipe.delegate = referee
    _ = log.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.press(here)
    screen.move(from: here, to: CGPoint(x: 240, y: 200), steps: 4)
    #expect(log.entries.isEmpty)
    screen.advance(by: 0.6)
    screen.move(to: CGPoint(x: 241, y: 200))
    #expect(log.entries.first == "pan began")
  }

  @Test("Given a running pan that is turned off and on, then it is cancelled, and the next finger starts again")
  func toggled() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.press(here)
    screen.move(from: here, to: CGPoint(x: 200, y: 260), steps: 2)
    screen.perform {
      pan.isEnabled = false
      pan.isEnabled = true
    }
    #expect(log.entries.last == "pan cancelled")
    screen.release(CGPoint(x: 200, y: 260))
    screen.press(here)
    screen.move(from: here, to: CGPoint(x: 200, y: 260), steps: 2)
    #expect(Array(log.entries.suffix(2)) == ["pan began", "pan changed"])
  }
}

/// Lets a pan begin only downwards, from the top of a list.
@MainActor
private final class DownwardsFromTop: UIGestureRecognizerDelegate {
  private let list: UIScrollView

  init(_ list: UIScrollView) { self.list = list }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    return list.contentOffset.y <= 0 && pan.velocity(in: nil).y > 0
  }
}

/// Has every other gesture wait.
@MainActor
private final class Precedence: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
