import Components
import Transitions
import UIKit

final class PetRevealController: DismissibleController {
  private let pet: Pet
  private let titleLabel = UILabel(.systemFont(ofSize: 17, weight: .semibold), .label, alignment: .center)
  private let imageView = UIImageView()
  private let closeButton = UIButton(type: .system)

  init(_ pet: Pet) {
    self.pet = pet
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = pet.name
    imageView.image = UIImage(named: pet.picture)
    imageView.contentMode = .scaleAspectFit
    closeButton.setTitle("Guess another", for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .bold)
    closeButton.addAction(dismissAction, for: .touchUpInside)
    for content in [titleLabel, imageView, closeButton] { view.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    titleLabel.frame = CGRect(x: area.minX, y: area.minY + 20, width: area.width, height: 22)
    let size = CGSize(width: view.bounds.width / 2, height: view.bounds.height * 3 / 4)
    imageView.frame = CGRect(
      x: view.bounds.midX - size.width / 2, y: view.bounds.midY - size.height / 2, width: size.width, height: size.height)
    closeButton.frame = CGRect(x: area.midX - 100, y: area.maxY - 8 - 44, width: 200, height: 44)
  }
}
