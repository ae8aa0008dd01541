import Components
import CoreGraphics
import UIKit

/// A picture from edge to edge, darkened at the bottom for text.
final class SceneryView: KitView {
  let imageView = UIImageView.filling()
  private let scrim = ScrimView()

  /// `start` is where the gradient begins, as a fraction of the height, and `darkness` is the opacity of the black at the bottom, 0…1.
  init(_ picture: String, scrimFrom start: CGFloat, darkness: CGFloat = 0.7) {
    super.init(frame: .zero)
    clipsToBounds = true
    imageView.image = UIImage(named: picture)
    scrim.fade(from: start, darkness: darkness)
    for content in [imageView, scrim] {
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(content)
    }
  }
}

private final class ScrimView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func fade(from start: CGFloat, darkness: CGFloat) {
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    let shades: [CGFloat] = [0, 0.16, 0.5, 0.84, 1]
    gradient.colors = shades.map { UIColor(white: 0, alpha: $0 * darkness).cgColor }
    gradient.locations = shades.indices.map { index in
      let fraction = Double(index) / Double(shades.count - 1)
      return NSNumber(value: Double(start) + (1 - Double(start)) * fraction)
    }
  }
}
