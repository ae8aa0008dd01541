import Foundation

// The two passes of Auto Layout: constraints from the leaves up, then frames from the root down.
extension UIView {
  struct ConstraintUpdates {
    var isDue = true
    var isDueInSubtree = true
  }

  public func needsUpdateConstraints() -> Bool { updates.constraints.isDue }

  func setLaidOutByConstraints(_ isLaidOut: Bool) {
    guard isLaidOut != isLaidOutByConstraints else { return }
    layout.translatesMask = !isLaidOut
    layer.setNeedsPlace()
    superview?.setNeedsLayout()
    layoutEngine?.roleDidChange(self)
  }

  /// Makes the subtree of `view`, which has just been added, a part of this hierarchy's layout.
  func joinLayout(of view: UIView) {
    guard LayoutEngine.isInUse || type(of: view).requiresConstraintBasedLayout else { return markConstraintUpdate(below: view) }
    view.layer.setNeedsPlace()
    if let own = view.layoutStorage?.engine {
      view.layoutStorage?.engine = nil
      LayoutEngine.make(for: self).adopt(own)
    } else if type(of: view).requiresConstraintBasedLayout {
      _ = LayoutEngine.make(for: self)
    }
    markConstraintUpdate(below: view)
  }

  private func markConstraintUpdate(below view: UIView) { if view.updates.constraints.isDueInSubtree { markConstraintUpdate() } }

  func askForConstraintUpdate() {
    updates.constraints.isDue = true
    markConstraintUpdate()
    LayoutEngine.make(for: self).setNeedsUpdate()
  }

  /// Marks this view and its ancestors, up to the first one that is already marked.
  func markConstraintUpdate() {
    var view: UIView? = self
    while let current = view, !current.updates.constraints.isDueInSubtree {
      current.updates.constraints.isDueInSubtree = true
      view = current.superview
    }
  }

  /// Updates constraints where requested, innermost views first.
  func updateConstraintsOfSubtree() {
    guard updates.constraints.isDueInSubtree else { return }
    updates.constraints.isDueInSubtree = false
    for subview in subviews { subview.updateConstraintsOfSubtree() }
    guard updates.constraints.isDue else { return }
    updates.constraints.isDue = false
    tracking(.updateConstraints) { view in
      if let viewController = view.viewController { viewController.updateViewConstraints() } else { view.updateConstraints() }
    } onChange: {
      $0.setNeedsUpdateConstraints()
    }
  }

  func settleLayout() {
    if PropertyUpdates.areRequested { PropertyUpdates.perform(inside: self) }
    guard LayoutEngine.isInUse else { return layer.layoutIfNeeded() }
    // Layout may change constraints and contents again. Stop after a few rounds if it does not settle.
    var marks: Int?
    for _ in 0..<8 {
      let engine = layoutEngine
      engine?.update()
      if let marks, engine?.marks ?? 0 == marks { return }
      marks = engine?.marks ?? 0
      layer.layoutIfNeeded()
    }
  }

  /// Solves pending changes before the view is laid out.
  func prepareForLayout() {
    guard LayoutEngine.isInUse, let engine = layoutEngine else { return }
    // Code may have changed the layer directly.
    frameMayHaveChanged()
    engine.update(for: self)
  }

  /// Makes constraints use the current frame of a view whose frame is set by code.
  func frameMayHaveChanged() {
    guard LayoutEngine.isInUse, !isLaidOutByConstraints else { return }
    layoutEngine?.frameDidChange(self)
  }

  /// Sets the frames of the subviews that constraints lay out, where constraints or code have changed them.
  func layOutByConstraints() {
    guard LayoutEngine.isInUse, let engine = layoutEngine else { return }
    takeContentSize(from: engine)
    let basis = LayoutPlacement.Basis(offset: engine.subpixelOffset(of: self), grid: pixelGrid, system: engine.number)
    if let layoutStorage, layoutStorage.basis != basis {
      layoutStorage.basis = basis
      layer.setNeedsPlacesOfSublayers()
    }
    layer.forEachSublayerToPlace { sublayer in
      if let subview = sublayer.delegate as? UIView, subview.layer === sublayer, subview.superview === self, subview.isLaidOutByConstraints
      {
        layout.basis = basis
        place(subview, on: basis, by: engine)
      } else {
        sublayer.willPlace()
      }
    }
  }

  private func place(_ subview: UIView, on basis: LayoutPlacement.Basis, by engine: LayoutEngine) {
    let place = engine.frame(of: subview, knownBy: subview.layout.record, beyond: basis.offset)
    let placement = LayoutPlacement(place.frame, anchor: subview.layer.anchorPoint)
    // Comes first, because the consequences of the change may be further changes of this view's constraints.
    subview.layer.willPlace()
    subview.take(placement)
    subview.layer.didPlace(asIntended: placement.isThat(of: subview.layer))
    // The descendants are aligned relative to the subview's exact position.
    guard place.offset != subview.layout.subpixelOffset else { return }
    subview.layout.subpixelOffset = place.offset
    subview.setNeedsLayout()
  }

  /// Sets the size of the scrolling content from the constraints that determine it.
  private func takeContentSize(from engine: LayoutEngine) {
    guard var size = scrollingContentSize else { return }
    if let width = engine.contentLength(of: self, .horizontal) { size.width = max(0, width) }
    if let height = engine.contentLength(of: self, .vertical) { size.height = max(0, height) }
    scrollingContentSize = size
  }

  /// Sets the frame without changing the transform.
  private func take(_ placement: LayoutPlacement) {
    if bounds.size != placement.size { bounds.size = placement.size }
    if center != placement.center { center = placement.center }
  }
}
