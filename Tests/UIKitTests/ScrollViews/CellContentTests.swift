import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Content configurations of cells")
struct CellContentTests {
  let screen = TouchScene()

  private final class Rows: NSObject, UITableViewDataSource {
    let fill: (UITableViewCell, Int) -> Void

    init(_ fill: @escaping (UITableViewCell, Int) -> Void) { self.fill = fill }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      fill(cell, indexPath.row)
      return cell
    }
  }

  private func makeTable(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    return screen.add(table, frame: table.frame)
  }

  @Test("Given texts in a content configuration, then the row is as high as they need")
  func height() {
    let rows = Rows { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      if row == 1 { content.secondaryText = "Subtitle" }
      cell.contentConfiguration = content
    }
    let table = makeTable(rows)
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] == heights[2] && heights[0] > 40 && heights[0] < 46 && heights[1] > heights[0] + 15)
  }

  @Test("Given an update handler, when a row is pressed, then it is called with the state")
  func handler() {
    var states: [Bool] = []
    let rows = Rows { cell, row in
      guard row == 0 else { return }
      cell.configurationUpdateHandler = { _, state in states.append(state.isHighlighted) }
    }
    _ = makeTable(rows)
    states = []
    screen.press(CGPoint(x: 100, y: 20))
    screen.advance(by: 0.3)
    #expect(states.last == true)
    screen.release()
    screen.advance(by: 0.3)
    #expect(states.last == false)
  }

  @Test("A background configuration of a list is gray while the cell is selected")
  func background() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.backgroundConfiguration = .listGroupedCell()
    _ = screen.add(cell, frame: cell.frame)
    #expect(cell.storedContents?.plate?.configuration.backgroundColor == .secondarySystemGroupedBackground)
    cell.isSelected = true
    screen.turn()
    #expect(cell.storedContents?.plate?.configuration.backgroundColor == .systemGray4)
  }

  @Test("A value is beside the text where both fit, otherwise below")
  func value() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "A value"
    let view = UIListContentView(configuration: content)
    let narrow = view.sizeThatFits(CGSize(width: 90, height: 0)).height
    #expect(narrow > view.sizeThatFits(CGSize(width: 300, height: 0)).height + 15)
  }
}
