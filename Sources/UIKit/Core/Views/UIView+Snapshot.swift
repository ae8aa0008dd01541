import Foundation

extension UIView {
  /// With `afterUpdates`, pending layout and drawing are done first, and the snapshot shows the model values. Otherwise it shows the view
  /// as it is on screen, without changes since the last commit, at the end of the previous turn of the run loop. A view that is not on
  /// screen yet then has no snapshot: a warning is logged in UIKit's words, and the result is nil.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
    -> UIView?
  {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  /// The relations between a view and its snapshots.
  struct Snapshots {
    /// The picture that snapshots of parts of the view share, while any of them exists.
    fileprivate weak var latestPicture: LayerPicture?
    /// The view of which this one is a snapshot, or nil for any other view.
    fileprivate(set) var source: SnapshotSource?
  }

  func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    let snapshot = snapshotView(of: rect, afterScreenUpdates: afterScreenUpdates, capInsets: capInsets)
    snapshot?.snapshots.source = SnapshotSource(view: self)
    return snapshot
  }

  private func snapshotView(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    guard let frozen = frozenLayer(afterScreenUpdates: afterScreenUpdates, for: "Snapshotting") else { return nil }
    // The size of the view on screen may differ from its current size.
    let whole = frozen.bounds
    let rect = rect == bounds ? whole : rect.intersection(whole)
    guard !rect.isNull, !rect.isEmpty else { return nil }
    if capInsets == .zero, rect == whole { return SnapshotView(of: frozen) }
    let picture = picture(of: frozen)
    if capInsets == .zero { return PartSnapshotView(of: picture, part: rect) }
    return StretchableSnapshotView(of: picture, part: rect, capInsets: capInsets)
  }

  /// Returns a picture of the view from its frozen layers. The previous one is reused while the view hasn't changed, so that the strips
  /// into which a screen is cut share it.
  private func picture(of frozen: CALayer) -> LayerPicture {
    let scale = (window?.windowScene?.screen ?? UIScreen.main).scale
    if let latest = snapshots.latestPicture, latest.shows(frozen, scale: scale) { return latest }
    let picture = LayerPicture(of: frozen, scale: scale)
    snapshots.latestPicture = picture
    return picture
  }

  /// Returns false if there is no current context, or if the view is not on screen and `afterUpdates` is false.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(),
      let frozen = frozenLayer(afterScreenUpdates: afterUpdates, for: "Rendering"), !frozen.bounds.isEmpty
    else { return false }
    let whole = frozen.bounds
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / whole.width, y: rect.height / whole.height)
    context.translateBy(x: -whole.minX, y: -whole.minY)
    frozen.render(in: context)
    context.restoreGState()
    return true
  }

  /// Returns a fixed copy of the view's layers, positioned as if it had no superlayer. It shows the state after all pending changes, or
  /// else the state on screen. `action` is the purpose, for the warning that the view is not on screen.
  private func frozenLayer(afterScreenUpdates: Bool, for action: String) -> CALayer? {
    // A snapshot never changes, so it needs no update to be copied.
    let isReady = afterScreenUpdates || window == nil && snapshots.source != nil
    guard let copy = isReady ? updatedCopy() : layer.committedCopy() else {
      // UIKit's own wording.
      let reason = window == nil ? "is not in a visible window" : "has not been rendered at least once"
      UIWindowScene.warn("\(action) a view (\(type(of: self))) that \(reason) requires afterScreenUpdates:YES.")
      return nil
    }
    copy.transform = CATransform3DIdentity
    copy.opacity = 1
    copy.isHidden = false
    copy.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    return copy
  }

  private func updatedCopy() -> CALayer {
    layoutIfNeeded()
    layer.prepareSubtree()
    layer.layerTree?.showChanges()
    return layer.frozenCopy(presentation: false)
  }
}

/// A frozen picture of a whole view, stretched to this view's bounds, including a shadow that may extend beyond them.
///
/// The picture is a separate subview, which a transform scales whenever the size of the bounds changes. Since this happens in the same
/// animation block, the picture keeps in step with the bounds.
final class SnapshotView: InternalView {
  private let picture: UIView

  init(of frozen: CALayer) {
    picture = UIView(frame: CGRect(origin: .zero, size: frozen.bounds.size))
    super.init(frame: CGRect(origin: .zero, size: frozen.bounds.size))
    picture.bounds.origin = frozen.bounds.origin
    frozen.position = frozen.bounds.middle
    picture.layer.addSublayer(frozen)
    addSubview(picture)
    fit()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) { fit() }

  private func fit() {
    let whole = picture.bounds
    let (x, y) = (bounds.width / whole.width, bounds.height / whole.height)
    picture.transform = CGAffineTransform(scaleX: x, y: y)
    picture.center = CGPoint(x: whole.width / 2 * x, y: whole.height / 2 * y)
  }
}

/// A part of a picture, stretched to this view's bounds.
final class PartSnapshotView: InternalView {
  init(of picture: LayerPicture, part: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: part.size))
    let whole = picture.bounds
    layer.contents = picture
    layer.contentsRect = CGRect(
      x: (part.minX - whole.minX) / whole.width, y: (part.minY - whole.minY) / whole.height, width: part.width / whole.width,
      height: part.height / whole.height)
  }
}

/// A picture in nine parts: its corners keep their size, its edges stretch along one axis, and its center along both.
final class StretchableSnapshotView: InternalView {
  private let capInsets: UIEdgeInsets
  /// The parts, row by row from the top left, with nil for empty parts.
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
