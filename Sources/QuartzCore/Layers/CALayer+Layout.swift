import CoreGraphics
import Foundation

extension CALayer {
  /// Returns a Boolean value that indicates whether `layoutSublayers()` is due.
  public func needsLayout() -> Bool { layoutIsNeeded }
  /// Returns a Boolean value that indicates whether `display()` is due.
  public func needsDisplay() -> Bool { displayIsNeeded }

  /// Performs the layout now, starting at the topmost superlayer in an unbroken chain of those that need it.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.layoutIsNeeded { top = parent }
    top.layoutSubtree()
  }

  /// Updates the contents now if they are out of date.
  public func displayIfNeeded() {
    guard displayIsNeeded else { return }
    displayIsNeeded = false
    display()
  }

  /// Marks this layer and its superlayers, up to the first one that is already marked.
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
    // Laying out a layer may request its layout again, as when a view sizes itself. The bound keeps a mistake from hanging the program.
    var rounds = 0
    while layoutIsNeeded, rounds < 16 {
      layoutIsNeeded = false
      layoutSublayers()
      rounds += 1
    }
    for layer in children { layer.layoutSubtree() }
    maskLayer?.layoutSubtree()
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
    subtreeIsDirty = false
    displayIfNeeded()
    for layer in children { layer.displaySubtree() }
    maskLayer?.displaySubtree()
    // Code may have requested layout above this layer meanwhile. A mark below must stay reachable from the root.
    if layoutIsNeeded || maskLayer?.subtreeIsDirty == true || children.contains(where: \.subtreeIsDirty) { subtreeIsDirty = true }
  }
}
