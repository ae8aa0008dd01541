import QuartzCore

/// Flattens a layer tree at one time into a display list.
package struct LayerFlattener {
  var items: [DisplayItem] = []
  let hasShadows: Bool
  /// The tree that records where the items of each layer are, or nil for a list that isn't updated.
  let tree: FlattenedTree?
  /// The number of layers that contain the one whose items are being added.
  private var depth = 0
  /// The maximum number of nested layers that are drawn. More would overflow the stack.
  private static let greatestDepth = 256

  init(hasShadows: Bool, for tree: FlattenedTree? = nil) {
    self.hasShadows = hasShadows
    self.tree = tree
  }

  /// Returns the display list of `root` when its superlayer's time is `time`, in seconds. `projection` maps the superlayer's points to
  /// pixels.
  package static func list(of root: CALayer, at time: CFTimeInterval, through projection: Projection, background: LayerColor) -> DisplayList
  {
    var flattener = LayerFlattener(hasShadows: true)
    flattener.items.append(DisplayItem(id: .init(layer: 0, role: .background), content: .clear(background)))
    flattener.add(Child(root, at: time), in: Context(projection: projection, time: time))
    return DisplayList(flattener.items).joiningGlass().cuttingGroupsAtBackdrops()
  }

  /// Adds a layer with its descendants.
  mutating func add(_ child: Child, in context: Context) {
    guard let tree else { return addItems(of: child, in: context) }
    let former = tree.begin(child.layer, at: items.count)
    addItems(of: child, in: context)
    tree.end(former, at: items.count, isMoving: child.layer.hasAnimations || child.state.surface != nil || child.state.isEmitting)
  }

  private mutating func addItems(of child: Child, in context: Context) {
    let (layer, state, time) = (child.layer, child.state, child.time)
    guard !state.isHidden, state.opacity > 0, depth < Self.greatestDepth else { return }
    depth += 1
    defer { depth -= 1 }
    var transform = state.transformToSuperlayer
    if let space = context.space { transform = CATransform3DConcat(transform, space) }
    let projection = context.projection.concatenated(after: Projection(transform))
    guard state.isDoubleSided || projection.determinant > 0 else { return }
    let rest = rest(of: layer, transform, state, in: context)

    if !state.isFlattening {
      // The layer isn't flattened: its sublayers are in the same space as the layer itself.
      let space = state.transformOfSublayers.map { CATransform3DConcat($0, transform) } ?? transform
      let start = items.count
      tree?.current?.isIndivisible = true
      addSublayers(
        of: layer, state,
        in: Context(projection: context.projection, space: space, time: time, clip: context.clip, rest: rest))
      fade(from: start, by: CGFloat(state.opacity))
      return
    }
    let moment = Moment(layer: layer, state: state, time: time, projection: projection, clip: context.clip, rest: rest)
    let start = items.count
    if let transition = state.transition {
      add(transition, to: moment)
    } else {
      addPicture(of: moment)
    }
    guard state.opacity < 1 else { return }
    tree?.current?.dependsOnCount = true
    if state.allowsGroupOpacity, items.count - start > 1 {
      wrap(from: start, in: moment.item(.group, .beginGroup(Group())), alpha: CGFloat(state.opacity))
    } else {
      tree?.current?.isIndivisible = true
      fade(from: start, by: CGFloat(state.opacity))
    }
  }

  /// Returns the map of a layer at rest, or nil if no animation moves the layer or its container.
  ///
  /// The layer at rest is where its model places it, without its transform. Most motions begin or end without a transform, and then the
  /// layer has the same appearance as if nothing moved it. A layer that is rotated or scaled during its motion counts as being on whole
  /// pixels.
  private func rest(
    of layer: CALayer, _ transform: CATransform3D, _ state: LayerState, in context: Context
  ) -> Projection? {
    let isMoved = layer.isMoved(in: state)
    guard isMoved || context.rest != nil else { return nil }
    let outer = context.rest ?? context.projection
    guard isMoved else { return outer.concatenated(after: Projection(transform)) }
    var model = layer.modelState
    guard context.space == nil, model.transform.isTranslation else { return outer.onWholePixels }
    model.transform = CATransform3DIdentity
    return outer.concatenated(after: Projection(model.transformToSuperlayer))
  }

  private mutating func addSublayers(of layer: CALayer, _ state: LayerState, in context: Context) {
    if case .replicator(let style) = state.specifics, style != ReplicatorStyle() {
      addInstances(style, of: layer, state, in: context)
    } else {
      addSublayersOnce(of: layer, in: context)
    }
  }

  mutating func addSublayersOnce(of layer: CALayer, in context: Context) {
    guard let sublayers = layer.sublayers else { return }
    tree?.current?.inside = context
    guard sublayers.count > 1, sublayers.contains(where: \.mayLeavePlane) else {
      tree?.current?.order = sublayers.count > 1 ? .inPlane(0) : .single
      for sublayer in sublayers { add(Child(sublayer, at: context.time), in: context) }
      return
    }
    let children = sublayers.map { Child($0, at: context.time) }
    tree?.current?.order = LayerFlattener.plane(of: children).map { .inPlane($0) } ?? .byDepth
    for index in LayerFlattener.paintingOrder(of: children, in: context.space) { add(children[index], in: context) }
  }

  /// Returns the indices of siblings from back to front. `space` maps their superlayer to the space in which the eye looks along z. See
  /// `DepthOrder`.
  private static func paintingOrder(of children: [Child], in space: CATransform3D?) -> [Int] {
    if plane(of: children) != nil { return Array(children.indices) }
    let transforms = children.map(\.state.transformToSuperlayer)
    if transforms.allSatisfy(\.keepsPlaneUpright), space?.looksAtFront ?? true {
      return children.indices.sorted { (transforms[$0].m43, $0) < (transforms[$1].m43, $1) }
    }
    var order = DepthOrder()
    for (child, transform) in zip(children, transforms) {
      let seen = space.map { CATransform3DConcat(transform, $0) } ?? transform
      order.add(child.state, seen, isPlane: child.state.isFlattening)
    }
    return order.indices()
  }

  /// Returns the position along z of the plane with all siblings, or nil if they aren't in one plane.
  private static func plane(of children: [Child]) -> CGFloat? {
    var plane: CGFloat?
    for child in children {
      let transform = child.state.transformToSuperlayer
      guard transform.keepsPlaneUpright, plane == nil || plane == transform.m43 else { return nil }
      plane = transform.m43
    }
    return plane
  }

  private mutating func addPicture(of moment: Moment) {
    let start = items.count
    addShadow(of: moment)
    addInside(of: moment)
    addBorder(of: moment)
    mask(moment, from: start)
  }

  /// Adds the layer's new picture and the old one that it replaces.
  private mutating func add(_ transition: LayerTransition, to moment: Moment) {
    tree?.current?.isIndivisible = true
    func moved(by offset: CGPoint) -> Projection {
      let points = CATransform3DMakeTranslation(offset.x * moment.state.bounds.width, offset.y * moment.state.bounds.height, 0)
      return moment.projection.concatenated(after: Projection(points))
    }
    let rest = moment.rest ?? moment.projection
    let new = moment.with(projection: moved(by: transition.newOffset), clip: moment.clip, rest: rest)
    let old = Child(transition.old, at: 0)
    let oldContext = Context(projection: moved(by: transition.oldOffset), time: 0, clip: moment.clip, rest: rest)
    guard transition.type == .fade else {
      if transition.isOldInFront { addPicture(of: new) }
      add(old, in: oldContext)
      if !transition.isOldInFront { addPicture(of: new) }
      return
    }
    let begin = moment.item(.dissolve, .beginGroup(Group(second: .dissolve(transition.progress))))
    items.append(begin)
    add(old, in: oldContext)
    items.append(moment.item(.dissolve, .beginSecond))
    addPicture(of: new)
    items.append(DisplayItem(id: begin.id.end, content: .endGroup))
  }

  /// Adds what `masksToBounds` clips: the background, the contents, and the sublayers.
  mutating func addInside(of moment: Moment) {
    let state = moment.state
    let bounds = state.roundedBounds
    guard state.masksToBounds, !state.bounds.isEmpty else {
      if state.masksToBounds { return }
      addBackground(of: moment, shape: state.isBorderOpaque ? bounds.inset(by: state.borderWidth / 2) : bounds)
      addContents(of: moment, limit: nil)
      return addSublayers(of: moment, clip: moment.clip)
    }
    if moment.layer.sublayers == nil, bounds.radii == .zero || !hasBackgroundAndContents(moment) {
      addBackground(of: moment, shape: bounds)
      addContents(of: moment, limit: bounds)
      return
    }
    // The group's mask forms the rounded edge, and everything inside extends up to it.
    tree?.current?.isGroup = true
    let edges = ClipEdges(bounds, projection: moment.projection)
    let clip = moment.clip?.extending(bounds, projection: moment.projection) ?? bounds
    let begin = moment.item(.clip, .beginGroup(Group(clip: clip)))
    let start = items.count
    items.append(begin)
    let inside = moment.with(projection: moment.projection, clip: edges, rest: moment.rest)
    addBackground(of: inside, shape: RoundedRect(state.bounds))
    addContents(of: inside, limit: nil)
    addSublayers(of: inside, clip: edges)
    if items.count == start + 1 {
      items.removeLast()
    } else {
      items.append(DisplayItem(id: begin.id.end, content: .endGroup))
    }
  }

  private mutating func addSublayers(of moment: Moment, clip: ClipEdges?) {
    let context = Context(
      projection: moment.projection, space: moment.state.transformOfSublayers, time: moment.time, clip: clip, rest: moment.rest)
    addSublayers(of: moment.layer, moment.state, in: context)
  }

}
