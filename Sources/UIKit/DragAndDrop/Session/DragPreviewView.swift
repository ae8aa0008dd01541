import Foundation

/// A dragged view, in front of everything. Its layer casts the shadow; the view inside is clipped to the visible path.
final class DragPreviewView: InternalView {
  let item: UIDragItem
  /// The delegate's preview, with the place where the item was lifted, or nil if the delegate supplied none.
  let source: UITargetedDragPreview?
  private let clip = UIView()
  private var picture: UIView?

  private static let shadowRadius: CGFloat = 14
  private static let shadowOffset = CGSize(width: 0, height: 6)
  private static let shadowOpacity: Float = 0.25
  /// The number of points by which a view grows when it is lifted, and the largest scale.
  private static let growth: CGFloat = 12
  private static let largestScale: CGFloat = 1.1
  /// The longest side of a view that doesn't keep its size while it is dragged, in points.
  private static let compactSide: CGFloat = 240

  init(_ item: UIDragItem, from source: UITargetedDragPreview?) {
    (self.item, self.source) = (item, source)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = Self.shadowOffset
    clip.clipsToBounds = true
    addSubview(clip)
    item.shownPreview = self
    if let source { show(source.view, source.parameters) }
  }

  func show(_ preview: UIDragPreview) { show(preview.view, preview.parameters) }

  private func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    let visible = parameters.visiblePath?.bounds ?? view.bounds
    let shown: UIView
    if view.window == nil {
      view.frame = CGRect(origin: .zero, size: view.bounds.size)
      shown = view
    } else {
      shown = view.snapshotView(afterScreenUpdates: true) ?? UIView()
    }
    picture?.removeFromSuperview()
    picture = shown
    bounds.size = visible.size
    clip.frame = bounds
    shown.frame = CGRect(origin: CGPoint(x: -visible.minX, y: -visible.minY), size: view.bounds.size)
    clip.addSubview(shown)
    clip.backgroundColor = parameters.backgroundColor
    let toOrigin = CGAffineTransform(translationX: -visible.minX, y: -visible.minY)
    clip.layer.cornerRadius = view.layer.cornerRadius
    clip.layer.maskedCorners = view.layer.maskedCorners
    guard let path = parameters.visiblePath else {
      clip.layer.mask = nil
      layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: view.layer.cornerRadius).cgPath
      return
    }
    let outline = UIBezierPath(cgPath: path.cgPath)
    outline.apply(toOrigin)
    let mask = CAShapeLayer()
    mask.frame = bounds
    mask.path = outline.cgPath
    clip.layer.cornerRadius = 0
    clip.layer.mask = mask
    layer.shadowPath = outline.cgPath
  }

  // MARK: Appearance

  var liftedScale: CGFloat {
    let side = max(bounds.width, bounds.height)
    return side > 0 ? min(1 + Self.growth / side, Self.largestScale) : 1
  }

  func draggedScale(keepsSize: Bool) -> CGFloat {
    let side = max(bounds.width, bounds.height)
    return keepsSize || side <= Self.compactSide ? liftedScale : Self.compactSide / side
  }

  func scale(by scale: CGFloat, rotation: CGFloat = 0) {
    transform = CGAffineTransform(rotationAngle: rotation).scaledBy(x: scale, y: scale)
  }

  var castsShadow: Bool {
    get { layer.shadowOpacity > 0 }
    set { layer.shadowOpacity = newValue ? Self.shadowOpacity : 0 }
  }

  // MARK: Places

  /// Returns the center of a preview's visible part at its target, in the points of a view, and the transform there, or nil if the target
  /// isn't in the view's scene.
  static func place(
    of preview: UITargetedDragPreview, in view: UIView
  ) -> (center: CGPoint, transform: CGAffineTransform)? {
    let container = preview.target.container
    guard container.window != nil, let scene = view.window?.windowScene, container.window?.windowScene === scene else { return nil }
    var middle = preview.target.center
    if let path = preview.parameters.visiblePath {
      // The target is the center of the whole view.
      let offset = CGPoint(x: path.bounds.midX - preview.view.bounds.midX, y: path.bounds.midY - preview.view.bounds.midY)
      let turned = offset.applying(preview.target.transform)
      middle = CGPoint(x: middle.x + turned.x, y: middle.y + turned.y)
    }
    let center = container.layer.convert(middle, to: view.layer)
    // The container may be scaled.
    let unit = container.layer.convert(CGPoint(x: middle.x + 1, y: middle.y), to: view.layer)
    let scale = hypot(unit.x - center.x, unit.y - center.y)
    return (center, preview.target.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale)))
  }
}
