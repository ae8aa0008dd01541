import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Tables of very many rows")
struct LongTableTests {
  private let screen = TouchScene()
  private let rows = LongRows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func show(rows count: Int) {
    rows.count = count
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    _ = screen.add(table, frame: table.frame)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("Given 100,000 rows with heights of their own, then the table opens as with 100: it asks for the rows in sight only")
  func opens() {
    show(rows: 100_000)
    #expect(rows.asked.count == table.visibleCells.count && rows.asked.count < 20)
    #expect(table.contentSize.height == CGFloat(100_000 * 44 + table.visibleCells.count * 26))
    table.reloadData()
    screen.advance(by: 0.1)
    #expect(rows.asked.count < 20)
  }

  @Test("Given a far place that is scrolled to, then only the rows in sight there are asked for, and what is in sight stays there")
  func scrolls() throws {
    show(rows: 100_000)
    screen.perform { table.scrollToRow(at: path(50_000), at: .top, animated: false) }
    screen.advance(by: 0.1)
    #expect(table.indexPathsForVisibleRows?.first == path(50_000))
    #expect(rows.asked.count < 40)
    screen.perform { table.contentOffset.y -= 10 }
    screen.advance(by: 0.1)
    #expect(table.indexPathsForVisibleRows?.first == path(49_999))
    #expect(table.rectForRow(at: path(50_000)).minY - table.contentOffset.y == 10)
    #expect(table.rectForRow(at: path(49_999)).height == 70)
  }

  @Test("Given rows above that have been in sight, when rows are inserted or the table gets another size, then they keep their heights")
  func keepsHeights() {
    show(rows: 1000)
    screen.perform { table.contentOffset.y = 600 }
    screen.advance(by: 0.1)
    let top = table.rectForRow(at: path(10)).minY
    screen.perform {
      rows.count += 1
      table.insertRows(at: [path(900)], with: .none)
    }
    screen.advance(by: 1)
    #expect(table.rectForRow(at: path(10)).minY == top && top == 700)
    screen.perform { table.frame.size.height = 700 }
    screen.advance(by: 0.1)
    #expect(table.rectForRow(at: path(10)).minY == 700)
  }

  @Test("Given an estimate of 0, then the delegate gives all heights at once, as on iOS")
  func exact() {
    table.estimatedRowHeight = 0
    show(rows: 300)
    #expect(rows.asked.count == 300)
    #expect(table.contentSize.height == 21_000)
  }

  @Test("Given lengths, then sums and searches agree with a plain list of them")
  func sums() {
    var sums = SparseSums(count: 37, common: 10)
    var plain = [CGFloat](repeating: 10, count: 37)
    for (index, length) in [(3, 5.0), (0, -4), (36, 20), (17, -10), (3, 1)] {
      sums[index] += length
      plain[index] += length
    }
    let edges = plain.reduce(into: [CGFloat(0)]) { $0.append(($0.last ?? 0) + $1) }
    #expect((0...37).map { sums.sum(before: $0) } == edges)
    for limit in stride(from: CGFloat(-1), through: 400, by: 0.5) {
      #expect(sums.numberOfElements(within: limit) == max(0, (edges.lastIndex { $0 <= limit } ?? 0)))
      #expect(sums.numberOfElements(within: limit, isBelow: true) == max(0, (edges.lastIndex { $0 < limit } ?? 0)))
    }
  }
}

/// Rows of 70 points.
@MainActor
private final class LongRows: UITableViewDataSource, UITableViewDelegate {
  var count = 0
  /// The rows whose heights have been asked for.
  private(set) var asked: Set<Int> = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.insert(indexPath.row)
    return 70
  }
}
