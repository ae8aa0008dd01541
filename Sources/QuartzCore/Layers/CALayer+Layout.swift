import CoreGraphics
import Foundation

extension CALayer {
  /// Whether `layoutSublayers()` is due.
  public func needsLayout() -> Bool { layoutIsNeeded }
  /// Whether `display()` is due.
  public func needsDisplay() -> Bool { displayIsNeeded }

  /// Lays out now, from the topmost layer above that also needs it.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.layoutIsNeeded { top = parent }
    top.layoutSubtree()
  }

  /// Makes the contents now if they are out of date.
  public func displayIfNeeded() {
    guard displayIsNeeded else { return }
    displayIsNeeded = false
    display()
  }

  /// Marks this layer and those above it, up to the first that is marked already.
  func markDirty() {
    var layer: CALayer? = self
    while let current = layer, !current.subtreeIsDirty {
      current.subtreeIsDirty = true
      layer = current.parent
    }
    setNeedsDisplayOfTree()
  }

  private func layoutSubtree() {
    guard subtreeIsDirty else { return }
    // Laying out a layer may ask for its layout again (a view that sizes itself); a bound keeps a mistake from hanging the program.
    var rounds = 0
    while layoutIsNeeded, rounds < 16 {
      layoutIsNeeded = false
      layoutSublayers()
      rounds += 1
    }
    for layer in children { layer.layoutSubtree() }
    maskLayer?.layoutSubtree()
  }

  /// Lays out and displays whatever asked for it in this layer and below.
  public func prepareSubtree() {
    var rounds = 0
    while subtreeIsDirty, rounds < 16 {
      layoutSubtree()
      displaySubtree()
      rounds += 1
    }
  }

  private func displaySubtree() {
    guard subtreeIsDirty else { return }
    subtreeIsDirty = false
    displayIfNeeded()
    for layer in children { layer.displaySubtree() }
    maskLayer?.displaySubtree()
    // Something above this layer may have been asked to lay out meanwhile; a mark below must stay reachable from the root.
    if layoutIsNeeded || maskLayer?.subtreeIsDirty == true || children.contains(where: \.subtreeIsDirty) { subtreeIsDirty = true }
  }
}
