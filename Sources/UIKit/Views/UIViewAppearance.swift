import Foundation

extension UIView {
  /// How content is fitted into bounds of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// The same rule in a layer's words.
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

  /// Whether the tint is shown as it is or in grey.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    if contentMode == .redraw { layer.setNeedsDisplay() }
  }

  // MARK: Colours

  /// What was set, unless the layer's colour has been changed behind the view's back since.
  var currentBackgroundColor: UIColor? {
    guard let color = layer.backgroundColor else { return nil }
    if let stored = storedBackgroundColor, stored.resolvedColor(with: traitCollection).cgColor == color { return stored }
    return UIColor(cgColor: color)
  }

  func setBackgroundColor(_ color: UIColor?) {
    storedBackgroundColor = color
    layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  var effectiveTintColor: UIColor {
    let color = storedTintColor ?? superview?.inheritedTintColor ?? .systemBlue
    guard effectiveTintAdjustmentMode == .dimmed else { return color }
    let traits = traitCollection
    let resolved = color.resolvedColor(with: traits).cgColor
    // Rec. 709 luma, so that the grey is as bright as the tint was.
    let luma = 0.2126 * resolved.red + 0.7152 * resolved.green + 0.0722 * resolved.blue
    return UIColor(white: luma, alpha: resolved.alpha * 0.8)
  }

  /// The tint before dimming.
  private var inheritedTintColor: UIColor? { storedTintColor ?? superview?.inheritedTintColor }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    if storedTintAdjustmentMode != .automatic { return storedTintAdjustmentMode }
    return superview?.effectiveTintAdjustmentMode ?? .normal
  }

  func setTintColor(_ color: UIColor?) {
    storedTintColor = color
    tintMayHaveChanged()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != storedTintAdjustmentMode else { return }
    storedTintAdjustmentMode = mode
    tintMayHaveChanged()
  }

  /// Tells the view, and those inside it that inherit its tint.
  func tintMayHaveChanged() {
    tintColorDidChange()
    for subview in subviews where subview.storedTintColor == nil || subview.storedTintAdjustmentMode == .automatic {
      subview.tintMayHaveChanged()
    }
  }

  // MARK: Traits

  /// Takes over the traits of what surrounds the view, and passes them on if they are new.
  func inheritTraits() {
    let surrounding = superview?.traitCollection ?? inheritedRootTraits ?? traitCollection
    let style = [overrideUserInterfaceStyle, viewController?.overrideUserInterfaceStyle ?? .unspecified].first { $0 != .unspecified }
    let traits =
      style.map { UITraitCollection(traitsFrom: [surrounding, UITraitCollection(userInterfaceStyle: $0)]) } ?? surrounding
    guard traits != traitCollection else { return }
    let previous = traitCollection
    traitCollection = traits
    traits.performAsCurrent {
      if let color = storedBackgroundColor { layer.backgroundColor = color.resolvedColor(with: traits).cgColor }
      if drawing != nil { layer.setNeedsDisplay() }
      traitCollectionDidChange(previous)
      viewController?.traitCollectionDidChange(previous)
    }
    for subview in subviews { subview.inheritTraits() }
  }

  /// A window's traits come from its scene.
  private var inheritedRootTraits: UITraitCollection? { (self as? UIWindow)?.windowScene?.traitCollection }
}
