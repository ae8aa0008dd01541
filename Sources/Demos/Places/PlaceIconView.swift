import Components
import CoreGraphics
import UIKit

final class PlaceIconView: KitView {
  var kind = Place.Kind.station {
    didSet {
      backgroundColor = kind.color
      sign.setNeedsDisplay()
    }
  }

  private let sign = SignView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    sign.backgroundColor = .clear
    sign.icon = self
    addSubview(sign)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Scaled with a transform, so that an animation enlarges it along with the icon and doesn't redraw it in each frame.
    sign.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let scale = min(bounds.width, bounds.height) / 100
    sign.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  private final class SignView: UIView {
    weak var icon: PlaceIconView?

    override func draw(_ rect: CGRect) {
      guard let icon else { return }
      let path = icon.kind.sign
      path.apply(CGAffineTransform(scaleX: bounds.width, y: bounds.height))
      UIColor.white.setFill()
      path.fill()
    }
  }
}
