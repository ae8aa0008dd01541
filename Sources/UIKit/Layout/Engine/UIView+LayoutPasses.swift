import Foundation

// The two passes of Auto Layout: constraints from the leaves up, frames from the root down.
extension UIView {
  /// Whether `updateConstraints()` is due.
  public func needsUpdateConstraints() -> Bool { constraintsNeedUpdate }

  func setLaidOutByConstraints(_ isLaidOut: Bool) {
    guard isLaidOut != isLaidOutByConstraints else { return }
    layout.translatesMask = !isLaidOut
    superview?.setNeedsLayout()
    layoutEngine?.roleDidChange(self)
  }

  /// Takes what is inside `view`, which has just been added, into the layout of this hierarchy.
  func joinLayout(of view: UIView) {
    guard LayoutEngine.isInUse || type(of: view).requiresConstraintBasedLayout else { return markConstraintUpdate(below: view) }
    if let own = view.layoutStorage?.engine {
      view.layoutStorage?.engine = nil
      LayoutEngine.make(for: self).adopt(own)
    } else if type(of: view).requiresConstraintBasedLayout {
      _ = LayoutEngine.make(for: self)
    }
    markConstraintUpdate(below: view)
  }

  private func markConstraintUpdate(below view: UIView) { if view.subtreeNeedsUpdateConstraints { markConstraintUpdate() } }

  func askForConstraintUpdate() {
    constraintsNeedUpdate = true
    markConstraintUpdate()
    LayoutEngine.make(for: self).setNeedsUpdate()
  }

  /// Marks the views around this one, up to the first that is marked already.
  func markConstraintUpdate() {
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsUpdateConstraints {
      current.subtreeNeedsUpdateConstraints = true
      view = current.superview
    }
  }

  /// Has the constraints of all views inside updated that asked for it, the innermost first, and then the view's own.
  func updateConstraintsOfSubtree() {
    guard subtreeNeedsUpdateConstraints else { return }
    subtreeNeedsUpdateConstraints = false
    for subview in subviews { subview.updateConstraintsOfSubtree() }
    guard constraintsNeedUpdate else { return }
    constraintsNeedUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Brings the layout of the view and all inside it up to date.
  func settleLayout() {
    guard LayoutEngine.isInUse else { return layer.layoutIfNeeded() }
    // Laying out may change constraints and contents again; what goes round in circles is left after a few rounds.
    var marks: Int?
    for _ in 0..<8 {
      let engine = layoutEngine
      engine?.update()
      if let marks, engine?.marks ?? 0 == marks { return }
      marks = engine?.marks ?? 0
      layer.layoutIfNeeded()
    }
  }

  /// Solves what is pending before the view is laid out.
  func prepareForLayout() {
    guard LayoutEngine.isInUse, let engine = layoutEngine else { return }
    // Layers may have been changed behind the view's back.
    frameMayHaveChanged()
    engine.update(for: self)
  }

  /// Has constraints go by the view's present frame, if it is one that stands as it is.
  func frameMayHaveChanged() {
    guard LayoutEngine.isInUse, !isLaidOutByConstraints else { return }
    layoutEngine?.frameDidChange(self)
  }

  /// Gives the subviews that constraints lay out their frames.
  func layOutByConstraints() {
    guard LayoutEngine.isInUse, let engine = layoutEngine else { return }
    (self as? UIScrollView)?.takeContentSize(from: engine)
    let offset = engine.subpixelOffset(of: self)
    for subview in subviews {
      guard let layout = subview.layoutStorage, !layout.translatesMask else { continue }
      let place = engine.frame(of: subview, knownBy: layout.record, beyond: offset)
      subview.takeLayout(place.frame)
      // What is inside is rounded by where the subview would be exactly.
      guard place.offset != layout.subpixelOffset else { continue }
      layout.subpixelOffset = place.offset
      subview.setNeedsLayout()
    }
  }

  /// Takes a frame, leaving the transform alone.
  private func takeLayout(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let middle = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if bounds.size != frame.size { bounds.size = frame.size }
    if center != middle { center = middle }
  }
}

extension UIScrollView {
  /// Takes the size of the content from the constraints that speak of it.
  fileprivate func takeContentSize(from engine: LayoutEngine) {
    var size = contentSize
    if let width = engine.contentLength(of: self, .horizontal) { size.width = max(0, width) }
    if let height = engine.contentLength(of: self, .vertical) { size.height = max(0, height) }
    contentSize = size
  }
}
