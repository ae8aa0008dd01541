import Foundation

extension UIView {
  func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    let rect = rect.intersection(bounds)
    guard !rect.isNull, !rect.isEmpty else { return nil }
    if capInsets == .zero, rect == bounds { return SnapshotView(of: frozenLayer(afterScreenUpdates: afterScreenUpdates)) }
    let picture = picture(afterScreenUpdates: afterScreenUpdates)
    if capInsets == .zero { return PartSnapshotView(of: picture, part: rect) }
    return StretchableSnapshotView(of: picture, part: rect, capInsets: capInsets)
  }

  /// A picture of the view, the same one as before as long as the view looks the same: the strips into which a screen is cut share it.
  private func picture(afterScreenUpdates: Bool) -> LayerPicture {
    let frozen = frozenLayer(afterScreenUpdates: afterScreenUpdates)
    let scale = (window?.windowScene?.screen ?? UIScreen.main).scale
    if let latestPicture, latestPicture.shows(frozen, scale: scale) { return latestPicture }
    let picture = LayerPicture(of: frozen, scale: scale)
    latestPicture = picture
    return picture
  }

  /// Draws the view with all that it contains into the current context, stretched to `rect`. False outside of one.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    frozenLayer(afterScreenUpdates: afterUpdates).render(in: context)
    context.restoreGState()
    return true
  }

  /// A copy of the view's layers that nothing changes any more, placed as if it had no superlayer.
  func frozenLayer(afterScreenUpdates: Bool) -> CALayer {
    if afterScreenUpdates {
      layoutIfNeeded()
      layer.prepareSubtree()
    }
    let copy = layer.frozenCopy(presentation: !afterScreenUpdates)
    copy.transform = CATransform3DIdentity
    copy.opacity = 1
    copy.isHidden = false
    copy.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    return copy
  }
}

/// A frozen picture of a whole view, stretched to this view's bounds, with the shadow that it may throw over its edges.
///
/// The picture is a view of its own below this one: it is scaled by its transform whenever the bounds change size, inside the
/// same animation block, so that it keeps in step with the bounds at every moment of an animation.
final class SnapshotView: UIView {
  private let picture: UIView

  init(of frozen: CALayer) {
    picture = UIView(frame: CGRect(origin: .zero, size: frozen.bounds.size))
    super.init(frame: CGRect(origin: .zero, size: frozen.bounds.size))
    picture.bounds.origin = frozen.bounds.origin
    frozen.position = CGPoint(x: frozen.bounds.midX, y: frozen.bounds.midY)
    picture.layer.addSublayer(frozen)
    addSubview(picture)
    fit()
  }

  required init?(coder: NSCoder) { nil }

  override func boundsSizeDidChange(from oldSize: CGSize) { fit() }

  private func fit() {
    let whole = picture.bounds
    let (x, y) = (bounds.width / whole.width, bounds.height / whole.height)
    picture.transform = CGAffineTransform(scaleX: x, y: y)
    picture.center = CGPoint(x: whole.width / 2 * x, y: whole.height / 2 * y)
  }
}

/// A part of a view's picture, stretched to this view's bounds.
final class PartSnapshotView: UIView {
  init(of picture: LayerPicture, part: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: part.size))
    let whole = picture.bounds
    layer.contents = picture
    layer.contentsRect = CGRect(
      x: (part.minX - whole.minX) / whole.width, y: (part.minY - whole.minY) / whole.height, width: part.width / whole.width,
      height: part.height / whole.height)
  }

  required init?(coder: NSCoder) { nil }
}

/// A picture in nine parts: its corners keep their size, its edges stretch along one axis, the middle along both.
final class StretchableSnapshotView: UIView {
  private let capInsets: UIEdgeInsets
  /// Row by row from the top left; nil where a part is empty.
  private var parts: [PartSnapshotView?] = []

  init(of picture: LayerPicture, part: CGRect, capInsets: UIEdgeInsets) {
    self.capInsets = capInsets
    super.init(frame: CGRect(origin: .zero, size: part.size))
    for area in ninths(of: part) {
      let view = area.isEmpty ? nil : PartSnapshotView(of: picture, part: area)
      if let view { addSubview(view) }
      parts.append(view)
    }
    fit()
  }

  required init?(coder: NSCoder) { nil }

  override func boundsSizeDidChange(from oldSize: CGSize) { fit() }

  private func fit() {
    for (view, area) in zip(parts, ninths(of: bounds)) { view?.frame = area }
  }

  private func ninths(of rect: CGRect) -> [CGRect] {
    let columns = [rect.minX, rect.minX + capInsets.left, max(rect.minX + capInsets.left, rect.maxX - capInsets.right), rect.maxX]
    let rows = [rect.minY, rect.minY + capInsets.top, max(rect.minY + capInsets.top, rect.maxY - capInsets.bottom), rect.maxY]
    return (0..<3).flatMap { row in
      (0..<3).map { column in
        CGRect(
          x: columns[column], y: rows[row], width: columns[column + 1] - columns[column], height: rows[row + 1] - rows[row])
      }
    }
  }
}
