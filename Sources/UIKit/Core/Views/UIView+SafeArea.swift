import Foundation

extension UIView {
  /// Recomputes the safe area after the view, its bounds or its surroundings have changed, and passes on a change.
  func updateSafeArea(boundsChanged: Bool) {
    let insets = computedSafeAreaInsets
    let changed = insets != safeAreaInsets
    if changed {
      safeAreaInsets = insets
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      layer.setNeedsLayout()
      marginsMayHaveChanged()
    }
    // Without insets, the positions of subviews do not matter.
    if changed || (boundsChanged && insets != .zero) {
      for subview in subviews { subview.updateSafeArea(boundsChanged: false) }
    }
  }

  /// The part of the surrounding safe area that reaches into the view, plus the insets that its controller adds.
  ///
  /// Transforms are ignored, so that a card that moves or shrinks by a transform keeps its layout.
  private var computedSafeAreaInsets: UIEdgeInsets {
    let additional = viewController?.effectiveAdditionalSafeAreaInsets ?? .zero
    if let window = self as? UIWindow {
      let scene = window.windowScene?.safeAreaInsets ?? .zero
      return sum(overlap(of: scene, in: window.windowScene?.screen.bounds ?? .zero), additional)
    }
    if let fixed = fixedSafeAreaInsets { return fixed }
    guard let surroundings = superview ?? prospectiveSuperview else { return additional }
    guard surroundings.safeAreaInsets != .zero else { return additional }
    return sum(overlap(of: surroundings.safeAreaInsets, in: surroundings.bounds), additional)
  }

  private func overlap(of insets: UIEdgeInsets, in area: CGRect) -> UIEdgeInsets {
    let size = layer.bounds.size
    let left = layer.position.x - size.width * layer.anchorPoint.x
    let top = layer.position.y - size.height * layer.anchorPoint.y
    return UIEdgeInsets(
      top: min(max(0, area.minY + insets.top - top), insets.top),
      left: min(max(0, area.minX + insets.left - left), insets.left),
      bottom: min(max(0, top + size.height - (area.maxY - insets.bottom)), insets.bottom),
      right: min(max(0, left + size.width - (area.maxX - insets.right)), insets.right))
  }

  private func sum(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
