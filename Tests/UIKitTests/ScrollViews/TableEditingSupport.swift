import Foundation
import UITestSupport

@testable import UIKit

/// Thirty rows, of which “3” can't be edited and “2” can't be moved, and what was done to them.
final class EditableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
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

/// Tests with a table whose rows are edited.
@MainActor
protocol TableEditingSuite {
  var screen: TouchScene { get }
  var rows: EditableRows { get }
}

extension TableEditingSuite {
  func makeTable(height: CGFloat = 800) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: height))
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    return screen.add(table, frame: table.frame)
  }

  func cell(_ row: Int, in table: UITableView) -> UITableViewCell { table.cells[IndexPath(row: row, section: 0)]! }

  func edit(_ table: UITableView) {
    screen.turn { table.setEditing(true, animated: true) }
    screen.advance(by: 0.5)
  }

  func names(in table: UITableView) -> [String?] { Array(table.visibleCells.map { $0.textLabel?.text }.prefix(6)) }
}
