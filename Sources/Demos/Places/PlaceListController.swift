import Components
import Transitions
import UIKit

final class PlaceListController: KitViewController, CellToMapList {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let parameters: CellToMap.Parameters
  private let onChoose: (Int) -> Void
  /// The row of the place on the map, whose cell is hidden meanwhile.
  private var chosen: IndexPath?

  static let rowHeight: CGFloat = 70

  init(parameters: CellToMap.Parameters, onChoose: @escaping (Int) -> Void) {
    self.parameters = parameters
    self.onChoose = onChoose
    super.init()
    title = "Places"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.rowHeight = Self.rowHeight
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.setUp([PlaceTableCell.self], for: self)
    view.addSubview(tableView)
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

  private func updateCells() {
    for path in tableView.indexPathsForVisibleRows ?? [] { tableView.cellForRow(at: path)?.isHidden = path == chosen }
  }
}

extension PlaceListController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Place.all.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.cell(PlaceTableCell.self, at: indexPath) {
      $0.show(Place.all[indexPath.row], parameters)
      $0.isHidden = indexPath == chosen
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    onChoose(indexPath.row)
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
