import Components
import UIKit

final class AnimalCardView: KitView {
  private let picture = UIImageView.filling(radius: 14)
  private let nameLabel = UILabel(.systemFont(ofSize: 22, weight: .bold), .white)
  private let lineLabel = UILabel(.systemFont(ofSize: 15), UIColor.white.withAlphaComponent(0.85))

  static let height: CGFloat = 96

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 20
    let texts = Column(gap: 3, nameLabel.sized(height: 28), lineLabel.sized(height: 20)).sized(height: 51).inset(bottom: 3)
    arrange(Row(gap: 16, picture.sized(width: 72), texts).inset(x: 12, y: 12))
  }

  func show(_ animal: Animal) {
    backgroundColor = animal.color
    picture.image = UIImage(named: animal.picture)
    nameLabel.text = animal.name
    lineLabel.text = animal.line
  }
}
