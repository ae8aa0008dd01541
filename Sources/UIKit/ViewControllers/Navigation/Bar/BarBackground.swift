import Foundation

/// The background of a bar: a blur or color, and a hairline at the edge toward the content.
final class BarBackground: UIView, ScrollPositionShowing {
  enum Edge { case top, bottom }

  private let edge: Edge
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView()
  private let hairline = UIView()

  init(hairlineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effectView, colorView, hairline] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: UIBarAppearance) {
    effectView.effect = appearance.backgroundEffect
    effectView.isHidden = appearance.backgroundEffect == nil
    colorView.backgroundColor = appearance.backgroundColor
    hairline.backgroundColor = appearance.shadowColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    colorView.frame = bounds
    // One pixel, but never thinner than on a phone.
    let thickness = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(x: 0, y: edge == .top ? -thickness : bounds.maxY, width: bounds.width, height: thickness)
  }
}
