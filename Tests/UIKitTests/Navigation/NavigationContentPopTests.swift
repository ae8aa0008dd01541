import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Popping by a drag in the content") struct NavigationContentPopTests {
  private func drag(_ scenario: NavigationScenario, from start: CGPoint = CGPoint(x: 150, y: 400), by distance: CGVector) {
    scenario.harness.press(start)
    scenario.harness.move(by: distance, steps: 20)
    scenario.harness.advance(by: 0.3)
    scenario.harness.release()
    scenario.harness.advance(by: 1)
  }

  private func add(_ view: UIView, to page: UIViewController) {
    view.frame = page.view.bounds
    page.view.addSubview(view)
  }

  @Test("A drag to the right from anywhere pops; one to the left, up, down, or short of the threshold doesn't")
  func directions() {
    let scenario = NavigationScenario().pushed()
    for distance in [CGVector(dx: -120, dy: 0), CGVector(dx: 60, dy: 100), CGVector(dx: 0, dy: -100), CGVector(dx: 100, dy: 0)] {
      drag(scenario, by: distance)
      #expect(scenario.navigation.topViewController === scenario.b && scenario.isAtRest)
    }
    drag(scenario, by: CGVector(dx: 200, dy: 10))
    #expect(scenario.navigation.topViewController === scenario.a && scenario.isAtRest)
  }

  @Test("The page starts where it is, without the movement that tells a drag from a tap")
  func start() throws {
    let scenario = NavigationScenario().pushed()
    scenario.harness.press(CGPoint(x: 150, y: 400))
    scenario.harness.move(to: CGPoint(x: 162, y: 400))
    #expect(try #require(scenario.b.view.layer.presentation()).frame.minX == 0)
    scenario.harness.move(to: CGPoint(x: 201, y: 400))
    #expect(try abs(#require(scenario.b.view.layer.presentation()).frame.minX - 39) < 0.01)
  }

  @Test("Content that scrolls horizontally, sliders and swipes to the right keep the drag")
  func priority() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 2000, height: 100)
    let slider = UISlider()
    let swiped = UIView()
    var swipes = 0
    let counter = SwipeCounter { swipes += 1 }
    swiped.addGestureRecognizer(UISwipeGestureRecognizer(target: counter, action: SwipeCounter.count))
    for view in [scroll, slider, swiped] {
      let scenario = NavigationScenario().pushed()
      scenario.perform { add(view, to: scenario.b) }
      scenario.harness.advance(by: 0.1)
      drag(scenario, from: CGPoint(x: 150, y: 422), by: CGVector(dx: 200, dy: 0))
      #expect(scenario.navigation.topViewController === scenario.b, "\(type(of: view))")
    }
    #expect(swipes == 1)
  }

  @Test("Content that scrolls vertically scrolls, and pops with a drag to the right")
  func vertical() {
    let scenario = NavigationScenario().pushed()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 390, height: 4000)
    scenario.perform { add(scroll, to: scenario.b) }
    scenario.harness.advance(by: 0.1)
    drag(scenario, from: CGPoint(x: 150, y: 600), by: CGVector(dx: 40, dy: -200))
    #expect(scroll.contentOffset.y > 50 && scenario.navigation.topViewController === scenario.b)
    drag(scenario, by: CGVector(dx: 200, dy: 40))
    #expect(scenario.navigation.topViewController === scenario.a)
  }

  @Test("A recognizer that requires it to fail has the drags that don't pop, and one that it requires to fail has all")
  func failureRequirements() throws {
    let scenario = NavigationScenario().pushed()
    let pop = try #require(scenario.navigation.interactiveContentPopGestureRecognizer)
    let log = GestureLog()
    let second = log.add(UIPanGestureRecognizer(), "second", to: scenario.b.view)
    second.require(toFail: pop)
    drag(scenario, from: CGPoint(x: 300, y: 400), by: CGVector(dx: -150, dy: 0))
    #expect(log.entries.first == "second began" && scenario.navigation.topViewController === scenario.b)
    let count = log.entries.count
    drag(scenario, by: CGVector(dx: 200, dy: 0))
    #expect(log.entries.count == count && scenario.navigation.topViewController === scenario.a)
    scenario.push(scenario.c, animated: false)
    scenario.harness.advance(by: 0.1)
    let first = log.add(UIPanGestureRecognizer(), "first", to: scenario.c.view)
    pop.require(toFail: first)
    drag(scenario, by: CGVector(dx: 200, dy: 0))
    #expect(log.entries[count...].first == "first began" && scenario.navigation.topViewController === scenario.c && scenario.isAtRest)
  }

  @Test("A row's swipe actions at the leading side keep the drag; beside a row that has none, it pops")
  func swipeActions() {
    let scenario = NavigationScenario().pushed()
    let rows = SwipedRows()
    let table = UITableView()
    scenario.perform {
      (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 60)
      add(table, to: scenario.b)
    }
    scenario.harness.advance(by: 0.1)
    func place(_ row: Int) -> CGPoint {
      let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
      return CGPoint(x: 150, y: rect.midY)
    }
    drag(scenario, from: place(0), by: CGVector(dx: 120, dy: 0))
    #expect(scenario.navigation.topViewController === scenario.b && scenario.isAtRest)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.convert(CGPoint.zero, to: table).x ?? 0 > 20)
    scenario.harness.click(place(3))
    scenario.harness.advance(by: 1)
    drag(scenario, from: place(1), by: CGVector(dx: 200, dy: 0))
    #expect(scenario.navigation.topViewController === scenario.a)
  }

  @Test("It does nothing on the root, without a back button, when disabled, or where the delegate animates")
  func rules() {
    let scenario = NavigationScenario()
    drag(scenario, by: CGVector(dx: 200, dy: 0))
    #expect(scenario.isAtRest)
    scenario.push(scenario.b, animated: false)
    scenario.perform { scenario.b.navigationItem.hidesBackButton = true }
    drag(scenario, by: CGVector(dx: 200, dy: 0))
    #expect(scenario.navigation.topViewController === scenario.b)
    scenario.perform { scenario.b.navigationItem.hidesBackButton = false }
    scenario.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    drag(scenario, by: CGVector(dx: 200, dy: 0))
    #expect(scenario.navigation.topViewController === scenario.b)
    scenario.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
    scenario.navigation.delegate = scenario.delegate
    scenario.delegate.animator = FadeAnimator()
    scenario.push(scenario.c)
    scenario.harness.advance(by: 1)
    drag(scenario, by: CGVector(dx: 200, dy: 0))
    #expect(scenario.navigation.topViewController === scenario.c)
  }
}

@MainActor
private final class SwipeCounter: NSObject {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  func count() { action() }
}

/// Rows of which the first has an action at its leading side.
@MainActor
private final class SwipedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.row == 0 else { return nil }
    let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
    let configuration = UISwipeActionsConfiguration(actions: [read])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
