import Foundation
import Testing
import Transitions
import Tweaks
import UIKit

@testable import GlissadeKit

@Suite("The cell that becomes part of the map") @MainActor
struct CellToMapTests {
  private let list: PlaceListController
  private let navigation: UINavigationController
  private let hand: StageHand
  private let parameters: CellToMap.Parameters

  init() {
    let parameters = CellToMap.Parameters()
    self.parameters = parameters
    list = PlaceListController(parameters: parameters) { _ in }
    navigation = UINavigationController(rootViewController: list)
    hand = StageHand(navigation)
  }

  private func push(row: Int = 2, settles: Bool = true) -> PlaceMapController {
    let map = PlaceMapController(Place.all[row], parameters: parameters) { [list] in list.frame(ofRow: row, in: $0) }
    hand.perform {
      list.hideCell(atRow: row)
      CellToMap(parameters: parameters).push(map, onto: navigation)
    }
    hand.stage.turn(at: hand.time)
    if settles { hand.settle() }
    return map
  }

  private func opacity(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }

  @Test("When a place is chosen, then its cell starts from its row, moves down and lays itself out around a large icon")
  func reveals() {
    defer { hand.stage.close() }
    let origin = list.frame(ofRow: 2, in: navigation.view)
    let map = push(settles: false)
    #expect(abs(hand.seen(map.cell.superview ?? map.cell).minY - origin.minY) < 0.01)
    #expect(opacity(map.map) == 0)
    hand.stage.turn(at: hand.time + 0.07)
    #expect(abs(hand.seen(map.cell.superview ?? map.cell).minY - origin.minY) < 0.01)
    #expect(opacity(map.map) > 0)
    hand.settle()
    #expect(map.cell.icon.bounds.size == CGSize(width: 100, height: 100))
    #expect(map.cell.icon.frame.midX == 195)
    #expect(map.cell.icon.frame.minY == 30)
    #expect(map.cell.icon.layer.cornerRadius == 10)
    #expect(map.cell.textLabel.alpha == 0)
    #expect(map.cell.convert(map.cell.bounds, to: nil).maxY == 844)
    #expect(list.view.alpha == 1)
  }

  @Test("When it moves, then by the spring of 0.6 s, damping 0.7 and velocity 0.2", arguments: [0.1, 0.25, 0.4])
  func followsSpring(time: TimeInterval) throws {
    defer { hand.stage.close() }
    let map = push(settles: false)
    let start = hand.time
    let card = try #require(map.cell.superview)
    let from = hand.seen(card).minY
    let to = card.frame.minY
    // The same distance, moved by UIKit's own spring at the same moment.
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    hand.perform {
      hand.stage.window.addSubview(reference)
      UIView.animate(
        withDuration: 0.6, delay: 0.08, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.2, options: [],
        animations: { reference.frame.origin.y = to - from })
    }
    hand.stage.turn(at: start)
    hand.stage.turn(at: start + 0.08 + time)
    #expect(abs(hand.seen(card).minY - from - hand.seen(reference).minY) < 0.01)
    #expect(hand.seen(reference).minY > 1)
    hand.settle()
  }

  @Test("When a swipe is let go past half the width, then the cell is back in its row")
  func pops() {
    defer { hand.stage.close() }
    let map = push()
    hand.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 260, y: 300), seconds: 0.4, rest: 0.2)
    hand.settle()
    #expect(navigation.topViewController === list)
    #expect(map.view.window == nil)
    #expect(navigation.delegate == nil)
  }

  @Test("When a swipe is called off, or cancelled by the system, then all is as before it", arguments: [false, true])
  func resets(bySystem: Bool) {
    defer { hand.stage.close() }
    let map = push()
    let frame = map.cell.convert(map.cell.bounds, to: nil)
    let start = CGPoint(x: 2, y: 300)
    hand.press(at: start)
    hand.move(from: start, to: CGPoint(x: 120, y: 300), seconds: 0.4)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    if bySystem {
      hand.perform {
        for recognizer in navigation.view.gestureRecognizers ?? [] where recognizer is UIScreenEdgePanGestureRecognizer {
          recognizer.isEnabled = false
          recognizer.isEnabled = true
        }
      }
    }
    hand.wait(0.2)
    hand.release(at: CGPoint(x: 120, y: 300))
    hand.settle()
    #expect(navigation.topViewController === map)
    #expect(map.cell.convert(map.cell.bounds, to: nil) == frame)
    #expect(map.map.alpha == 1 && map.cell.icon.bounds.width == 100)
    #expect(list.view.alpha == 1)
    #expect(!hand.stage.scene.isUserInteractionBlocked)
  }

  @Test("Given the box, then it stands 16 points from the edges, 200 tall, with 20 points of radius")
  func box() throws {
    defer { hand.stage.close() }
    var parameters = CellToMap.Parameters()
    parameters.shape = .box
    let map = PlaceMapController(Place.all[1], parameters: parameters) { [list] in list.frame(ofRow: 1, in: $0) }
    hand.perform { CellToMap(parameters: parameters).push(map, onto: navigation) }
    hand.settle()
    let card = try #require(map.cell.superview)
    #expect(card.frame == CGRect(x: 16, y: 844 - 34 - 200, width: 358, height: 200))
    #expect(card.layer.cornerRadius == 20)
  }

  @Test("While the cell moves, the row's words fade where they are in it, and a larger title of its own fades in below the icon")
  func fades() throws {
    defer { hand.stage.close() }
    let map = push(settles: false)
    let cell = map.cell
    let place = cell.titleLabel.frame
    hand.wait(0.16)
    #expect(opacity(cell.titleLabel) > 0.05 && opacity(cell.titleLabel) < 0.95)
    #expect(opacity(cell.textLabel) == opacity(cell.titleLabel))
    #expect(opacity(cell.largeTitleLabel) == 0)
    #expect(hand.seen(cell.titleLabel) == place)
    hand.wait(0.1)
    #expect(opacity(cell.titleLabel) < 0.1)
    hand.settle()
    #expect(cell.titleLabel.alpha == 0 && cell.largeTitleLabel.alpha == 1)
    #expect(cell.largeTitleLabel.font.pointSize > cell.titleLabel.font.pointSize)
    #expect(cell.largeTitleLabel.frame.midX == 195 && cell.largeTitleLabel.frame.minY == cell.icon.frame.maxY + 16)
    #expect(cell.largeTitleLabel.transform.isIdentity)
  }

  @Test("When the screen is asked to reveal itself, or to hide, then it takes as long as it is given")
  func duration() {
    defer { hand.stage.close() }
    let map = push()
    for reveals in [false, true] {
      var isOver = false
      hand.perform {
        if reveals { map.reveal(withDuration: 0.2) { isOver = true } } else { map.hide(withDuration: 0.2) { isOver = true } }
      }
      let delay = reveals ? parameters.moveDelay : 0
      hand.wait(delay + 0.15)
      #expect(!isOver)
      hand.wait(0.07)
      #expect(isOver)
    }
  }

  @Test("Given the preset of the article, then all takes 0.6 s, no flick decides, and the rest of a swipe has UIKit's own pacing")
  func article() throws {
    defer { hand.stage.close() }
    let article = try #require(CellToMapDemo.presets.first { $0.name == "article" })
    #expect(
      article.values == [
        "move.delay": .number(0), "swipe.flicks": .boolean(false), "swipe.completion": .option("ease in and out"),
      ])
  }
}
