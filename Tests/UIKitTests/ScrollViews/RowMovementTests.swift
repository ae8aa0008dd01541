import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Moving the rows of a table")
struct RowMovementTests: TableEditingSuite {
  let screen = TouchScene()
  let rows = EditableRows()

  @Test("Given an edited table, when a row is dragged by its handle, then it follows, others make room, and the data source moves it")
  func move() {
    let table = makeTable()
    edit(table)
    let moved = cell(0, in: table)
    screen.press(CGPoint(x: 376, y: 22))
    screen.move(by: CGVector(dx: 0, dy: 100), steps: 10)
    #expect(screen.shownState(of: moved.layer).position.y == 122)
    screen.advance(by: 0.5)
    #expect(cell(1, in: table).frame.minY == 0 && cell(2, in: table).frame.minY == 44 && cell(3, in: table).frame.minY == 132)
    #expect(rows.committed.isEmpty && table.contentOffset.y == 0)
    screen.release()
    #expect(rows.committed == ["move 0 to 2"])
    screen.advance(by: 0.6)
    #expect(names(in: table) == ["1", "2", "0", "3", "4", "5"] && moved.frame.minY == 88 && moved.layer.shadowOpacity == 0)
  }

  @Test("Given a row that is released, then the others don't move, because they have made room already")
  func noJump() {
    let table = makeTable()
    edit(table)
    let moved = cell(0, in: table)
    screen.press(CGPoint(x: 376, y: 22))
    screen.move(by: CGVector(dx: 0, dy: 100), steps: 10)
    screen.advance(by: 0.5)
    let before = table.visibleCells.filter { $0 !== moved }.map { screen.shownState(of: $0.layer).position.y }
    screen.release()
    let after = table.visibleCells.filter { $0 !== moved }.map { screen.shownState(of: $0.layer).position.y }
    #expect(before == after)
  }

  @Test("Given a delegate that keeps a row among the first, then the row goes no further")
  func target() {
    rows.lowest = 1
    let table = makeTable()
    edit(table)
    screen.drag(from: CGPoint(x: 376, y: 22), to: CGPoint(x: 376, y: 300))
    screen.advance(by: 0.6)
    #expect(rows.committed == ["move 0 to 1"] && names(in: table).prefix(2) == ["1", "0"])
  }

  @Test("Given a delegate that returns a row which isn't there, then the row returns to its place")
  func noTarget() {
    rows.lowest = -3
    let table = makeTable()
    edit(table)
    screen.drag(from: CGPoint(x: 376, y: 22), to: CGPoint(x: 376, y: 300))
    screen.advance(by: 0.6)
    #expect(rows.committed.isEmpty && names(in: table) == ["0", "1", "2", "3", "4", "5"])
  }

  @Test("Given a row at the edge of the table, then the content scrolls below it")
  func edges() {
    let table = makeTable(height: 400)
    edit(table)
    screen.press(CGPoint(x: 376, y: 22))
    screen.move(by: CGVector(dx: 0, dy: 365), steps: 10)
    screen.advance(by: 0.5)
    #expect(table.contentOffset.y > 100)
    screen.advance(by: 8)
    screen.release()
    screen.advance(by: 0.6)
    #expect(rows.names.last == "0" && table.contentOffset.y == table.contentSize.height - 400)
  }

  @Test("Given a row that is moved, when the table is reloaded or the touch is cancelled, then nothing is moved")
  func interruption() {
    let table = makeTable()
    edit(table)
    screen.press(CGPoint(x: 376, y: 22))
    screen.move(by: CGVector(dx: 0, dy: 100), steps: 10)
    screen.turn { table.reloadData() }
    screen.move(by: CGVector(dx: 0, dy: 50), steps: 5)
    screen.release()
    screen.press(CGPoint(x: 376, y: 22))
    screen.move(by: CGVector(dx: 0, dy: 100), steps: 10)
    screen.cancel()
    screen.advance(by: 0.6)
    #expect(rows.committed.isEmpty && names(in: table) == ["0", "1", "2", "3", "4", "5"])
    #expect(table.visibleCells.map(\.frame.minY).prefix(3) == [0, 44, 88] && table.contentSize.height == 30 * 44)
  }

  @Test("Given a diffable data source that applies a snapshot when a row is moved, then the row is moved once")
  func diffable() {
    final class Source: UITableViewDiffableDataSource<Int, String> {
      override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard let moved = itemIdentifier(for: sourceIndexPath), let other = itemIdentifier(for: destinationIndexPath) else { return }
        var snapshot = snapshot()
        snapshot.moveItem(moved, afterItem: other)
        apply(snapshot, animatingDifferences: false)
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let source = Source(tableView: table) { _, _, name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      return cell
    }
    _ = screen.add(table, frame: table.frame)
    screen.turn {
      var snapshot = source.snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c", "d"])
      source.apply(snapshot)
    }
    edit(table)
    screen.drag(from: CGPoint(x: 376, y: 22), to: CGPoint(x: 376, y: 125))
    screen.advance(by: 0.6)
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"] && names(in: table) == ["b", "c", "a", "d"])
  }
}
