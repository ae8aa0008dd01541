import Components
import Transitions
import UIKit

final class PlaceListController: ItemListController<PlaceTableCell>, CellToMapList {
  private let parameters: CellToMap.Parameters
  /// The row of the place on the map, whose cell is hidden meanwhile.
  private var chosen: IndexPath?

  static let rowHeight: CGFloat = 70

  init(parameters: CellToMap.Parameters, onChoose: @escaping (Int) -> Void) {
    self.parameters = parameters
    super.init(count: Place.all.count, rowHeight: Self.rowHeight, onChoose: onChoose)
    title = "Places"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Returns the frame of a row in the coordinate system of `target`, and scrolls the row into view if necessary.
  func frame(ofRow row: Int, in target: UIView) -> CGRect {
    view.layoutIfNeeded()
    let path = IndexPath(row: row, section: 0)
    let visibleRect = tableView.bounds.inset(by: tableView.adjustedContentInset)
    if !visibleRect.intersects(tableView.rectForRow(at: path)) { tableView.scrollToRow(at: path, at: .middle, animated: false) }
    return tableView.convert(tableView.rectForRow(at: path), to: target)
  }

  func hideCell(atRow row: Int) {
    chosen = IndexPath(row: row, section: 0)
    updateCells()
  }

  func customTransitionWasFinished() {
    chosen = nil
    updateCells()
  }

  override func show(_ row: Int, in cell: PlaceTableCell) {
    cell.show(Place.all[row], parameters)
    cell.isHidden = row == chosen?.row
  }

  private func updateCells() {
    for path in tableView.indexPathsForVisibleRows ?? [] { tableView.cellForRow(at: path)?.isHidden = path == chosen }
  }
}

final class PlaceTableCell: KitTableViewCell {

  private var content: PlaceCellView?

  func show(_ place: Place, _ parameters: CellToMap.Parameters) {
    let content = self.content ?? PlaceCellView(parameters)
    if self.content == nil {
      content.frame = contentView.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(content)
      self.content = content
    }
    content.show(place)
  }
}
