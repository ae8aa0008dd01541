import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Editing the rows of a table")
struct TableEditingTests {
  let screen = TouchScene()

  private class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = (0..<30).map { "\($0)" }
    var styles: [Int: UITableViewCell.EditingStyle] = [:]
    var committed: [String] = []
    var selected: [Int] = []
    var lowest: Int?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { names[indexPath.row] != "3" }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { names[indexPath.row] != "2" }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
      styles[indexPath.row] ?? .delete
    }
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { "Remove" }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
      committed.append("\(editingStyle) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      committed.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      lowest.map { IndexPath(row: min($0, proposedDestinationIndexPath.row), section: 0) } ?? proposedDestinationIndexPath
    }
  }

  private let rows = Rows()

  private func makeTable(height: CGFloat = 800) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: height))
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    return screen.add(table, frame: table.frame)
  }

  private func cell(_ row: Int, in table: UITableView) -> UITableViewCell { table.cells[IndexPath(row: row, section: 0)]! }

  private func edit(_ table: UITableView) {
    screen.turn { table.setEditing(true, animated: true) }
    screen.advance(by: 0.5)
  }

  private func names(in table: UITableView) -> [String?] { Array(table.visibleCells.map { $0.textLabel?.text }.prefix(6)) }

  // MARK: Controls

  @Test("Given a table, when it is edited, then controls slide in, the content moves aside, and a row that can't be edited stays as it was")
  func controls() {
    let table = makeTable()
    screen.turn { table.setEditing(true, animated: true) }
    screen.advance(by: 0.15)
    let edited = cell(0, in: table)
    let half = screen.shownState(of: edited.contentView.layer).frame.minX
    #expect(half > 2 && half < 36)
    screen.advance(by: 0.5)
    #expect(edited.isEditing && edited.contentView.frame.minX == 38 && edited.editingStyle == .delete)
    #expect(screen.views(CellEditControl.self, in: edited).first?.frame.minX == 0)
    #expect(screen.views(ReorderHandle.self, in: edited).first?.frame.maxX == 400)
    #expect(screen.views(ReorderHandle.self, in: cell(2, in: table)).isEmpty)
    let fixed = cell(3, in: table)
    #expect(!fixed.isEditing && fixed.contentView.frame.minX == 0 && screen.views(CellEditControl.self, in: fixed).isEmpty)
    screen.turn { table.setEditing(false, animated: true) }
    screen.advance(by: 0.5)
    #expect(!edited.isEditing && edited.contentView.frame == edited.bounds && screen.views(CellEditControl.self).isEmpty)
  }

  @Test("Given an edited table, then a row that scrolls into view has its controls")
  func scrolling() {
    let table = makeTable(height: 400)
    edit(table)
    screen.turn { table.contentOffset.y = 600 }
    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 38 })
  }

  @Test("Given a row whose style is none, then it has no control at its leading edge, but its content moves aside with the others")
  func noStyle() {
    rows.styles[1] = UITableViewCell.EditingStyle.none
    let table = makeTable()
    edit(table)
    #expect(cell(1, in: table).contentView.frame.minX == 38 && screen.views(CellEditControl.self, in: cell(1, in: table)).isEmpty)
  }

  // MARK: Deleting and inserting

  @Test("Given an edited table, when a person taps the minus, then the row asks for confirmation, whose button commits the deletion")
  func deletion() {
    let table = makeTable()
    edit(table)
    screen.click(CGPoint(x: 27, y: 66))
    screen.advance(by: 0.6)
    #expect(rows.committed.isEmpty && cell(1, in: table).showingDeleteConfirmation)
    let button = screen.views(SwipeActionButton.self).first
    #expect(button?.action.title == "Remove")
    screen.click(CGPoint(x: 380, y: 66))
    screen.advance(by: 1)
    #expect(rows.committed == ["delete 1"] && names(in: table) == ["0", "2", "3", "4", "5", "6"])
    #expect(screen.views(SwipeActionsView.self).isEmpty && table.visibleCells.allSatisfy { $0.transform == .identity })
  }

  @Test("Given an open confirmation, when a person taps elsewhere, then it closes and nothing is deleted")
  func confirmationCloses() {
    let table = makeTable()
    edit(table)
    screen.click(CGPoint(x: 27, y: 66))
    screen.advance(by: 0.6)
    screen.click(CGPoint(x: 200, y: 300))
    screen.advance(by: 0.6)
    #expect(rows.committed.isEmpty && !table.swipes.isOpen && rows.selected.isEmpty)
  }

  @Test("Given a row that inserts, when a person taps the plus, then the insertion is committed at once")
  func insertion() {
    rows.styles[0] = .insert
    let table = makeTable()
    edit(table)
    screen.click(CGPoint(x: 27, y: 22))
    #expect(rows.committed == ["insert 0"])
  }

  @Test("Given a table that isn't edited, when a person swipes a row, then the button for deleting it appears, unless it can't be edited")
  func swipe() {
    let table = makeTable()
    for (y, opens) in [(CGFloat(154), false), (66, true)] {
      screen.drag(from: CGPoint(x: 390, y: y), to: CGPoint(x: 280, y: y))
      screen.advance(by: 0.6)
      #expect(table.swipes.isOpen == opens)
    }
    screen.click(CGPoint(x: 380, y: 66))
    screen.advance(by: 1)
    #expect(rows.committed == ["delete 1"] && rows.names.count == 29)
  }

  @Test("Given a data source that says nothing about editing, then a swipe deletes no row and no row can be moved")
  func plain() {
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Plain()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.dataSource = source
    _ = screen.add(table, frame: table.frame)
    screen.drag(from: CGPoint(x: 390, y: 66), to: CGPoint(x: 200, y: 66))
    #expect(!table.swipes.isOpen)
    edit(table)
    #expect(cell(0, in: table).editingStyle == .delete && screen.views(ReorderHandle.self).isEmpty)
  }

  // MARK: Selecting

  @Test("Given an edited table, then a tap selects a row only where selection is allowed, and several where the circles are shown")
  func selection() {
    let table = makeTable()
    edit(table)
    screen.click(CGPoint(x: 200, y: 22))
    #expect(rows.selected.isEmpty)
    screen.turn { table.setEditing(false, animated: false) }
    table.allowsMultipleSelectionDuringEditing = true
    edit(table)
    for y in [CGFloat(22), 66, 110, 66] { screen.click(CGPoint(x: 27, y: y)) }
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2] && rows.committed.isEmpty)
    #expect(screen.views(CellEditControl.self, in: cell(2, in: table)).first?.isChecked == true)
    screen.turn { table.setEditing(false, animated: true) }
    #expect(table.indexPathsForSelectedRows == nil)
  }

  // MARK: Moving

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
    screen.press(CGPoint(x: 376, y: 22))
    screen.move(by: CGVector(dx: 0, dy: 100), steps: 10)
    screen.advance(by: 0.5)
    let before = table.visibleCells.filter { $0 !== table.movedCell }.map { screen.shownState(of: $0.layer).position.y }
    screen.release()
    let moved = cell(2, in: table)
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

  // MARK: Controllers

  @Test("Given a table controller, when a person taps its edit button, then the table is edited and the button says Done")
  func controller() {
    let controller = UITableViewController(style: .plain)
    let button = controller.editButtonItem
    screen.turn {
      controller.navigationItem.rightBarButtonItem = button
      screen.window.rootViewController = UINavigationController(rootViewController: controller)
    }
    #expect(button.title == "Edit" && !controller.isEditing)
    screen.click(CGPoint(x: 375, y: 22))
    #expect(controller.isEditing && controller.tableView.isEditing && button.title == "Done" && button.style == .done)
    screen.perform { controller.isEditing = false }
    #expect(!controller.tableView.isEditing && button.title == "Edit")
  }
}
