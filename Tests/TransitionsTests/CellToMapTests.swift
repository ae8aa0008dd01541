@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing
import Transitions
import Tweaks
import UIKit

@Suite("The cell to map") @MainActor
struct CellToMapTests {
  private let list: PlaceListController
  private let navigation: UINavigationController
  private let harness: StageHarness
  private let parameters: CellToMap.Parameters

  init() {
    let parameters = CellToMap.Parameters()
    self.parameters = parameters
    list = PlaceListController(parameters: parameters) { _ in }
    navigation = UINavigationController(rootViewController: list)
    harness = StageHarness(navigation)
  }

  private func push(row: Int = 2, settles: Bool = true) -> PlaceMapController {
    let map = PlaceMapController(Place.all[row], parameters: parameters) { [list] in list.frame(ofRow: row, in: $0) }
    harness.perform {
      list.hideCell(atRow: row)
      CellToMap(parameters: parameters).push(map, onto: navigation)
    }
    harness.turn()
    if settles { harness.settle() }
    return map
  }

  private func opacity(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }

  @Test("When a place is chosen, then its cell moves down from its row and lays itself out around a large icon")
  func reveals() {
    defer { harness.close() }
    let origin = list.frame(ofRow: 2, in: navigation.view)
    let map = push(settles: false)
    #expect(abs(harness.seen(map.cell.superview ?? map.cell).minY - origin.minY) < 0.01)
    #expect(opacity(map.map) == 0)
    harness.stage.turn(at: harness.time + 0.07)
    #expect(abs(harness.seen(map.cell.superview ?? map.cell).minY - origin.minY) < 0.01)
    #expect(opacity(map.map) > 0)
    harness.settle()
    #expect(map.cell.icon.bounds.size == CGSize(width: 100, height: 100))
    #expect(map.cell.icon.frame.midX == 195)
    #expect(map.cell.icon.frame.minY == 30)
    #expect(map.cell.icon.layer.cornerRadius == 10)
    #expect(map.cell.textLabel.alpha == 0)
    #expect(map.cell.convert(map.cell.bounds, to: nil).maxY == 844)
    #expect(list.view.alpha == 1)
  }

  @Test("While the cell moves, its icon never covers the name beside it")
  func iconBesideName() throws {
    defer { harness.close() }
    let cell = push(settles: false).cell
    for _ in 0..<40 {
      harness.advance(by: 1.0 / 60)
      guard opacity(cell.titleLabel) > 0.01 else { continue }
      #expect(harness.seen(cell.icon).maxX <= harness.seen(cell.titleLabel).minX, "at \(harness.time) s")
    }
    harness.settle()
  }

  @Test(
    "The cell moves on a spring with a duration of 0.6 s, a damping ratio of 0.7 and an initial velocity of 0.2",
    arguments: [0.1, 0.25, 0.4])
  func followsSpring(time: TimeInterval) throws {
    defer { harness.close() }
    let map = push(settles: false)
    let start = harness.time
    let card = try #require(map.cell.superview)
    let from = harness.seen(card).minY
    let to = card.frame.minY
    // The same distance, moved by UIKit's own spring at the same moment.
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    harness.perform {
      harness.window.addSubview(reference)
      UIView.animate(
        withDuration: 0.6, delay: 0.08, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.2, options: [],
        animations: { reference.frame.origin.y = to - from })
    }
    harness.stage.turn(at: start)
    harness.stage.turn(at: start + 0.08 + time)
    #expect(abs(harness.seen(card).minY - from - harness.seen(reference).minY) < 0.01)
    #expect(harness.seen(reference).minY > 1)
    harness.settle()
  }

