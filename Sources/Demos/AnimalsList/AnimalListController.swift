import Components
import Transitions
import UIKit

final class AnimalListController: KitViewController, AnimalsListScreen {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let titleLabel = UILabel(.systemFont(ofSize: 34, weight: .bold), text: "Neighbours")
  private let onChoose: (Int) -> Void
  private var tapped: IndexPath?

  init(onChoose: @escaping (Int) -> Void) {
    self.onChoose = onChoose
    super.init()
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
    view.backgroundColor = .systemBackground
    tableView.backgroundColor = .clear
    tableView.rowHeight = AnimalCardView.height + 12
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.setUp([AnimalTableCell.self], for: self)
    tableView.contentInsetAdjustmentBehavior = .never
    view.addSubview(tableView)
    tableView.addSubview(titleLabel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
    tableView.contentInset = UIEdgeInsets(top: view.safeAreaInsets.top + 64, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
    titleLabel.frame = CGRect(x: 16, y: -56, width: view.bounds.width - 32, height: 44)
  }
}

extension AnimalListController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Animal.all.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.cell(AnimalTableCell.self, at: indexPath) { $0.card.show(Animal.all[indexPath.row]) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    onChoose(indexPath.row)
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
