import Foundation

@MainActor
final class FocusRing {
  // Lengths are in points.
  private static let gap: CGFloat = 2
  private static let width: CGFloat = 2
  /// The corner radius around a view without rounded corners.
  private static let leastRadius: CGFloat = 4

  let layer = CALayer()
  /// The part of the window in which the focused view is visible. Scroll views clip the ring as well as the view.
  private let clip = CALayer()

  init() {
    for layer in [layer, clip] { layer.delegate = self }
    clip.masksToBounds = true
    clip.addSublayer(layer)
  }

  var isShown: Bool { clip.superlayer != nil }

  func hide() { clip.removeFromSuperlayer() }

  func show(around view: UIView, in window: UIWindow) {
    let outset = Self.gap + Self.width
    let shape = view.focusRingShape
    // The ring of a view that fills the window is inside it.
    let frame = view.convert(shape.rect, to: window).insetBy(dx: -outset, dy: -outset).intersection(window.bounds)
    guard !frame.isNull else { return hide() }
    let visible = window.visibleArea(around: view, outset: outset)
    if clip.frame != visible { clip.frame = visible }
    let place = frame.offsetBy(dx: -visible.minX, dy: -visible.minY)
    if layer.frame != place { layer.frame = place }
    layer.borderWidth = Self.width
    layer.borderColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    layer.cornerRadius = min(max(shape.radius, Self.leastRadius) + outset, min(frame.width, frame.height) / 2)
    if clip.superlayer !== window.layer || window.layer.sublayers?.last !== clip { window.layer.addSublayer(clip) }
  }
}

extension FocusRing: @preconcurrency CALayerDelegate {
  // The ring never animates.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

extension UIWindow {
  /// Returns the area inside all ancestors that clip, with space for the ring around them.
  fileprivate func visibleArea(around view: UIView, outset: CGFloat) -> CGRect {
    var area = bounds
    for view in viewChain(from: view.superview) where view !== self && view.clipsToBounds {
      area = area.intersection(view.convert(view.bounds, to: self).insetBy(dx: -outset, dy: -outset))
    }
    return area.isNull ? .zero : area
  }
}
