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
    for content in [picture, nameLabel, lineLabel] { addSubview(content) }
  }

  func show(_ animal: Animal) {
    backgroundColor = animal.color
    picture.image = UIImage(named: animal.picture)
    nameLabel.text = animal.name
    lineLabel.text = animal.line
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height - 24
    picture.frame = CGRect(x: 12, y: 12, width: side, height: side)
    let left = picture.frame.maxX + 16
    nameLabel.frame = CGRect(x: left, y: bounds.midY - 27, width: bounds.width - left - 12, height: 28)
    lineLabel.frame = CGRect(x: left, y: bounds.midY + 4, width: bounds.width - left - 12, height: 20)
  }
}
