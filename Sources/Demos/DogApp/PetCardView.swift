import Components
import UIKit

/// The card's contents scale with it, as its aspect ratio is constant.
final class PetCardView: KitView {
  /// The size at which the card is laid out, in points.
  static let designSize = CGSize(width: 358, height: 284)

  private let content = UIView(frame: CGRect(origin: .zero, size: designSize))

  init(_ pet: PetProfile) {
    super.init(frame: CGRect(origin: .zero, size: Self.designSize))
    clipsToBounds = true
    let scenery = SceneryView(pet.picture, scrimFrom: 0.5, darkness: 0.75)
    scenery.frame = content.bounds
    let nameLabel = UILabel(.systemFont(ofSize: 26, weight: .bold), .white, text: pet.name)
    nameLabel.frame = CGRect(x: 20, y: 216, width: 318, height: 30)
    let summaryLabel = UILabel(.systemFont(ofSize: 15), .white, text: pet.summary)
    summaryLabel.frame = CGRect(x: 20, y: 246, width: 318, height: 20)
    for view in [scenery, nameLabel, summaryLabel] { content.addSubview(view) }
    content.isUserInteractionEnabled = false
    addSubview(content)
  }

  static func height(forWidth width: CGFloat) -> CGFloat { width * designSize.height / designSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = bounds.width / Self.designSize.width
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
