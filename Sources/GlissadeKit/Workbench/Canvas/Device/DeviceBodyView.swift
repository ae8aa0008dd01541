import Components
import UIKit

/// The body of a device behind its screen: a black bezel with a metal rim, and its shadow on the canvas.
///
/// Without a device frame, it is only a black background with its shadow.
final class DeviceBodyView: KitView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .black
    isUserInteractionEnabled = false
    layer.castShadow(opacity: 0.22, radius: 24, drop: 10)
  }

  /// Places the body around a screen in the superview. `scale` is in points of the superview per point of the screen.
  func place(around screen: CGRect, device: DeviceFrame?, scale: CGFloat) {
    let outset = (device?.outset ?? 0) * scale
    frame = screen.insetBy(dx: -outset, dy: -outset)
    layer.cornerRadius = (device?.outerRadius ?? 0) * scale
    layer.borderWidth = device == nil ? 0 : DeviceFrame.rim * scale
    layer.borderColor = Theme.deviceRim.resolvedColor(with: traitCollection).cgColor
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layer.borderColor = Theme.deviceRim.resolvedColor(with: traitCollection).cgColor
  }
}
