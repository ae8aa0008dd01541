import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Table rows that size themselves")
struct SelfSizingTableTests {
  let harness = LayoutHarness()
  let rows = GrowingRows()

  private func table(_ heights: [CGFloat]) -> UITableView {
    rows.heights = heights
    let table = UITableView(frame: rect(0, 0, 390, 800))
    table.register(GrowingRow.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.rowHeight = UITableView.automaticDimension
    harness.perform { harness.root.addSubview(table) }
    harness.advance(by: 0.1)
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("Given constraints in the cells, then each row is as high as they ask for")
  func heights() {
    let table = table([30, 100, 60])
    #expect((0..<3).map { table.rectForRow(at: path($0)) } == [rect(0, 0, 390, 50), rect(0, 50, 390, 120), rect(0, 170, 390, 80)])
    #expect(table.contentSize.height == 250)
    #expect((table.cellForRow(at: path(1)) as? GrowingRow)?.box.frame == rect(10, 10, 370, 100))
  }

  @Test("Given rows that have not been seen, then they count as estimated until they are")
  func estimates() {
    let table = table(Array(repeating: 80, count: 100))
    // By the estimate 19 rows fit on the screen: these have been made and measured.
    #expect(table.contentSize.height == CGFloat(19 * 100 + 81 * 44))
    #expect(rows.made <= 20)
    table.contentOffset.y = 400
    harness.advance(by: 0.1)
    #expect(table.rectForRow(at: path(11)) == rect(0, 1100, 390, 100))
  }

  @Test("Given rows above that turn out higher, when they come into sight, then what is in sight stays")
  func comingFromBelow() throws {
    let table = table(Array(repeating: 80, count: 100))
    // Row 50 would begin at 800 + 42 · 44 = 2648 by the estimates.
    table.contentOffset.y = 2648
    harness.advance(by: 0.1)
    let first = try #require(table.indexPathsForVisibleRows?.first)
    let place = table.rectForRow(at: first).minY - table.contentOffset.y
    table.contentOffset.y -= 10
    harness.advance(by: 0.1)
    #expect(table.rectForRow(at: first).minY - table.contentOffset.y == place + 10)
  }
}

@MainActor
final class GrowingRows: UITableViewDataSource {
  var heights: [CGFloat] = []
  private(set) var made = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? GrowingRow)?.height.constant = heights[indexPath.row]
    return cell
  }
}

/// A row with a box in it, 10 points from the edges.
private final class GrowingRow: UITableViewCell {
  let box = UIView()
  let height: NSLayoutConstraint

  required init(style: CellStyle, reuseIdentifier: String?) {
    height = box.heightAnchor.constraint(equalToConstant: 0)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    // Until the row has been measured it has another height, which is no contradiction.
    let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10), bottom, height,
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
