import Foundation

/// With `UIAccessibility.isReduceTransparencyEnabled`, blurs and glass are plain colors.
///
/// The `effect` is animatable: setting it in an animation block blurs gradually, and a property animator can scrub it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  public let contentView = UIView()
  let backdropView = BackdropView()
  /// The state of a view whose effect is or was glass, until it gets another effect.
  var glass: GlassShape?
  /// A Boolean value that indicates whether the current appearance is that of Reduce Transparency.
  private var reducesTransparency = false

  @Observed open var effect: UIVisualEffect? {
    didSet {
      effectKindMayHaveChanged()
      applyEffect()
      if effect is UIGlassContainerEffect || oldValue is UIGlassContainerEffect { joinGlass(inside: contentView) }
    }
  }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    effectKindMayHaveChanged()
    applyEffect()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// With glass, only the content is clipped. Glass always has its own shape.
  open override var clipsToBounds: Bool {
    get { glass == nil ? super.clipsToBounds : contentView.clipsToBounds }
    set { if glass == nil { super.clipsToBounds = newValue } else { contentView.clipsToBounds = newValue } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyEffect()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    joinGlass()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    joinGlass()
    if reducesTransparency != (window?.windowScene?.settings.isReduceTransparencyEnabled ?? reducesTransparency) { applyEffect() }
  }

  /// The shape of glass follows the corners of the view's layer.
  open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let action = super.action(for: layer, forKey: event)
    guard glass != nil, layer === self.layer, event == "cornerRadius" || event == "cornerRadii" else { return action }
    return GlassShape.Following(action, self)
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    fitGlass()
  }

  override func didInitialize() {
    for view in [backdropView, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdropView.isUserInteractionEnabled = false
    clipsToBounds = true
    effectKindMayHaveChanged()
    applyEffect()
  }

  func applyEffect() {
    reducesTransparency = window?.windowScene?.settings.isReduceTransparencyEnabled ?? UIAccessibility.isReduceTransparencyEnabled
    let recipe = (reducesTransparency ? effect?.opaqueBackdrop : effect?.backdrop) ?? .none
    guard let layer = backdropView.layer as? CABackdropLayer else { return }
    layer.blurRadius = recipe.radius
    layer.saturation = recipe.saturation
    layer.tintColor = recipe.tint.resolvedColor(with: traitCollection).cgColor
    layer.refraction = recipe.refraction
    layer.highlight = recipe.highlight
    applyVibrancy()
  }
}

extension UIVisualEffectView: TransparencyObserving {
  func transparencyDidChange() { applyEffect() }
}

final class BackdropView: UIView {
  override class var layerClass: AnyClass { CABackdropLayer.self }
}
