import Components
import Transitions
import UIKit

final class AnimalListController: ItemListController<AnimalTableCell>, AnimalsListScreen {
  private let titleLabel = UILabel(.systemFont(ofSize: 34, weight: .bold), text: "Neighbours")
  private var tapped: IndexPath?

  init(onChoose: @escaping (Int) -> Void) {
    super.init(count: Animal.all.count, rowHeight: AnimalCardView.height + 12, onChoose: onChoose)
  }

  var tappedCard: UIView? { tapped.flatMap { tableView.cellForRow(at: $0) as? AnimalTableCell }?.card }

  /// Marks a row as tapped, and scrolls it into view if necessary.
  func tap(row: Int) {
    let path = IndexPath(row: row, section: 0)
    view.layoutIfNeeded()
    if !tableView.bounds.inset(by: tableView.adjustedContentInset).intersects(tableView.rectForRow(at: path)) {
      tableView.scrollToRow(at: path, at: .middle, animated: false)
      tableView.layoutIfNeeded()
    }
    tapped = path
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.addSubview(titleLabel)
  }

  override func show(_ row: Int, in cell: AnimalTableCell) { cell.card.show(Animal.all[row]) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
    tableView.contentInset = UIEdgeInsets(top: view.safeAreaInsets.top + 64, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
    titleLabel.frame = CGRect(x: 16, y: -56, width: view.bounds.width - 32, height: 44)
  }
}

final class AnimalTableCell: KitTableViewCell {
  let card = AnimalCardView()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    arrange(card.inset(x: 16, y: 6))
  }
}
