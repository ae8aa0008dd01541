import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Table view")
struct TableViewTests {
  let screen = TouchScene()
  let rows = RowSource()

  private func makeTable(_ counts: [Int], style: UITableView.Style = .plain) -> UITableView {
    rows.sections = counts.map { count in (0..<count).map { "\($0)" } }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: style)
    table.register(NamedRow.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    return screen.add(table, frame: table.frame)
  }

  @Test("Given 10,000 rows, when the table scrolls through them, then it makes no more cells than two screens hold")
  func reuse() {
    let table = makeTable([10_000])
    for _ in 0..<300 {
      table.contentOffset.y += 900
      screen.advance(by: 0.01)
    }
    #expect(rows.made.count <= 2 * 20)
    #expect(table.contentSize.height == 440_000)
    #expect((table.visibleCells.first as? NamedRow)?.name == "\(Int(table.contentOffset.y / 44))")
  }

  @Test("Given heights from the delegate, then each row has its own, and points find their rows")
  func heights() {
    rows.heights = [20, 60, 40]
    let table = makeTable([3])
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 20, width: 400, height: 60))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 79)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 80)) == IndexPath(row: 2, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 130)) == nil)
  }

  @Test("Given a plain table, when it scrolls inside a section, then the section's header stays at the top until the next pushes it")
  func stickyHeaders() {
    rows.titles = ["First", "Second"]
    let table = makeTable([30, 30])
    table.contentOffset.y = 100
    screen.advance(by: 0.01)
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    // The first section's rows end at 28 + 30 · 44 = 1348.
    table.contentOffset.y = 1330
    screen.advance(by: 0.01)
    #expect(table.headerView(forSection: 0)?.frame.minY == 1320)
    #expect(table.headerView(forSection: 1)?.frame.minY == 1348)
  }

  @Test("Given a click on a row, then it is selected and reported, and the one before is not selected any more")
  func selection() {
    let table = makeTable([20])
    screen.click(CGPoint(x: 100, y: 60))
    screen.click(CGPoint(x: 100, y: 150))
    #expect(rows.calls == ["select 1", "deselect 1", "select 3"])
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }

  @Test("Given deleted and inserted rows, then the others close up and keep their cells")
  func updates() {
    let table = makeTable([5])
    let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
    screen.perform {
      table.performBatchUpdates {
        rows.sections[0] = ["1", "2", "new", "3", "4"]
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      }
    }
    screen.advance(by: 1)
    #expect(table.visibleCells.compactMap { ($0 as? NamedRow)?.name } == ["1", "2", "new", "3", "4"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
    #expect(second?.frame.minY == 0)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 5)
  }

  @Test("Given a row below the visible ones, when one above is deleted, then it moves in together with the row before it")
  func movingIn() throws {
    let table = makeTable([100])
    let last = try #require(table.indexPathsForVisibleRows?.last?.row)
    screen.perform {
      rows.sections[0].remove(at: 0)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    screen.advance(by: 0.1)
    let cells = try [last - 1, last].map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
    let tops = cells.map { screen.shownState(of: $0.layer).frame.minY }
    #expect(abs(tops[1] - tops[0] - 44) < 0.5 && tops[1] > cells[1].frame.minY + 1)
    screen.advance(by: 1)
    #expect(cells[1].frame.minY == CGFloat(last) * 44)
  }

  @Test("Given a cell that has been hidden, faded and turned, then it stays so while its row is where it was")
  func cellsKeepTheirLooks() throws {
    let table = makeTable([100])
    let path = IndexPath(row: 3, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    screen.perform {
      cell.isHidden = true
      cell.alpha = 0.3
      cell.transform = CGAffineTransform(rotationAngle: 0.5)
    }
    screen.advance(by: 0.1)
    screen.perform { table.contentOffset.y += 1 }
    screen.advance(by: 0.1)
    screen.perform {
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    #expect(table.cellForRow(at: path) === cell)
    #expect(cell.isHidden && cell.transform == CGAffineTransform(rotationAngle: 0.5))
    #expect(abs(cell.alpha - 0.3) < 0.001)
    #expect(cell.bounds.size == CGSize(width: 400, height: 44) && cell.center == CGPoint(x: 200, y: 154))
  }

  @Test("Given a faded cell, when other rows come and go, then it stays faded; scrolled away and used again, it shows")
  func looksAndUpdates() throws {
    let table = makeTable([100])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    screen.perform {
      cell.alpha = 0.3
      rows.sections[0].remove(at: 0)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    screen.advance(by: 1)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(abs(cell.alpha - 0.3) < 0.001 && cell.frame.minY == 88)
    screen.perform { for cell in table.visibleCells { (cell.isHidden, cell.alpha) = (true, 0) } }
    screen.perform { table.contentOffset.y = 2000 }
    screen.advance(by: 0.1)
    #expect(table.visibleCells.allSatisfy { !$0.isHidden && $0.alpha == 1 })
  }

  @Test("Given a focused table, then the arrows go from row to row, across sections, and Return selects")
  func keyboard() {
    let table = makeTable([2, 2])
    screen.perform { table.window?.setFocus(table) }
    for _ in 0..<3 { screen.key(.keyboardDownArrow) }
    screen.key(.keyboardReturnOrEnter)
    #expect(rows.calls == ["select 0"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
  }
}

private final class NamedRow: UITableViewCell {
  var name = ""
}

@MainActor
final class RowSource: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]] = []
  var heights: [CGFloat]?
  var titles: [String]?
  private(set) var made: Set<ObjectIdentifier> = []
  private(set) var calls: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? NamedRow)?.name = sections[indexPath.section][indexPath.row]
    made.insert(ObjectIdentifier(cell))
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles?[section] }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?[indexPath.row] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(indexPath.row)") }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { calls.append("deselect \(indexPath.row)") }

  @Test("A background view fills the visible part behind the rows, and doesn't scroll")
  func backgroundView() throws {
    let harness = SceneHarness()
    let source = FixedRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.dataSource = source
    let background = UIView()
    harness.turn { harness.rootView.addSubview(table) }
    harness.turn { table.backgroundView = background }
    harness.turn { table.contentOffset.y = 200 }
    #expect(background.frame == CGRect(x: 0, y: 200, width: 390, height: 400))
    #expect(table.subviews.first === background && !table.visibleCells.isEmpty)
    harness.turn { table.backgroundView = nil }
    #expect(background.superview == nil)
  }

  @Test("An effect of the separators takes the place of their color")
  func separatorEffect() throws {
    let harness = SceneHarness()
    let source = FixedRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.dataSource = source
    table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator)
    harness.turn { harness.rootView.addSubview(table) }
    let separator = try #require(table.visibleCells.first).separator
    let view = try #require(separator.subviews.first as? UIVisualEffectView)
    #expect(view.effect is UIVibrancyEffect && view.bounds.size == separator.bounds.size)
    #expect(separator.backgroundColor == nil && !separator.isHidden)
    harness.turn { table.separatorEffect = nil }
    #expect(separator.backgroundColor == .separator && view.effect == nil)
  }
}

@MainActor
private final class FixedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
