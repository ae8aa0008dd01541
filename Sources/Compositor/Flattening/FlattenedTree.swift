import QuartzCore

/// The display list of a layer tree on screen. An update rebuilds only the items whose layers have changed or move. The list always equals
/// one that is built as a whole.
final class FlattenedTree {
  enum Update: Equatable {
    /// Any item may be different.
    case all
    /// Only items in these ranges may be different. The ranges don't overlap, and are in ascending order.
    case parts([Range<Int>])
  }

  /// The items, from back to front. Groups are not yet cut at backdrops; see `list`.
  private(set) var items: [DisplayItem] = []
  /// The number of layers that the latest update has evaluated.
  private(set) var visits = 0
  /// The layer whose items are being created.
  private(set) var current: FlattenedLayer?

  private weak var tree: LayerTree?
  private let projection: Projection
  private let background: LayerColor
  private var top: FlattenedLayer?
  private var layers: [Int: FlattenedLayer] = [:]
  /// The layers with animations or live pixels, which differ at each time.
  private var moving: [Int: FlattenedLayer] = [:]
  private var seenChanges = 0
  private var pass = 0
  private var isCut = false

  /// Creates an empty list for a tree that is seen through `projection`.
  init(_ tree: LayerTree, through projection: Projection, background: LayerColor) {
    self.tree = tree
    self.projection = projection
    self.background = background
  }

  /// Returns whether the list is that of the given tree, seen in the same way.
  func shows(_ tree: LayerTree, through projection: Projection, background: LayerColor) -> Bool {
    self.tree === tree && self.projection == projection && self.background == background
  }

  /// Returns the display list. Call `update(at:)` first.
  func list() -> DisplayList {
    let joined = DisplayList(items).joiningGlass()
    let list = joined.cuttingGroupsAtBackdrops()
    isCut = joined.items.count != items.count || list.items.count != joined.items.count
    return list
  }

  /// Updates the list to the scene's `time`, in seconds.
  func update(at time: CFTimeInterval) -> Update {
    visits = 0
    pass += 1
    guard let tree else { return .all }
    tree.keepsMoving = false
    defer { seenChanges = tree.changes.count }
    guard top != nil, let changed = tree.changes.since(seenChanges), let parts = update(changed, at: time) else {
      makeAll(of: tree.root, at: time)
      return .all
    }
    return isCut ? .all : parts
  }

  /// Creates the items of changed and moving layers again. Returns nil if that would include the root layer.
  private func update(_ changed: ArraySlice<Int>, at time: CFTimeInterval) -> Update? {
    var isRearranged = false
    var made: [FlattenedLayer] = []
    for request in requests(changed) where request.pass != pass && layers[request.serial] === request {
      var next: FlattenedLayer? = request
      while let layer = next {
        guard layer !== top else { return nil }
        switch make(layer, at: time) {
        case .replaced:
          made.append(layer)
          next = nil
        case .rearranged:
          isRearranged = true
          next = nil
        case .dependsOn(let outer): next = outer
        }
      }
    }
    if isRearranged { return .all }
    return .parts(FlattenedTree.joined(made.filter { layers[$0.serial] === $0 && $0.count > 0 }.map(\.range)))
  }

  /// Returns the layers to create again, the outer ones first, as they may include the inner ones.
  private func requests(_ changed: ArraySlice<Int>) -> [FlattenedLayer] {
    var requests: [(depth: Int, layer: FlattenedLayer)] = []
    func request(_ layer: FlattenedLayer) {
      let whole = layer.outermostIndivisible
      guard whole.requested != pass else { return }
      whole.requested = pass
      requests.append((whole.depth, whole))
    }
    for serial in changed { if let layer = layers[serial] { request(layer) } }
    for layer in moving.values { request(layer) }
    return requests.sorted { ($0.depth, $0.layer.serial) < ($1.depth, $1.layer.serial) }.map(\.layer)
  }

  /// The result of creating the items of a layer again.
  private enum Result {
    /// The new items are in the places of the old ones.
    case replaced
    /// Items have moved to other places, or include backdrops, which affect how the whole list is drawn.
    case rearranged
    /// The items of an ancestor must be created instead.
    case dependsOn(FlattenedLayer?)
  }

