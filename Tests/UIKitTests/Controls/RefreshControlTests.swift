import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Refresh control")
struct RefreshControlTests {
  let screen = TouchScene()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let control = UIRefreshControl()
  private let log = ActionLog()

  @MainActor
  private final class ActionLog {
    var count = 0
    func refresh() { count += 1 }
  }

  init() {
    control.addAction(UIAction { [log] _ in log.refresh() }, for: .valueChanged)
    table.refreshControl = control
    _ = screen.add(table, frame: table.frame)
  }

  @Test("Given a pull that is long enough, then it refreshes once, the content rests below the wheel, and goes back at the end")
  func pull() {
    screen.press(CGPoint(x: 200, y: 100))
    screen.move(by: CGVector(dx: 0, dy: 400), steps: 20)
    screen.turn()
    #expect(control.isRefreshing && log.count == 1 && !control.isHidden)
    screen.release()
    screen.advance(by: 2)
    #expect(table.contentOffset.y == -60 && log.count == 1)
    screen.perform { control.endRefreshing() }
    screen.advance(by: 1)
    #expect(table.contentOffset.y == 0 && control.isHidden)
  }

  @Test("Given a short pull, then spokes appear with it, and nothing is refreshed")
  func shortPull() {
    screen.press(CGPoint(x: 200, y: 100))
    screen.move(by: CGVector(dx: 0, dy: 80), steps: 8)
    screen.turn()
    #expect(!control.isRefreshing && !control.isHidden && control.frame.maxY <= 0)
    screen.release()
    screen.advance(by: 2)
    #expect(log.count == 0 && table.contentOffset.y == 0 && control.isHidden)
  }

  @Test("Given code that begins to refresh, then no event is sent")
  func code() {
    screen.perform { control.beginRefreshing() }
    screen.advance(by: 1)
    #expect(control.isRefreshing && log.count == 0 && table.adjustedContentInset.top == 60)
  }

  @Test("Given content that code moves far away, when it is laid out, then nothing is refreshed", arguments: [-1e20, 1e20])
  func farAway(offset: Double) {
    let scrollView = screen.add(UIScrollView(), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.perform {
      scrollView.refreshControl = control
      scrollView.contentOffset.y = offset
    }
    screen.turn()
    #expect(!control.isRefreshing && log.count == 0)
  }
}
