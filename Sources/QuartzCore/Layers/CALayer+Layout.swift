import CoreGraphics
import Foundation

extension CALayer {
  public func needsLayout() -> Bool { layoutIsNeeded }
  public func needsDisplay() -> Bool { displayIsNeeded }

  /// Starts at the topmost superlayer in an unbroken chain of superlayers that need layout.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.layoutIsNeeded { top = parent }
    top.layoutSubtree()
  }

  public func displayIfNeeded() {
    guard displayIsNeeded else { return }
    displayIsNeeded = false
    display()
  }

  /// Marks this layer and its superlayers for layout, up to the first one that is already marked.
  func markLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      layer = current.parent
      if let layer, layer.maskLayer !== current { layer.sublayersToLayOut.insert(current) }
    }
  }

  /// Marks this layer and its superlayers for layout and display, up to the first one that is already marked.
  func markDirty() {
    var layer: CALayer? = self
    while let current = layer, !current.subtreeIsDirty {
      current.subtreeIsDirty = true
      layer = current.parent
      if let layer, layer.maskLayer !== current { layer.dirtySublayers.insert(current) }
    }
    setNeedsDisplayOfTree()
  }

  /// Passes the marks of `layer`, which has just become a sublayer or the mask, on to this layer.
  func takeMarks(of layer: CALayer) {
    if layer.subtreeNeedsLayout {
      if layer !== maskLayer { sublayersToLayOut.insert(layer) }
      markLayout()
    }
    if layer.subtreeIsDirty {
      if layer !== maskLayer { dirtySublayers.insert(layer) }
      markDirty()
    }
    if layer.placeIsDue, layer !== maskLayer { sublayersToPlace.insert(layer) }
  }

  /// Removes the marks of `layer`, which is about to cease to be a sublayer.
  func forgetMarks(of layer: CALayer) {
    sublayersToLayOut.remove(layer)
    dirtySublayers.remove(layer)
    sublayersToPlace.remove(layer)
  }

  private func layoutSubtree() {
    guard subtreeNeedsLayout else { return }
    ThreadState.main.visits += 1
    // Laying out a layer may request its layout again, as when a view sizes itself. The bound keeps a mistake from hanging the program.
    var rounds = 0
    while layoutIsNeeded, rounds < 16 {
      layoutIsNeeded = false
      layoutSublayers()
      rounds += 1
    }
    let layers = children
    var index = -1
    while let next = sublayersToLayOut.next(in: layers, after: index, where: \.subtreeNeedsLayout) {
      layers[next].layoutSubtree()
      index = next
    }
    maskLayer?.layoutSubtree()
    // Meanwhile code may have requested layout above this layer. A mark below must stay reachable from the root.
    sublayersToLayOut.settle(children, where: \.subtreeNeedsLayout)
    subtreeNeedsLayout = layoutIsNeeded || !sublayersToLayOut.isEmpty || maskLayer?.subtreeNeedsLayout == true
  }

  /// Performs all requested layout and display in this layer and its descendants.
  package func prepareSubtree() {
    var rounds = 0
    while subtreeIsDirty, rounds < 16 {
      layoutSubtree()
      displaySubtree()
      rounds += 1
    }
  }

  private func displaySubtree() {
    guard subtreeIsDirty else { return }
    ThreadState.main.visits += 1
    displayIfNeeded()
    let layers = children
    var index = -1
    while let next = dirtySublayers.next(in: layers, after: index, where: \.subtreeIsDirty) {
      layers[next].displaySubtree()
      index = next
    }
    maskLayer?.displaySubtree()
    dirtySublayers.settle(children, where: \.subtreeIsDirty)
    subtreeIsDirty = displayIsNeeded || subtreeNeedsLayout || !dirtySublayers.isEmpty || maskLayer?.subtreeIsDirty == true
  }
}
