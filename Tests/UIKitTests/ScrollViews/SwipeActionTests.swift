import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Swipe actions")
struct SwipeActionTests {
  let screen = TouchScene()

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = (0..<20).map { "\($0)" }
    var performed: [String] = []
    var selected: [Int] = []
    var isFullSwipe = true
    /// The index paths with which editing has ended, of which that of a deleted row is nil.
    var ended: [IndexPath?] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { ended.append(indexPath) }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.performed.append("delete \(indexPath.row)")
        self?.names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
      let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        self?.performed.append("flag \(indexPath.row)")
        done(true)
      }
      let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
      configuration.performsFirstActionWithFullSwipe = isFullSwipe
      return configuration
    }
  }

  private let rows = Rows()

  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.dataSource = rows
    table.delegate = rows
    return screen.add(table, frame: table.frame)
  }

  private func swipe(by distance: CGFloat) {
    screen.press(CGPoint(x: 390, y: 66))
    screen.move(by: CGVector(dx: -distance, dy: 0), steps: 20)
    screen.advance(by: 0.3)
    screen.release()
    screen.advance(by: 1)
  }

  private func offset(_ table: UITableView) -> CGFloat? { table.cells[IndexPath(row: 1, section: 0)]?.transform.tx }

  @Test("A swipe uncovers the actions, and a click on one performs it and closes the row")
  func open() {
    let table = makeTable()
    swipe(by: 140)
    let width = screen.views(SwipeActionsView.self).first?.fullWidth ?? 0
    #expect(width > 148 && offset(table) == -width && table.swipes.isOpen)
    // The second action is inside the first.
    screen.click(CGPoint(x: 400 - width + 20, y: 66))
    screen.advance(by: 1)
    #expect(rows.performed == ["flag 1"] && offset(table) == 0 && screen.views(SwipeActionsView.self).isEmpty)
  }

  @Test("A swipe across the row performs the first action, which may delete the row")
  func full() {
    let table = makeTable()
    swipe(by: 340)
    screen.advance(by: 1)
    #expect(rows.performed == ["delete 1"] && table.numberOfRows(inSection: 0) == 19 && !table.swipes.isOpen)
    #expect(offset(table) == 0 && screen.views(SwipeActionsView.self).isEmpty)
  }

  @Test("Where a full swipe does nothing, a swipe across the row only opens it")
  func notFull() {
    rows.isFullSwipe = false
    let table = makeTable()
    swipe(by: 340)
    #expect(rows.performed.isEmpty && table.swipes.isOpen)
  }

  @Test("A short swipe goes back, a click elsewhere closes the row without selecting, and a swipe to the other side does nothing")
  func closing() {
    let table = makeTable()
    swipe(by: 40)
    #expect(!table.swipes.isOpen && offset(table) == 0)
    swipe(by: 140)
    screen.click(CGPoint(x: 100, y: 300))
    screen.advance(by: 1)
    #expect(!table.swipes.isOpen && rows.selected.isEmpty)
    screen.drag(from: CGPoint(x: 50, y: 66), to: CGPoint(x: 250, y: 66))
    #expect(!table.swipes.isOpen)
  }

  @Test("A drag down scrolls the table, and closes the row that is open")
  func scroll() {
    let table = makeTable()
    swipe(by: 140)
    screen.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400))
    screen.advance(by: 1)
    #expect(table.contentOffset.y > 50 && !table.swipes.isOpen)
  }

  @Test("Given an open row, when its row is deleted, then editing has ended without an index path")
  func deletion() {
    let table = makeTable()
    swipe(by: 340)
    screen.advance(by: 1)
    #expect(rows.ended == [nil] && table.visibleCells.allSatisfy { !$0.isSwiped })
  }

  @Test("Given an open row, when a row is inserted above it, then it closes")
  func insertion() {
    let table = makeTable()
    swipe(by: 140)
    screen.perform {
      rows.names.insert("new", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    screen.advance(by: 1)
    #expect(!table.swipes.isOpen && rows.ended == [IndexPath(row: 2, section: 0)])
    #expect(table.visibleCells.allSatisfy { $0.transform.isIdentity && !$0.isSwiped })
  }

  @Test("Given an open row, when the wheel scrolls the table, then it closes")
  func wheel() {
    let table = makeTable()
    swipe(by: 140)
    screen.wheel(CGVector(dx: 0, dy: 60), at: CGPoint(x: 100, y: 400))
    screen.advance(by: 1)
    #expect(table.contentOffset.y > 20 && !table.swipes.isOpen && offset(table) == 0)
  }

  @Test("Given an open row, when code scrolls it out of sight, then its cell can be used for another row")
  func reuse() {
    let table = makeTable()
    swipe(by: 140)
    screen.perform { table.setContentOffset(CGPoint(x: 0, y: 120), animated: false) }
    screen.advance(by: 1)
    #expect(!table.swipes.isOpen && screen.views(SwipeActionsView.self).isEmpty)
    #expect(table.visibleCells.allSatisfy { $0.transform.isIdentity && !$0.isSwiped })
  }
}
