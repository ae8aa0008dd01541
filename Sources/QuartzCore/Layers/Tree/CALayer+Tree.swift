import Foundation

extension CALayer {
  public var superlayer: CALayer? { presented.map { $0.parent?.presentation() } ?? parent }

  /// From back to front, unless `zPosition` changes the order. Nil if there are none.
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

  /// A layer outside the tree whose opacity masks this layer and its descendants. It is in this layer's coordinate space.
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
      if let newValue { takeMarks(of: newValue) }
      appearanceDidChange()
    }
  }

  /// Removes `layer` from its previous superlayer first.
  public func addSublayer(_ layer: CALayer) { insert(layer) { children.count } }

  /// If the index is too large, the layer is in front.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { min(Int(index), children.count) } }

  /// If `sibling` isn't a sublayer, the layer is at the back.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { children.firstIndex { $0 === sibling } ?? 0 }
  }

  /// If `sibling` isn't a sublayer, the layer is in front.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
  }

  /// Does nothing if `oldLayer` isn't a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  public func removeFromSuperlayer() {
    guard let parent else { return }
    if parent.maskLayer === self {
      parent.appearanceDidChange()
      parent.willChange()
      willChange()
      parent.maskLayer = nil
      self.parent = nil
    } else {
      detach()
    }
  }

  package var rootLayer: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  /// From the superlayer outward.
  var ancestors: some Sequence<CALayer> {
    sequence(state: self) { layer in
      guard let parent = layer.parent else { return nil }
      layer = parent
      return parent
    }
  }

  /// Returns true also for the layer itself.
  func isDescendant(of layer: CALayer) -> Bool { self === layer || ancestors.contains { $0 === layer } }

  private func insert(_ layer: CALayer, at index: () -> Int) {
    guard !isDescendant(of: layer) else { return misuse("layer \(layer) is a part of cycle in its layer tree", as: .invalidLayer) }
    if layer.parent === self, let current = children.firstIndex(where: { $0 === layer }) { return move(layer, from: current, to: index) }
    layer.removeFromSuperlayer()
    willAdopt(layer)
    children.insert(layer, at: index())
    layer.parent = self
    takeMarks(of: layer)
    setNeedsLayout()
    appearanceDidChange()
    if layerTree != nil { layer.runOrderAction(kCAOnOrderIn) }
  }

  /// Moves a sublayer among its siblings. Nothing changes if it stays where it is.
  private func move(_ layer: CALayer, from current: Int, to index: () -> Int) {
    children.remove(at: current)
    let new = index()
    children.insert(layer, at: current)
    guard new != current else { return }
    willChange()
    children.remove(at: current)
    children.insert(layer, at: new)
    forgetMarks(of: layer)
    takeMarks(of: layer)
    setNeedsLayout()
    appearanceDidChange()
  }

  private func detach() {
    guard let parent else { return }
    let tree = layerTree
    parent.willChange()
    willChange()
    parent.children.removeAll { $0 === self }
    parent.forgetMarks(of: self)
    parent.appearanceDidChange()
    parent.setNeedsLayout()
    self.parent = nil
    if tree != nil { runOrderAction(kCAOnOrderOut) }
  }

  /// Runs the action for a layer that has entered the tree on screen, has left it, or has been shown or hidden.
  func runOrderAction(_ key: String) {
    guard presented == nil, !CATransaction.disableActions(), let action = action(forKey: key) else { return }
    // Before it enters, there is no picture that a transition could replace.
    action.run(forKey: key, object: self, arguments: action is CATransition ? [Self.previousValueArgument: CALayer()] : nil)
  }
}