  @Test("When a swipe is released beyond half the width, then the cell returns to its row")
  func pops() {
    defer { harness.close() }
    let map = push()
    harness.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 260, y: 300), seconds: 0.4, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === list)
    #expect(map.view.window == nil)
    #expect(navigation.delegate == nil)
  }

  @Test("When a swipe is cancelled, by its release or by the system, then the screens are as before", arguments: [false, true])
  func resets(bySystem: Bool) {
    defer { harness.close() }
    let map = push()
    let frame = map.cell.convert(map.cell.bounds, to: nil)
    let start = CGPoint(x: 2, y: 300)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 120, y: 300), seconds: 0.4)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    if bySystem {
      harness.perform {
        for recognizer in navigation.view.gestureRecognizers ?? [] where recognizer is UIScreenEdgePanGestureRecognizer {
          recognizer.isEnabled = false
          recognizer.isEnabled = true
        }
      }
    }
    harness.advance(by: 0.2)
    harness.release(CGPoint(x: 120, y: 300))
    harness.settle()
    #expect(navigation.topViewController === map)
    #expect(map.cell.convert(map.cell.bounds, to: nil) == frame)
    #expect(map.map.alpha == 1 && map.cell.icon.bounds.width == 100)
    #expect(list.view.alpha == 1)
    #expect(!harness.scene.isUserInteractionBlocked)
  }

  @Test("The box is 16 points from the edges and 200 points high, with a corner radius of 20 points")
  func box() throws {
    defer { harness.close() }
    var parameters = CellToMap.Parameters()
    parameters.shape = .box
    let map = PlaceMapController(Place.all[1], parameters: parameters) { [list] in list.frame(ofRow: 1, in: $0) }
    harness.perform { CellToMap(parameters: parameters).push(map, onto: navigation) }
    harness.settle()
    let card = try #require(map.cell.superview)
    #expect(card.frame == CGRect(x: 16, y: 844 - 34 - 200, width: 358, height: 200))
    #expect(card.layer.cornerRadius == 20)
  }

  @Test("While the cell moves, the row's words fade beside the icon, and a larger title of its own fades in below the icon")
  func fades() throws {
    defer { harness.close() }
    let map = push(settles: false)
    let cell = map.cell
    let place = cell.titleLabel.frame
    harness.advance(by: 0.16)
    #expect(opacity(cell.titleLabel) > 0.05 && opacity(cell.titleLabel) < 0.95)
    #expect(opacity(cell.textLabel) == opacity(cell.titleLabel))
    #expect(opacity(cell.largeTitleLabel) == 0)
    #expect(harness.seen(cell.titleLabel).midY == place.midY)
    #expect(abs(harness.seen(cell.titleLabel).minX - harness.seen(cell.icon).maxX - 14) < 0.5)
    harness.advance(by: 0.1)
    #expect(opacity(cell.titleLabel) < 0.1)
    harness.settle()
    #expect(cell.titleLabel.alpha == 0 && cell.largeTitleLabel.alpha == 1)
    #expect(cell.largeTitleLabel.font.pointSize > cell.titleLabel.font.pointSize)
    #expect(cell.largeTitleLabel.frame.midX == 195 && cell.largeTitleLabel.frame.minY == cell.icon.frame.maxY + 16)
    #expect(cell.largeTitleLabel.transform.isIdentity)
  }

  @Test("The screen reveals itself, and hides, in the given duration")
  func duration() {
    defer { harness.close() }
    let map = push()
    for reveals in [false, true] {
      var isOver = false
      harness.perform {
        if reveals { map.reveal(withDuration: 0.2) { isOver = true } } else { map.hide(withDuration: 0.2) { isOver = true } }
      }
      let delay = reveals ? parameters.moveDelay : 0
      harness.advance(by: delay + 0.15)
      #expect(!isOver)
      harness.advance(by: 0.07)
      #expect(isOver)
    }
  }

  @Test("With the preset “article” the push takes 0.6 s, no flick decides, and a released swipe has UIKit's default timing")
  func article() throws {
    defer { harness.close() }
    let article = try #require(CellToMapDemo.presets.first { $0.name == "article" })
    #expect(
      article.values == [
        "move.delay": .number(0), "swipe.flicks": .boolean(false), "swipe.completion": .option("ease in and out"),
      ])
  }
}
