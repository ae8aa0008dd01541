import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Editing the rows of a table")
struct TableEditingTests: TableEditingSuite {
  let screen = TouchScene()
  let rows = EditableRows()

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
