import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("The source of a zoom")
struct ZoomSourceTests {
  private let zoom = ZoomScenario()

  @Test("The provider is asked on the way in and again on the way out")
  func asked() {
    _ = zoom.pushed()
    #expect(zoom.asked > 0)
    let known = zoom.asked
    zoom.stack.pop()
    #expect(zoom.asked > known)
  }

  @Test("The context names both controllers")
  func context() {
    var seen: [UIViewController] = []
    zoom.stack.c.preferredTransition = .zoom(sourceViewProvider: {
      seen = [$0.sourceViewController, $0.zoomedViewController]
      return nil
    })
    zoom.stack.push(zoom.stack.c)
    #expect(seen == [zoom.stack.a, zoom.stack.c])
  }

  @Test("Given another source on the way out, then the page flies to that one")
  func other() {
    _ = zoom.pushed()
    let other = UIView(frame: CGRect(x: 250, y: 600, width: 80, height: 80))
    zoom.stack.perform { zoom.stack.a.view.addSubview(other) }
    zoom.source = other
    zoom.stack.pop()
    zoom.harness.advance(by: 0.4)
    #expect(abs(zoom.frame.midX - other.center.x) < 3 && other.alpha == 0 && zoom.square.alpha == 1)
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && other.alpha == 1)
  }

  @Test("Given no source, then the page comes from the center of the container, and fades")
  func missing() {
    zoom.source = nil
    zoom.push()
    #expect(abs(zoom.frame.midX - 195) < 0.01 && abs(zoom.frame.midY - 422) < 0.01 && zoom.frame.width < 200)
    #expect(zoom.card?.alpha == 0)
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean)
  }

  @Test("Given a container without a size, then the card has corners and a place in each frame, and the page is there at the end")
  func noRoom() {
    zoom.stack.perform { zoom.stack.navigation.view.frame.size = .zero }
    zoom.push()
    for _ in 0..<10 {
      zoom.harness.advance(by: 1.0 / 60)
      guard let card = zoom.card else { continue }
      #expect(card.center.x.isFinite && card.center.y.isFinite && card.layer.cornerRadius.isFinite)
      #expect(card.subviews.allSatisfy { $0.transform.a.isFinite && $0.frame.origin.x.isFinite })
    }
    zoom.harness.advance(by: 1)
    #expect(zoom.stage == nil && zoom.stack.navigation.topViewController === zoom.page)
  }

  @Test("Given a source in no window, then it counts as none")
  func detached() {
    zoom.source = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    zoom.push()
    #expect(abs(zoom.frame.midX - 195) < 0.01)
  }

  @Test("When the source is removed during the dismissal, then the page flies to the center without a jump")
  func removed() {
    _ = zoom.pushed()
    zoom.stack.pop()
    zoom.harness.advance(by: 0.1)
    let before = zoom.frame
    zoom.stack.perform { zoom.square.removeFromSuperview() }
    zoom.harness.advance(by: 1.0 / 60)
    #expect(abs(zoom.frame.midX - before.midX) < 40 && abs(zoom.frame.width - before.width) < 60)
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean)
  }

  @Test("When the content behind scrolls during the dismissal, then the provider is asked again and the page follows the source")
  func follows() {
    _ = zoom.pushed()
    zoom.stack.pop()
    zoom.harness.advance(by: 0.35)
    let (frame, asked) = (zoom.frame, zoom.asked)
    zoom.stack.perform { zoom.square.frame.origin.y += 150 }
    zoom.harness.advance(by: 1.0 / 60)
    #expect(abs(zoom.frame.midY - frame.midY - 150) < 6 && zoom.asked > asked)
  }

  @Test("Without an alignment rectangle the page is as wide as the card, from its top")
  func top() {
    let window = ZoomWindow(source: CGSize(width: 100, height: 100), whole: CGSize(width: 400, height: 800), alignment: nil)
    let part = window.part(in: CGSize(width: 200, height: 300), presence: 1 / 3)
    #expect(part.origin == .zero && abs(part.scale - 0.5) < 1e-9)
  }

  @Test("Given an alignment rectangle, then that part of the page stays over the source's picture all the way")
  func aligned() {
    let whole = CGSize(width: 400, height: 800)
    let rect = CGRect(x: 0, y: 250, width: 400, height: 300)
    let source = CGSize(width: 100, height: 75)
    let window = ZoomWindow(source: source, whole: whole, alignment: rect)
    for way in [0, 0.3, 0.6, 1] as [CGFloat] {
      let card = CGSize(
        width: source.width + (whole.width - source.width) * way, height: source.height + (whole.height - source.height) * way)
      let part = window.part(in: card, presence: max(way, 0.25))
      let place = CGRect(
        x: part.origin.x + rect.minX * part.scale, y: part.origin.y + rect.minY * part.scale, width: rect.width * part.scale,
        height: rect.height * part.scale)
      #expect(place.isNearly(part.picture))
      #expect(part.origin.y <= 0.001 && part.origin.y + whole.height * part.scale >= card.height - 0.001)
    }
  }

  @Test("The alignment rectangle is in the points of the laid out page, and null stands for none")
  func provider() {
    var sizes: [CGSize] = []
    zoom.options.alignmentRectProvider = { context in
      sizes.append(context.zoomedViewController.view.bounds.size)
      return context.sourceView.bounds.isEmpty ? nil : .null
    }
    zoom.push()
    #expect(sizes.first == CGSize(width: 390, height: 844) && zoom.stage != nil)
  }

  @Test("Given an alignment rectangle, then that part of the page on the screen is where the source's picture is, once it is seen")
  func alignedOnScreen() throws {
    let rect = CGRect(x: 95, y: 250, width: 200, height: 200)
    zoom.options.alignmentRectProvider = { _ in rect }
    zoom.push()
    var compared = 0
    for frame in 0..<20 {
      let picture = try #require(zoom.stage?.picture)
      if picture.alpha < 0.75 {
        compared += 1
        let (shown, wanted) = (zoom.page.view.convert(rect, to: nil), picture.convert(picture.bounds, to: nil))
        #expect(shown.insetBy(dx: -1, dy: -1).contains(wanted) && wanted.insetBy(dx: -1, dy: -1).contains(shown), "frame \(frame)")
      }
      zoom.harness.advance(by: 1.0 / 60)
    }
    #expect(compared > 15)
  }

  @Test("Given the content of a cell, when the list reloads while the page is open, then the page flies into the new cell's content")
  func cells() throws {
    let rows = Rows()
    let list = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    zoom.stack.perform {
      list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (list.dataSource, list.rowHeight) = (rows, 80)
      zoom.stack.a.view.addSubview(list)
      zoom.page.preferredTransition = .zoom { _ in list.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView }
    }
    zoom.harness.advance(by: 0.1)
    let cell = try #require(list.cellForRow(at: IndexPath(row: 2, section: 0)))
    zoom.push()
    #expect(zoom.frame.isNearly(cell.convert(cell.bounds, to: nil)) && cell.contentView.alpha == 0 && cell.alpha == 1)
    zoom.harness.advance(by: 1)
    zoom.stack.perform { list.reloadData() }
    zoom.harness.advance(by: 0.1)
    zoom.stack.pop()
    zoom.harness.advance(by: 0.4)
    let place = CGRect(x: 0, y: 100 + 2 * 80 - list.contentOffset.y, width: 390, height: 80)
    #expect(abs(zoom.frame.midY - place.midY) < 4 && abs(zoom.frame.height - 80) < 10)
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && list.visibleCells.allSatisfy { $0.contentView.alpha == 1 && $0.alpha == 1 })
  }
}

/// Eight rows.
private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
