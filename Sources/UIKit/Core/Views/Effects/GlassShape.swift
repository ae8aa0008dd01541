import Foundation

/// The shape of a view with glass, and its reaction to touches.
@MainActor
final class GlassShape {
  /// The radius of the capsule that the view is unless its corners are set, in points.
  var capsule: CGFloat = 0
  /// The recognizer of touches, or nil if the glass isn't interactive.
  var touch: GlassTouch?

  /// An action for a change of a view's corners, after which its glass takes the same shape in the same animation.
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
  /// Prepares the view for the kind of its effect. Glass that disappears keeps its shape.
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
    // Glass that bulges toward its neighbors must not be clipped.
    if self.effect is UIGlassContainerEffect { layer.masksToBounds = false }
    followTouches(effect?.isInteractive == true)
    joinGlass()
  }

  /// Makes the view a capsule again after a change of its size, unless its corners were set.
  func fitGlass() {
    guard let glass, looks.corners == nil, layer.cornerRadius == glass.capsule, layer.cornerRadii == LayerCornerRadii() else { return }
    glass.capsule = min(bounds.width, bounds.height) / 2
    layer.cornerRadius = glass.capsule
  }

  /// Copies the corners of the view to the glass and the content.
  func copyCorners() {
    for view in [backdropView, contentView] {
      view.layer.maskedCorners = layer.maskedCorners
      view.layer.cornerCurve = layer.cornerCurve
      view.layer.cornerRadius = layer.cornerRadius
      view.layer.cornerRadii = layer.cornerRadii
    }
  }

  // MARK: Joining

  /// Joins the view's glass with other glass in the same container, if there is one.
  func joinGlass() {
    guard let backdrop = backdropView.layer as? CABackdropLayer, glass != nil || backdrop.joining != nil else { return }
    for view in viewChain(from: glass == nil ? nil : superview) {
      guard let effect = (view as? UIVisualEffectView)?.effect as? UIGlassContainerEffect else { continue }
      return backdrop.joining = GlassJoining(container: view.layer.serial, spacing: max(effect.spacing, 0))
    }
    backdrop.joining = nil
  }

  func joinGlass(inside view: UIView) {
    for subview in view.subviews {
      (subview as? UIVisualEffectView)?.joinGlass()
      joinGlass(inside: subview)
    }
  }
}
