import Components
import Transitions
import UIKit

final class DishController: KitViewController, FoodListScreen {
  var movingPicture: UIView? { pictureView }
  var slidingViews: [UIView] { [nameLabel, summaryLabel, notesView, textLabel, orderButton] }
  /// Stay in front of the moving picture.
  var controlsOverPicture: [UIView] { [backButton] }

  private let pictureView = UIImageView.filling()
  private let nameLabel = UILabel(.systemFont(ofSize: 30, weight: .bold))
  private let summaryLabel = UILabel(.systemFont(ofSize: 17), .secondaryLabel)
  private let notesView = UIView()
  private let textLabel = UILabel()
  private lazy var orderButton = ActionButton.make(UIAction(title: "Order for € \(dish.price)") { [weak self] _ in self?.onDone() })
  private lazy var backButton = BackButton { [weak self] in self?.onDone() }
  private let dish: Dish
  private let onDone: () -> Void

  init(_ dish: Dish, onDone: @escaping () -> Void) {
    self.dish = dish
    self.onDone = onDone
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pictureView.image = UIImage(named: dish.picture)
    nameLabel.text = dish.name
    summaryLabel.text = dish.summary
    for note in dish.notes { notesView.addSubview(NoteLabel.make(note)) }
    textLabel.attributedText = SpacedText.text(dish.text, .systemFont(ofSize: 17), .label, lineSpacing: 5)
    textLabel.numberOfLines = 0
    for content in [pictureView, nameLabel, summaryLabel, notesView, textLabel, orderButton, backButton] { view.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Square as in the list: a moving picture must keep its aspect ratio.
    let side = min(view.bounds.width, view.bounds.height * 0.5)
    pictureView.frame = CGRect(x: (view.bounds.width - side) / 2, y: 0, width: side, height: side)
    let width = view.bounds.width - 48
    nameLabel.frame = CGRect(x: 24, y: side + 22, width: width, height: 38)
    summaryLabel.frame = CGRect(x: 24, y: nameLabel.frame.maxY + 2, width: width, height: 24)
    notesView.frame = CGRect(x: 24, y: summaryLabel.frame.maxY + 16, width: width, height: 32)
    var x: CGFloat = 0
    for note in notesView.subviews {
      let noteWidth = note.sizeThatFits(notesView.bounds.size).width.rounded(.up) + 26
      note.frame = CGRect(x: x, y: 0, width: noteWidth, height: 32)
      x += noteWidth + 8
    }
    let height = textLabel.height(in: width)
    textLabel.frame = CGRect(x: 24, y: notesView.frame.maxY + 18, width: width, height: height)
    orderButton.frame = ActionButton.frame(in: view)
    backButton.place(in: view)
  }
}

@MainActor
private enum NoteLabel {
  static func make(_ text: String) -> UILabel {
    let label = UILabel(.systemFont(ofSize: 14, weight: .medium), text: text, alignment: .center)
    label.backgroundColor = .secondarySystemBackground
    label.layer.cornerRadius = 16
    label.clipsToBounds = true
    return label
  }
}
