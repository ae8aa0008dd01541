import CoreGraphics

extension CALayer {
  /// The number of visits by layout and display so far. A test counts them.
  package static var visits: Int { ThreadState.main.visits }

  public func needsLayout() -> Bool { layoutPass.isNeeded }
  public func needsDisplay() -> Bool { displayPass.isNeeded }

  /// Starts at the topmost superlayer in an unbroken chain of superlayers that need layout.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.layoutPass.isNeeded { top = parent }
    top.layoutSubtree()
  }

  public func displayIfNeeded() {
    guard displayPass.isNeeded else { return }
    displayPass.isNeeded = false
    display()
  }

  /// Marks this layer and its superlayers for layout, up to the first one that is already marked.
  func markLayout() {
    var layer: CALayer? = self
    while let current = layer, current.layoutPass.markSubtree() {
      layer = current.parent
      if let layer, layer.maskLayer !== current { layer.layoutPass.sublayers.insert(current) }
    }
  }

  /// Marks this layer and its superlayers for layout and display, up to the first one that is already marked.
  func markDirty() {
    var layer: CALayer? = self
    while let current = layer, current.displayPass.markSubtree() {
      layer = current.parent
      if let layer, layer.maskLayer !== current { layer.displayPass.sublayers.insert(current) }
    }
    setNeedsDisplayOfTree()
  }

  /// Passes the marks of `layer`, which has just become a sublayer or the mask, on to this layer.
  func takeMarks(of layer: CALayer) {
    if layer.layoutPass.isNeededInSubtree {
      if layer !== maskLayer { layoutPass.sublayers.insert(layer) }
      markLayout()
    }
    if layer.displayPass.isNeededInSubtree {
      if layer !== maskLayer { displayPass.sublayers.insert(layer) }
      markDirty()
    }
    if layer.placement.isDue, layer !== maskLayer { placement.sublayers.insert(layer) }
  }

  /// Removes the marks of `layer`, which is about to cease to be a sublayer.
  func forgetMarks(of layer: CALayer) {
    layoutPass.sublayers.remove(layer)
    displayPass.sublayers.remove(layer)
    placement.sublayers.remove(layer)
  }

  private func layoutSubtree() {
    guard layoutPass.isNeededInSubtree else { return }
    ThreadState.main.visits += 1
    // Laying out a layer may request its layout again, as when a view sizes itself. The bound keeps a mistake from hanging the program.
    var rounds = 0
    while layoutPass.isNeeded, rounds < 16 {
      layoutPass.isNeeded = false
      layoutSublayers()
      rounds += 1
    }
    let layers = children
    var index = -1
    while let next = layoutPass.sublayers.next(in: layers, after: index, where: \.layoutPass.isNeededInSubtree) {
      layers[next].layoutSubtree()
      index = next
    }
    maskLayer?.layoutSubtree()
    // Meanwhile code may have requested layout above this layer. A mark below must stay reachable from the root.
    layoutPass.sublayers.settle(children, where: \.layoutPass.isNeededInSubtree)
    layoutPass.isNeededInSubtree = layoutPass.isNeeded || !layoutPass.sublayers.isEmpty || maskLayer?.layoutPass.isNeededInSubtree == true
  }

  /// Performs all requested layout and display in this layer and its descendants.
  package func prepareSubtree() {
    var rounds = 0
    while displayPass.isNeededInSubtree, rounds < 16 {
      layoutSubtree()
      displaySubtree()
      rounds += 1
    }
  }

  private func displaySubtree() {
    guard displayPass.isNeededInSubtree else { return }
    ThreadState.main.visits += 1
    displayIfNeeded()
    let layers = children
    var index = -1
    while let next = displayPass.sublayers.next(in: layers, after: index, where: \.displayPass.isNeededInSubtree) {
      layers[next].displaySubtree()
      index = next
    }
    maskLayer?.displaySubtree()
    displayPass.sublayers.settle(children, where: \.displayPass.isNeededInSubtree)
    displayPass.isNeededInSubtree =
      displayPass.isNeeded || layoutPass.isNeededInSubtree || !displayPass.sublayers.isEmpty
      || maskLayer?.displayPass.isNeededInSubtree == true
  }
}
