import Foundation

extension UIView {
  func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    let rect = rect.intersection(bounds)
    guard !rect.isNull, !rect.isEmpty else { return nil }
    let frozen = frozenLayer(afterScreenUpdates: afterScreenUpdates)
    if capInsets == .zero { return SnapshotView(of: frozen, part: rect) }
    return StretchableSnapshotView(of: frozen, part: rect, capInsets: capInsets)
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

/// A frozen picture of a part of some view, stretched to this view's bounds.
///
/// The picture is a view of its own below this one: it is scaled by its transform whenever the bounds change size, inside the
/// same animation block, so that it keeps in step with the bounds at every moment of an animation.
final class SnapshotView: UIView {
  private let picture: UIView
  /// The part of the frozen layer that is shown, in its own points.
  private let part: CGRect

  init(of frozen: CALayer, part: CGRect) {
    picture = UIView(frame: CGRect(origin: .zero, size: frozen.bounds.size))
    self.part = part
    super.init(frame: CGRect(origin: .zero, size: part.size))
    // A whole view may throw a shadow over its edges; a part must not show what lies around it.
    clipsToBounds = part != frozen.bounds
    picture.bounds.origin = frozen.bounds.origin
    frozen.position = CGPoint(x: frozen.bounds.midX, y: frozen.bounds.midY)
    picture.layer.addSublayer(frozen)
    addSubview(picture)
    fit()
  }

  required init?(coder: NSCoder) { nil }

  override func boundsSizeDidChange(from oldSize: CGSize) { fit() }

  private func fit() {
    let (x, y) = (bounds.width / part.width, bounds.height / part.height)
    let whole = picture.bounds
    picture.transform = CGAffineTransform(scaleX: x, y: y)
    picture.center = CGPoint(x: (whole.midX - part.minX) * x, y: (whole.midY - part.minY) * y)
  }
}

/// A picture in nine parts: its corners keep their size, its edges stretch along one axis, the middle along both.
final class StretchableSnapshotView: UIView {
  private let capInsets: UIEdgeInsets
  /// Row by row from the top left; nil where a part is empty.
  private var parts: [SnapshotView?] = []

  init(of frozen: CALayer, part: CGRect, capInsets: UIEdgeInsets) {
    self.capInsets = capInsets
    super.init(frame: CGRect(origin: .zero, size: part.size))
    for area in ninths(of: part) {
      let view = area.isEmpty ? nil : SnapshotView(of: frozen.frozenCopy(presentation: false), part: area)
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
