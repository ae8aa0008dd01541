import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Styles and accessories of table cells")
struct TableCellTests {
  let screen = TouchScene()

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var style = UITableViewCell.CellStyle.default
    var accessories: [UITableViewCell.AccessoryType] = [.none]
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { accessories.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: "row")
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = accessories[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(indexPath.row)") }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      calls.append("details \(indexPath.row)")
    }
  }

  private let rows = Rows()

  private func makeCells() -> [UITableViewCell] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.dataSource = rows
    table.delegate = rows
    return screen.add(table, frame: table.frame).visibleCells
  }

  private func frame(_ label: UILabel?, in cell: UITableViewCell) -> CGRect? { label.map { $0.convert($0.bounds, to: cell) } }

  @Test("Given the style value1, then the detail is gray and ends at the edge of the content")
  func value1() throws {
    rows.style = .value1
    let cell = try #require(makeCells().first)
    #expect(frame(cell.detailTextLabel, in: cell)?.maxX == 384 && frame(cell.textLabel, in: cell)?.minX == 16)
    #expect(cell.detailTextLabel?.textColor == .secondaryLabel)
  }

  @Test("Given a text at the leading edge, when the room for it changes, then it keeps its size", arguments: [true, false])
  func sizeOfText(isList: Bool) {
    var list = UIListContentConfiguration.valueCell()
    (list.text, list.secondaryText) = ("Text", "Detail")
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    if isList {
      cell.contentConfiguration = list
    } else {
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
    }
    _ = screen.add(cell, frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let labels = screen.views(UILabel.self, in: cell).filter { $0.text?.isEmpty == false }
    let widths = labels.map(\.bounds.width)
    screen.perform { cell.frame.size.width -= 100 }
    screen.advance(by: 0.1)
    #expect(labels.count == 2 && widths.allSatisfy { $0 > 0 })
    #expect(labels.map(\.bounds.width) == widths)
  }

  @Test("Given the style value2, then a small text in the tint color ends where the detail begins")
  func value2() throws {
    rows.style = .value2
    let cell = try #require(makeCells().first)
    #expect(frame(cell.textLabel, in: cell)?.maxX == 107 && frame(cell.detailTextLabel, in: cell)?.minX == 113)
    #expect(cell.textLabel?.textAlignment == .right && cell.textLabel?.textColor == cell.tintColor)
  }

  @Test("Given the style subtitle, then the detail is below the text; in the default style there is none")
  func subtitle() throws {
    rows.style = .subtitle
    let cell = try #require(makeCells().first)
    #expect(frame(cell.textLabel, in: cell)?.maxY == frame(cell.detailTextLabel, in: cell)?.minY)
    rows.style = .default
    #expect(makeCells().first?.detailTextLabel == nil)
  }

  @Test("Given an accessory with a button, when it is tapped, then the delegate is told, and the row isn't selected")
  func details() throws {
    rows.accessories = [.detailButton, .detailDisclosureButton, .disclosureIndicator, .checkmark]
    let cells = makeCells()
    let buttons = screen.views(UIButton.self)
    let edges = buttons.map { button -> CGFloat in button.convert(button.bounds, to: nil).minX }
    #expect(edges.sorted() == [336, 362])
    #expect(cells.map(\.contentView.frame.width) == [362, 336, 370, 370])
    screen.click(CGPoint(x: 347, y: 66))
    screen.click(CGPoint(x: 373, y: 22))
    #expect(rows.calls == ["details 1", "details 0"])
    screen.click(CGPoint(x: 377, y: 66))
    #expect(rows.calls.last == "select 1")
  }

  @Test("Given a row whose accessory changes, then the button goes away")
  func changes() throws {
    rows.accessories = [.detailButton]
    let cell = try #require(makeCells().first)
    screen.perform { cell.accessoryType = .checkmark }
    screen.advance(by: 0.1)
    #expect(screen.views(UIButton.self).map(\.isHidden) == [true])
    screen.click(CGPoint(x: 373, y: 22))
    #expect(rows.calls == ["select 0"])
  }

  @Test("A background view fills the cell behind everything else")
  func backgroundView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let background = UIView()
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    cell.backgroundView = background
    cell.layoutIfNeeded()
    #expect(cell.subviews.first === background && background.frame == cell.bounds)
    cell.backgroundView = nil
    #expect(background.superview == nil)
  }
}
