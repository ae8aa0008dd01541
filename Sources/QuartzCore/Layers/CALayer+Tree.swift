import Foundation

extension CALayer {
  /// The layer that this one is in; nil for a root.
  public var superlayer: CALayer? { presented.map { $0.parent?.presentation() } ?? parent }

  /// From back to front where `zPosition` does not say otherwise; nil when there are none.
  public var sublayers: [CALayer]? {
    get {
      if let presented { return presented.children.isEmpty ? nil : presented.children.compactMap { $0.presentation() } }
      return children.isEmpty ? nil : children
    }
    set {
      for layer in children { layer.detach() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// A layer outside the tree whose opacity cuts this layer and all that it contains. Its coordinates are this layer's.
  public var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      willChange()
      maskLayer?.willChange()
      maskLayer?.parent = nil
      newValue?.removeFromSuperlayer()
      if let newValue { willAdopt(newValue) }
      newValue?.parent = self
      maskLayer = newValue
      if newValue?.subtreeIsDirty == true { markDirty() }
      setNeedsDisplayOfTree()
    }
  }

  /// Puts `layer` in front of the other sublayers, taking it out of where it was.
  public func addSublayer(_ layer: CALayer) { insert(layer) { children.count } }

  /// Inserts `layer` such that it becomes the sublayer number `index`.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { min(Int(index), children.count) } }

  /// Inserts `layer` right below `sibling`; at the back when there is no such sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { children.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Inserts `layer` right above `sibling`; in front when there is no such sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
  }

  /// Puts `newLayer` where `oldLayer` is; does nothing when `oldLayer` is not a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer, or out of the layer that it masks.
  public func removeFromSuperlayer() {
    guard let parent else { return }
    parent.setNeedsDisplayOfTree()
    if parent.maskLayer === self {
      parent.willChange()
      willChange()
      parent.maskLayer = nil
      self.parent = nil
    } else {
      detach()
    }
  }

  /// The layer at the top of the tree.
  public var rootLayer: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  /// Whether `layer` is this one or lies above it.
  func isDescendant(of layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let next = current {
      if next === layer { return true }
      current = next.parent
    }
    return false
  }

  private func insert(_ layer: CALayer, at index: () -> Int) {
    guard !isDescendant(of: layer) else { return misuse("layer \(layer) is a part of cycle in its layer tree", as: .invalidLayer) }
    layer.removeFromSuperlayer()
    willAdopt(layer)
    children.insert(layer, at: index())
    layer.parent = self
    if layer.subtreeIsDirty { markDirty() }
    setNeedsLayout()
    setNeedsDisplayOfTree()
  }

  private func detach() {
    guard let parent else { return }
    parent.willChange()
    willChange()
    parent.children.removeAll { $0 === self }
    parent.setNeedsLayout()
    self.parent = nil
  }
}
