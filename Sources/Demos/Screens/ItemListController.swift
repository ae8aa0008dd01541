import Components
import UIKit

/// A screen with a table of items. Subclasses show an item in a cell, and place the table.
class ItemListController<Cell: KitTableViewCell>: KitViewController, UITableViewDataSource, UITableViewDelegate {
  final let tableView = UITableView(frame: .zero, style: .plain)
  private let count: Int
  private let onChoose: (Int) -> Void

  /// `onChoose` is called with the row of the chosen item.
  init(count: Int, rowHeight: CGFloat, onChoose: @escaping (Int) -> Void) {
    self.count = count
    self.onChoose = onChoose
    super.init()
    tableView.rowHeight = rowHeight
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.setUp([Cell.self], for: self)
    view.addSubview(tableView)
  }

  func show(_ row: Int, in cell: Cell) {}

  final func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  final func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.cell(Cell.self, at: indexPath) { show(indexPath.row, in: $0) }
  }

  final func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    onChoose(indexPath.row)
  }
}
