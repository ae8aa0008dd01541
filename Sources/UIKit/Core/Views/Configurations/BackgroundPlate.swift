import Foundation

/// The view that shows a background configuration.
final class BackgroundPlate: InternalView {
  var configuration = UIBackgroundConfiguration() { didSet { if configuration != oldValue { showConfiguration() } } }

  private let plate = UIView()
  private var stroke: UIView?
  private var picture: UIImageView?
  private var effectView: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(plate)
  }

  private func showConfiguration() {
    plate.backgroundColor = configuration.backgroundColor
    plate.layer.cornerRadius = configuration.cornerRadius
    plate.clipsToBounds = configuration.cornerRadius > 0 && (configuration.image != nil || configuration.visualEffect != nil)
    if configuration.visualEffect != nil || effectView != nil {
      effectView = effectView ?? added(UIVisualEffectView(effect: nil), to: plate)
      effectView?.effect = configuration.visualEffect
    }
    if configuration.image != nil || picture != nil {
      picture = picture ?? added(UIImageView(), to: plate)
      picture?.image = configuration.image
      picture?.contentMode = configuration.imageContentMode
      picture?.clipsToBounds = true
    }
    if configuration.strokeColor != nil || stroke != nil { stroke = stroke ?? added(UIView(), to: self) }
    colorsMayHaveChanged()
    setNeedsLayout()
  }

  private func added<View: UIView>(_ view: View, to parent: UIView) -> View {
    parent.addSubview(view)
    return view
  }

  override func colorsMayHaveChanged() {
    guard let stroke else { return }
    stroke.layer.borderColor = configuration.strokeColor?.resolvedColor(with: traitCollection).cgColor
    stroke.layer.borderWidth = configuration.strokeLineWidth(pixelsPerPoint: traitCollection.displayScale)
    stroke.layer.cornerRadius = configuration.cornerRadius > 0 ? configuration.cornerRadius + configuration.strokeOutset : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    plate.frame = bounds.inset(by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    effectView?.frame = plate.bounds
    picture?.frame = plate.bounds
    stroke?.frame = plate.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }
}
