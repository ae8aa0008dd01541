import Foundation

/// The shape of a view with glass, and what happens when it is touched.
@MainActor
final class GlassShape {
  /// The radius of the capsule that the view has if nothing else gives it corners, in points.
  var capsule: CGFloat = 0
  /// The recognizer of touches, while the glass is interactive.
  var touch: GlassTouch?

  /// A change of the corners of a view, after which its glass takes the same shape, in the same animation.
  @MainActor
  final class Following: @preconcurrency CAAction {
    private let inner: (any CAAction)?
    private let view: UIVisualEffectView

    init(_ inner: (any CAAction)?, _ view: UIVisualEffectView) { (self.inner, self.view) = (inner, view) }

    func run(forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      inner?.run(forKey: key, object: anObject, arguments: dict)
      view.copyCorners()
    }
  }
}

extension UIVisualEffectView {
  /// Prepares the view for the kind of its effect. The shape of glass that disappears stays.
  func effectKindMayHaveChanged() {
    let effect = effect as? UIGlassEffect
    if effect != nil, glass == nil {
      UIView.performWithoutAnimation {
        let clips = clipsToBounds
        layer.masksToBounds = false
        glass = GlassShape()
        clipsToBounds = clips
        fitGlass()
        copyCorners()
      }
    } else if effect == nil, self.effect != nil, let glass {
      followTouches(false)
      UIView.performWithoutAnimation {
        let clips = clipsToBounds
        if layer.cornerRadius == glass.capsule { layer.cornerRadius = 0 }
        self.glass = nil
        clipsToBounds = clips
        for view in [backdropView, contentView] {
          view.layer.cornerRadius = 0
          view.layer.cornerRadii = LayerCornerRadii()
          view.layer.masksToBounds = false
        }
      }
    }
    // What bulges toward its neighbors must not be cut.
    if self.effect is UIGlassContainerEffect { layer.masksToBounds = false }
    followTouches(effect?.isInteractive == true)
    joinGlass()
  }

  /// Makes the view a capsule again after its size has changed, unless it has corners of its own.
  func fitGlass() {
    guard let glass, looks.corners == nil, layer.cornerRadius == glass.capsule, layer.cornerRadii == LayerCornerRadii() else { return }
    glass.capsule = min(bounds.width, bounds.height) / 2
    layer.cornerRadius = glass.capsule
  }

  /// Gives the glass and the content the corners of the view.
  func copyCorners() {
    for view in [backdropView, contentView] {
      view.layer.maskedCorners = layer.maskedCorners
      view.layer.cornerCurve = layer.cornerCurve
      view.layer.cornerRadius = layer.cornerRadius
      view.layer.cornerRadii = layer.cornerRadii
    }
  }

  // MARK: Joining

  /// Joins the view's glass with that in the same container, if there is one.
  func joinGlass() {
    guard let backdrop = backdropView.layer as? CABackdropLayer, glass != nil || backdrop.joining != nil else { return }
    var container = glass == nil ? nil : superview
    while let view = container {
      if let effectView = view as? UIVisualEffectView, let effect = effectView.effect as? UIGlassContainerEffect {
        backdrop.joining = GlassJoining(container: effectView.layer.serial, spacing: max(effect.spacing, 0))
        return
      }
      container = view.superview
    }
    backdrop.joining = nil
  }

  /// Joins the glass of all descendants of `view`.
  func joinGlass(inside view: UIView) {
    for subview in view.subviews {
      (subview as? UIVisualEffectView)?.joinGlass()
      joinGlass(inside: subview)
    }
  }
}
