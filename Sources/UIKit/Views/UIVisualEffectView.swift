import Foundation

/// A view that shows the content behind it through an effect.
///
/// Add subviews to `contentView`.
///
/// The `effect` is animatable: setting it in an animation block blurs gradually, and a property animator can scrub it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view in front of the effect.
  public let contentView = UIView()
  private let backdropView = BackdropView()

  /// The effect, or nil to show the content behind unchanged.
  open var effect: UIVisualEffect? { didSet { applyEffect() } }

  /// Creates a view with an effect, or without one if nil.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    fill()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  /// Creates a view without an effect.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyEffect()
  }

  private func fill() {
    for view in [backdropView, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdropView.isUserInteractionEnabled = false
    clipsToBounds = true
    applyEffect()
  }

  private func applyEffect() {
    let recipe = effect?.backdrop ?? .none
    guard let layer = backdropView.layer as? CABackdropLayer else { return }
    layer.blurRadius = recipe.radius
    layer.saturation = recipe.saturation
    layer.tintColor = recipe.tint.resolvedColor(with: traitCollection).cgColor
  }
}

private final class BackdropView: UIView {
  override class var layerClass: AnyClass { CABackdropLayer.self }
}
