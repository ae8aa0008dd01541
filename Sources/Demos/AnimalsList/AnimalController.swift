import Components
import Transitions
import UIKit

final class AnimalController: KitViewController, AnimalsListDetail {
  var card: UIView { cardView }
  let content = UIView()

  private let animal: Animal
  private let cardView = AnimalCardView()
  private let picture = UIImageView.filling(radius: 24)
  private let textLabel = UILabel(.systemFont(ofSize: 19), .white, lines: 0)
  private let backButton: UIButton

  init(_ animal: Animal, back: UIAction) {
    self.animal = animal
    backButton = ActionButton.flat(back, background: UIColor.white.withAlphaComponent(0.18))
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = animal.color
    cardView.show(animal)
    picture.image = UIImage(named: animal.picture)
    textLabel.text = animal.text
    for part in [picture, textLabel, backButton] { content.addSubview(part) }
    view.addSubview(content)
    view.addSubview(cardView)
    cardView.layer.name = "cell"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    cardView.frame = CGRect(x: 16, y: area.minY + 8, width: view.bounds.width - 32, height: AnimalCardView.height)
    content.frame = view.bounds
    let button = ActionButton.frame(in: view)
    backButton.frame = button
    let width = view.bounds.width - 56
    let height = textLabel.sizeThatFits(CGSize(width: width, height: 400)).height.rounded(.up)
    textLabel.frame = CGRect(x: 28, y: button.minY - 24 - height, width: width, height: height)
    let top = cardView.frame.maxY + 8
    picture.frame = CGRect(x: 28, y: top, width: width, height: textLabel.frame.minY - 20 - top)
  }
}
