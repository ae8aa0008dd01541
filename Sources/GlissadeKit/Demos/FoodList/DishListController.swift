import Transitions
import UIKit

/// The menu, with a row for each dish.
final class DishListController: KitViewController, FoodListScreen {
  /// The row whose picture moves.
  var chosenRow = 0
  var movingPicture: UIView? {
    (tableView.cellForRow(at: IndexPath(row: chosenRow, section: 0)) as? DishCell)?.pictureView
  }

  private let tableView = UITableView(frame: .zero, style: .plain)
  private let header = UIView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let onChoose: (Int) -> Void

  init(onChoose: @escaping (Int) -> Void) {
    self.onChoose = onChoose
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Today’s table"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    subtitleLabel.text = "Six plates, until they are gone"
    subtitleLabel.font = .systemFont(ofSize: 16)
    subtitleLabel.textColor = .secondaryLabel
    tableView.rowHeight = DishCell.height
    tableView.separatorStyle = .none
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(DishCell.self, forCellReuseIdentifier: DishCell.reuseIdentifier)
    view.addSubview(tableView)
    for label in [titleLabel, subtitleLabel] { header.addSubview(label) }
    view.addSubview(header)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    header.backgroundColor = .systemBackground
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top + 92)
    titleLabel.frame = CGRect(x: 20, y: top + 8, width: view.bounds.width - 40, height: 42)
    subtitleLabel.frame = CGRect(x: 20, y: top + 50, width: view.bounds.width - 40, height: 22)
    tableView.frame = CGRect(
      x: 0, y: header.frame.maxY, width: view.bounds.width, height: view.bounds.height - header.frame.maxY)
  }
}

extension DishListController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Dish.all.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: DishCell.reuseIdentifier, for: indexPath)
    (cell as? DishCell)?.show(Dish.all[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    onChoose(indexPath.row)
  }
}

/// A dish as a row of the menu.
final class DishCell: UITableViewCell {
  static let reuseIdentifier = "dish"
  /// The height, in points.
  static let height: CGFloat = 108

  let pictureView = UIImageView()
  private let nameLabel = UILabel()
  private let summaryLabel = UILabel()
  private let priceLabel = UILabel()
  private let separator = UIView()
  private var isBuilt = false

  func show(_ dish: Dish) {
    if !isBuilt { build() }
    pictureView.image = UIImage(named: dish.picture)
    nameLabel.text = dish.name
    summaryLabel.text = dish.summary
    priceLabel.text = "€ \(dish.price)"
  }

  private func build() {
    isBuilt = true
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 20
    nameLabel.font = .systemFont(ofSize: 18, weight: .semibold)
    summaryLabel.font = .systemFont(ofSize: 15)
    summaryLabel.textColor = .secondaryLabel
    priceLabel.font = .systemFont(ofSize: 15, weight: .medium)
    priceLabel.textColor = .systemOrange
    separator.backgroundColor = .separator
    for content in [pictureView, nameLabel, summaryLabel, priceLabel, separator] { contentView.addSubview(content) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 84
    pictureView.frame = CGRect(x: 20, y: (bounds.height - side) / 2, width: side, height: side)
    let x = pictureView.frame.maxX + 16
    let width = bounds.width - x - 20
    nameLabel.frame = CGRect(x: x, y: 20, width: width, height: 24)
    summaryLabel.frame = CGRect(x: x, y: 44, width: width, height: 20)
    priceLabel.frame = CGRect(x: x, y: 69, width: width, height: 20)
    separator.frame = CGRect(x: x, y: bounds.height - 0.5, width: bounds.width - x, height: 0.5)
  }
}
