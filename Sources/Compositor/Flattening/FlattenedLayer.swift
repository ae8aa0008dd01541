import QuartzCore

/// The part of a display list that shows a layer and its descendants.
final class FlattenedLayer {
  /// The order in which the sublayers are drawn.
  enum Order: Equatable {
    /// There is at most one sublayer.
    case single
    /// The sublayers are in one plane at this position along z, and are drawn in the order of the tree.
    case inPlane(CGFloat)
    /// The distance from the eye determines the order, so each sublayer may affect all of them.
    case byDepth
  }

  let serial: Int
  weak var layer: CALayer?
  weak var parent: FlattenedLayer?
  /// The sublayers and the mask, in the order in which they are drawn.
  var children: [FlattenedLayer] = []
  /// The position of the first item, counted from the parent's first item.
  var start = 0
  var count = 0
  /// The position of the first item in the list that is being created.
  var position = 0
  /// The number of the update that created the items.
  var pass = 0
  /// The number of the latest update that had a reason to create the items again.
  var requested = 0
  var isMoving = false

  /// The context of the sublayers, or nil if none is visible.
  var inside: LayerFlattener.Context?
  var order = Order.single
  /// A Boolean value that indicates whether the items of a descendant affect other items, so that all must be created together.
  var isIndivisible = false
  /// A Boolean value that indicates whether other items are needed if the number of items changes.
  var dependsOnCount = false
  /// A Boolean value that indicates whether the layer clips its sublayers, which needs a group unless they show nothing.
  var isGroup = false

  init(serial: Int) { self.serial = serial }

  /// Prepares for creating the items of `layer` again.
  func reset(_ layer: CALayer, pass: Int) {
    self.layer = layer
    self.pass = pass
    children = []
    inside = nil
    order = .single
    (isIndivisible, dependsOnCount, isGroup) = (false, false, false)
  }

  /// Moves the sublayers at or after the position of an item that was inserted into the list that is being created.
  func insertItem(at position: Int) {
    for child in children where child.position >= position {
      child.position += 1
      child.start += 1
    }
  }

  /// From the parent outward.
  private var ancestors: some Sequence<FlattenedLayer> {
    sequence(state: self) { layer in
      guard let parent = layer.parent else { return nil }
      layer = parent
      return parent
    }
  }

  /// The range of the items in the whole list.
  var range: Range<Int> {
    let first = ancestors.reduce(start) { $0 + $1.start }
    return first..<first + count
  }

  var depth: Int { ancestors.reduce(0) { depth, _ in depth + 1 } }

  /// This layer, or the outermost ancestor whose items must be created together with it.
  var outermostIndivisible: FlattenedLayer { ancestors.reduce(self) { $1.isIndivisible ? $1 : $0 } }

  /// Returns the nearest ancestor that may need other items if the number of this layer's items changes from `old` to `new`.
  func ancestorThatDepends(onCount new: Int, insteadOf old: Int) -> FlattenedLayer? {
    ancestors.first { $0.dependsOnCount || $0.isGroup && (old == 0 || new == 0) }
  }

  /// Updates the ancestors and the following layers for a change of the number of this layer's items.
  func grow(by change: Int) {
    var inner = self
    while let outer = inner.parent {
      outer.count += change
      if let place = outer.children.firstIndex(where: { $0 === inner }) {
        for sibling in outer.children[(place + 1)...] { sibling.start += change }
      }
      inner = outer
    }
  }
}
