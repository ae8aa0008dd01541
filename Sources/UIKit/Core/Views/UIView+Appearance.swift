import Foundation

extension UIView: UITraitEnvironment {
  /// Values that were set on the view or drawn by it, and that the layer shows.
  struct Looks {
    var backgroundColor: UIColor?
    /// Nil if it is inherited.
    var tintColor: UIColor?
    var tintAdjustmentMode = TintAdjustmentMode.automatic
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The result of the last call of `draw(_:)`.
    var drawing: CGDrawing?
    /// A Boolean value that indicates whether the last call of `draw(_:)` has reached the default implementation.
    var reachedDefaultDrawing = false
    var isOpaque = true
    /// Nil if the layer's own radius applies.
    var corners: UICornerConfiguration?
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    if contentMode == .redraw { layer.setNeedsDisplay() }
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    layer.isHidden = isHidden
    superview?.subviewVisibilityDidChange(self)
    KeyValueObservers.valuesMayHaveChanged(of: self)
  }

  /// Has no effect, because the compositor determines opacity itself.
  public var isOpaque: Bool {
    get { looks.isOpaque }
    set { looks.isOpaque = newValue }
  }

  // MARK: Colors

  /// The color that was set, unless the layer's color has been changed directly since.
  var currentBackgroundColor: UIColor? {
    guard let color = layer.backgroundColor else { return backgroundPattern == nil ? nil : looks.backgroundColor }
    if let stored = looks.backgroundColor, stored.resolvedColor(with: traitCollection).cgColor == color { return stored }
    return UIColor(cgColor: color)
  }

  func setBackgroundColor(_ color: UIColor?) {
    let hadPattern = backgroundPattern != nil
    looks.backgroundColor = color
    showBackgroundColor()
    guard hadPattern || backgroundPattern != nil else { return }
    layer.needsDisplayOnBoundsChange = backgroundPattern != nil
    layer.setNeedsDisplay()
    // The default implementation of `draw(_:)` doesn't change the contents.
    if backgroundPattern == nil, let drawing = looks.drawing, layer.contents as? CGDrawing === drawing { layer.contents = nil }
  }

  /// The pattern of the background color, which is drawn with the content of the view, or nil.
  var backgroundPattern: CGPatternTile? { looks.backgroundColor?.resolvedColor(with: traitCollection).cgColor.pattern }

  private func showBackgroundColor() {
    let color = looks.backgroundColor?.resolvedColor(with: traitCollection).cgColor
    layer.backgroundColor = color?.pattern == nil ? color : nil
  }

  /// A tint color before dimming, and its adjustment.
  struct Tint: Equatable {
    var color: UIColor
    var mode: TintAdjustmentMode
  }

  /// The tint that was set on this view or, if none was, on the nearest ancestor with one.
  var effectiveTint: Tint {
    var color = looks.tintColor
    var mode = looks.tintAdjustmentMode
    var ancestor = superview
    while let view = ancestor, color == nil || mode == .automatic {
      if color == nil { color = view.looks.tintColor }
      if mode == .automatic { mode = view.looks.tintAdjustmentMode }
      ancestor = view.superview
    }
    return Tint(color: color ?? .systemBlue, mode: mode == .automatic ? .normal : mode)
  }

  var effectiveTintColor: UIColor {
    let tint = effectiveTint
    guard tint.mode == .dimmed else { return tint.color }
    return UIColor { traits in
      let color = tint.color.resolvedColor(with: traits).cgColor
      // Rec. 709 luma, so that the gray is as bright as the tint.
      let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: luma, alpha: color.alpha * 0.8)
    }
  }

  func setTintColor(_ color: UIColor?) {
    looks.tintColor = color
    tintDidChange { $0.looks.tintColor == nil }
  }

  public var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTint.mode }
    set { setTintAdjustmentMode(newValue) }
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != looks.tintAdjustmentMode else { return }
    looks.tintAdjustmentMode = mode
    tintDidChange { $0.looks.tintAdjustmentMode == .automatic }
  }

  /// Notifies the view, and the descendants that inherit the change.
  func tintDidChange(inheritedBy inherits: (UIView) -> Bool) {
    colorsMayHaveChanged()
    tintColorDidChange()
    for subview in subviews where inherits(subview) { subview.tintDidChange(inheritedBy: inherits) }
  }

  // MARK: Traits

  /// Inherits the traits of the surroundings, and passes them on if they have changed.
  func inheritTraits() {
    let inherited = superview?.traitCollection ?? inheritedRootTraits ?? traitCollection
    let surrounding = viewController?.traits(overriding: inherited) ?? inherited
    let style = [overrideUserInterfaceStyle, viewController?.overrideUserInterfaceStyle ?? .unspecified].first { $0 != .unspecified }
    var traits = style.map { UITraitCollection(traitsFrom: [surrounding, UITraitCollection(userInterfaceStyle: $0)]) } ?? surrounding
    for overrides in [viewController?.storedTraitOverrides, storedTraitOverrides] {
      if let overrides { traits = traits.overridden(by: overrides) }
    }
    guard traits != traitCollection else { return }
    let previous = traitCollection
    traitCollection = traits
    if previous.displayScale != traits.displayScale { pixelGridDidChange() }
    if previous.layoutDirection != traits.layoutDirection { updateLayoutDirection() }
    traits.performAsCurrent {
      if looks.backgroundColor != nil { showBackgroundColor() }
      if looks.drawing != nil { layer.setNeedsDisplay() }
      contentSizeCategoryMayHaveChanged(from: previous)
      colorsMayHaveChanged()
      traitsDidChange(from: previous)
      viewController?.traitsDidChange(from: previous)
      viewController?.traitsOfPresentationDidChange(from: previous)
    }
    for subview in subviews { subview.inheritTraits() }
  }

  private var inheritedRootTraits: UITraitCollection? { (self as? UIWindow)?.windowScene?.traitCollection }
}
