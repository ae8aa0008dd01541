import Foundation

/// The background of a bar: a blur or color, and a hairline at the edge toward the content.
final class BarBackground: InternalView, ScrollPositionShowing {
  enum Edge { case top, bottom }

  private let edge: Edge
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView()
  private let hairline = UIView()
  /// The background image, and the image that replaces the hairline, or nil until there are any.
  private var picture: UIImageView?
  private var shadow: UIImageView?

  init(hairlineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effectView, colorView, hairline] { addSubview(view) }
  }

  /// Shows an appearance over content with an edge effect.
  func show(_ appearance: UIBarAppearance, over look: ScrollEdgeLook) {
    show(appearance)
    if look.style === UIScrollEdgeEffect.Style.automatic { return }
    let isSoft = look.style === UIScrollEdgeEffect.Style.soft
    effectView.effect = isSoft ? ScrollEdgeBlur() : UIBlurEffect(style: .systemThickMaterial)
    effectView.isHidden = false
    colorView.backgroundColor = nil
    hairline.isHidden = isSoft
  }

  func show(_ appearance: UIBarAppearance) {
    effectView.effect = appearance.backgroundEffect
    effectView.isHidden = appearance.backgroundEffect == nil
    colorView.backgroundColor = appearance.backgroundColor
    hairline.backgroundColor = appearance.shadowColor
    hairline.isHidden = appearance.shadowImage != nil
    show(appearance.backgroundImage, in: \.picture)
    picture?.contentMode = appearance.backgroundImageContentMode
    picture?.clipsToBounds = true
    show(appearance.shadowImage, in: \.shadow)
    shadow?.tintColor = appearance.shadowColor
    if picture != nil || shadow != nil { setNeedsLayout() }
  }

  private func show(_ image: UIImage?, in path: ReferenceWritableKeyPath<BarBackground, UIImageView?>) {
    if image != nil, self[keyPath: path] == nil {
      let view = UIImageView()
      self[keyPath: path] = view
      addSubview(view)
    }
    self[keyPath: path]?.image = image
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    colorView.frame = bounds
    let thickness = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(x: 0, y: edge == .top ? -thickness : bounds.maxY, width: bounds.width, height: thickness)
    picture?.frame = bounds
    let height = shadow?.image?.size.height ?? 0
    shadow?.frame = CGRect(x: 0, y: edge == .top ? -height : bounds.maxY, width: bounds.width, height: height)
  }
}
