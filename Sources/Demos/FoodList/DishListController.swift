import Components
import Transitions
import UIKit

final class DishListController: ItemListController<DishCell>, FoodListScreen {
  var chosenRow = 0
  var movingPicture: UIView? { (tableView.cellForRow(at: IndexPath(row: chosenRow, section: 0)) as? DishCell)?.pictureView }

  private let header = UIView()
  private let titleLabel = UILabel(.systemFont(ofSize: 34, weight: .bold), text: "Today’s table")
  private let subtitleLabel = UILabel(.systemFont(ofSize: 16), .secondaryLabel, text: "Six plates, until they are gone")

  init(onChoose: @escaping (Int) -> Void) {
    super.init(count: Dish.all.count, rowHeight: DishCell.height, onChoose: onChoose)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [titleLabel, subtitleLabel] { header.addSubview(label) }
    view.addSubview(header)
  }

  override func show(_ row: Int, in cell: DishCell) { cell.show(Dish.all[row]) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    header.backgroundColor = .systemBackground
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top + 92)
    titleLabel.frame = CGRect(x: 20, y: top + 8, width: view.bounds.width - 40, height: 42)
    subtitleLabel.frame = CGRect(x: 20, y: top + 50, width: view.bounds.width - 40, height: 22)
    tableView.frame = CGRect(x: 0, y: header.frame.maxY, width: view.bounds.width, height: view.bounds.height - header.frame.maxY)
  }
}

final class DishCell: KitTableViewCell {
  static let height: CGFloat = 108

  let pictureView = UIImageView.filling(radius: 20)
  private let nameLabel = UILabel(.systemFont(ofSize: 18, weight: .semibold))
  private let summaryLabel = UILabel(.systemFont(ofSize: 15), .secondaryLabel)
  private let priceLabel = UILabel(.systemFont(ofSize: 15, weight: .medium), .systemOrange)
  private let separator = UIView()

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    separator.backgroundColor = .separator
    for content in [pictureView, nameLabel, summaryLabel, priceLabel, separator] { contentView.addSubview(content) }
  }

  func show(_ dish: Dish) {
    pictureView.image = UIImage(named: dish.picture)
    nameLabel.text = dish.name
    summaryLabel.text = dish.summary
    priceLabel.text = "€ \(dish.price)"
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