  private func make(_ flattened: FlattenedLayer, at time: CFTimeInterval) -> Result {
    guard let layer = flattened.layer, let parent = flattened.parent, var context = parent.inside, let container = parent.layer else {
      return .dependsOn(flattened.parent ?? top)
    }
    context.time = container.localTime(atSceneTime: time)
    let child = LayerFlattener.Child(layer, at: context.time)
    guard parent.order.allows(child.state.transformToSuperlayer) else { return .dependsOn(parent) }
    let range = flattened.range
    var flattener = LayerFlattener(hasShadows: true, for: self)
    flattener.add(child, in: context)
    let new = flattener.items
    if new.count == range.count {
      let hasBackdrop = items[range].contains(where: \.isBackdrop) || new.contains(where: \.isBackdrop)
      for (index, item) in zip(range, new) { items[index] = item }
      return hasBackdrop ? .rearranged : .replaced
    }
    if let ancestor = flattened.ancestorThatDepends(onCount: new.count, insteadOf: range.count) { return .dependsOn(ancestor) }
    items.replaceSubrange(range, with: new)
    flattened.grow(by: new.count - range.count)
    return .rearranged
  }

  private func makeAll(of root: CALayer, at time: CFTimeInterval) {
    layers.removeAll(keepingCapacity: true)
    moving.removeAll(keepingCapacity: true)
    top = nil
    var flattener = LayerFlattener(hasShadows: true, for: self)
    flattener.items.reserveCapacity(items.count)
    flattener.items.append(DisplayItem(id: .init(layer: 0, role: .background), content: .clear(background)))
    flattener.add(LayerFlattener.Child(root, at: time), in: LayerFlattener.Context(projection: projection, time: time))
    top = layers[root.serial]
    items = flattener.items
  }

  /// Returns the ranges in ascending order, without those inside others.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }) {
      if let last = joined.last, range.lowerBound < last.upperBound { continue }
      joined.append(range)
    }
    return joined
  }

  /// A layer's record from before its items were created again.
  struct Former {
    fileprivate let outer: FlattenedLayer?
    fileprivate let children: [FlattenedLayer]
  }

  /// Records that the items of `layer` begin at a position of the list that is being created.
  func begin(_ layer: CALayer, at position: Int) -> Former {
    visits += 1
    let flattened = layers[layer.serial] ?? FlattenedLayer(serial: layer.serial)
    layers[layer.serial] = flattened
    let former = Former(outer: current, children: flattened.children)
    flattened.reset(layer, pass: pass)
    flattened.position = position
    if let current {
      flattened.parent = current
      flattened.start = position - current.position
      current.children.append(flattened)
    } else if flattened.parent == nil {
      flattened.start = position
    }
    current = flattened
    return former
  }

  /// Records that the items of the current layer end before a position of the list that is being created.
  func end(_ former: Former, at position: Int, isMoving: Bool) {
    guard let flattened = current else { return }
    flattened.count = position - flattened.position
    if flattened.isMoving != isMoving {
      flattened.isMoving = isMoving
      moving[flattened.serial] = isMoving ? flattened : nil
    }
    for child in former.children where child.pass != pass { forget(child) }
    current = former.outer
  }

  private func forget(_ flattened: FlattenedLayer) {
    if layers[flattened.serial] === flattened { layers[flattened.serial] = nil }
    if flattened.isMoving { moving[flattened.serial] = nil }
    flattened.isMoving = false
    for child in flattened.children where child.pass != pass { forget(child) }
  }
}

extension DisplayItem {
  fileprivate var isBackdrop: Bool { if case .backdrop = content { true } else { false } }
}

extension FlattenedLayer.Order {
  /// Returns whether a sublayer with the given transform to its superlayer leaves the order unchanged.
  fileprivate func allows(_ transform: CATransform3D) -> Bool {
    switch self {
    case .single: true
    case .inPlane(let plane): transform.keepsPlaneUpright && transform.m43 == plane
    case .byDepth: false
    }
  }
}
