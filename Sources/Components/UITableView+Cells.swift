import UIKit

extension UITableView {
  /// Prepares a table without separators for cells of the given types.
  package func setUp(_ cells: [KitTableViewCell.Type], for owner: any UITableViewDataSource & UITableViewDelegate) {
    separatorStyle = .none
    // The rows have constant heights. With estimated ones, the list couldn't scroll exactly to a row.
    estimatedRowHeight = 0
    backgroundColor = .clear
    dataSource = owner
    delegate = owner
    for cell in cells { register(cell, forCellReuseIdentifier: String(describing: cell)) }
  }

  /// Returns a cell of a type for a row, after `show` has given it its content.
  package func cell<Cell: KitTableViewCell>(_ type: Cell.Type, at path: IndexPath, _ show: (Cell) -> Void) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: String(describing: type), for: path)
    if let cell = cell as? Cell { show(cell) }
    return cell
  }

  /// Scrolls just far enough to make a row of the first section visible.
  package func scroll(toRow row: Int) {
    layoutIfNeeded()
    scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
  }
}
