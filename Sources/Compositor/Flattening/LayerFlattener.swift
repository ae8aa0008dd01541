import CoreGraphics
import Foundation
import QuartzCore

/// Flattens a layer tree, as it appears at a point in time, into a display list.
public struct LayerFlattener {
  private var items: [DisplayItem] = []
  private let hasShadows: Bool

  private init(hasShadows: Bool) { self.hasShadows = hasShadows }

  /// Returns the display list of `root`, when its superlayer's time is `time`, in seconds.
  ///
  /// `projection` maps the superlayer's points to pixels.
  public static func list(of root: CALayer, at time: CFTimeInterval, through projection: Projection, background: LayerColor) -> DisplayList
  {
    var flattener = LayerFlattener(hasShadows: true)
    flattener.items.append(DisplayItem(id: .init(layer: 0, role: .background), content: .clear(background)))
    flattener.add(Child(root, at: time), in: Surroundings(projection: projection, time: time))
    return DisplayList(flattener.items).cuttingGroupsAtBackdrops()
  }

  /// The context of a layer.
  private struct Surroundings {
    /// The map from the plane of the nearest flattening ancestor to pixels.
    var projection: Projection
    /// The transform from the superlayer to that plane. It is more than the sublayer transform only inside transform layers.
    var space: CATransform3D?
    var time: CFTimeInterval
    /// The edges of the group that clips the layer.
    var clip: ClipEdges?
    /// The map `projection` at rest, or nil if no animation moves an ancestor.
    var rest: Projection?
  }

  /// A layer with its presented state.
  private struct Child {
    let layer: CALayer
    let state: LayerState
    let time: CFTimeInterval

    /// Creates a child. `parentTime` is the time of the layer's container.
    init(_ layer: CALayer, at parentTime: CFTimeInterval) {
      self.layer = layer
      time = layer.localTime(fromParent: parentTime)
      state = layer.presentedState(at: time)
    }
  }

  /// A layer at the time that is drawn, with its place on the screen.
  private struct Moment {
    let layer: CALayer
    let state: LayerState
    let time: CFTimeInterval
    let projection: Projection
    let clip: ClipEdges?
    /// The map `projection` at rest, or nil if no animation moves the layer.
    let rest: Projection?

    func item(_ role: DisplayItem.ID.Role, _ content: DisplayItem.Content) -> DisplayItem {
      let id = DisplayItem.ID(layer: Int(bitPattern: Unmanaged.passUnretained(layer).toOpaque()), role: role)
      return DisplayItem(id: id, label: layer.name, projection: projection, content: content)
    }
  }

  // MARK: The tree

  private mutating func add(_ child: Child, in around: Surroundings) {
    let (layer, state, time) = (child.layer, child.state, child.time)
    guard !state.isHidden, state.opacity > 0 else { return }
    var transform = state.transformToSuperlayer
    if let space = around.space { transform = CATransform3DConcat(transform, space) }
    let projection = around.projection.concatenated(after: Projection(transform))
    guard state.isDoubleSided || projection.determinant > 0 else { return }
    let rest = rest(of: layer, transform, state, in: around)

    if layer is CATransformLayer {
      // The layer isn't flattened: its sublayers are in the same space as the layer itself.
      let space = state.transformOfSublayers.map { CATransform3DConcat($0, transform) } ?? transform
      let start = items.count
      addSublayers(
        of: layer, state,
        in: Surroundings(projection: around.projection, space: space, time: time, clip: around.clip, rest: rest))
      fade(from: start, by: CGFloat(state.opacity))
      return
    }
    let moment = Moment(
      layer: layer, state: state, time: time, projection: projection, clip: around.clip, rest: rest)
    let start = items.count
    if let transition = state.transition {
      add(transition, to: moment)
    } else {
      addPicture(of: moment)
    }
    guard state.opacity < 1 else { return }
    if state.allowsGroupOpacity, items.count - start > 1 {
      wrap(from: start, in: moment.item(.group, .beginGroup(Group())), alpha: CGFloat(state.opacity))
    } else {
      fade(from: start, by: CGFloat(state.opacity))
    }
  }

  /// Returns the map of a layer at rest, or nil if no animation moves the layer or its container.
  ///
  /// The layer at rest is where its model places it, without its transform. Most motions begin or end without a transform,
  /// and then the layer looks as if nothing moved it. A layer that is rotated or scaled during its motion counts as being on
  /// whole pixels.
  private func rest(
    of layer: CALayer, _ transform: CATransform3D, _ state: LayerState, in around: Surroundings
  ) -> Projection? {
    let isMoved = layer.isMoved(in: state)
    guard isMoved || around.rest != nil else { return nil }
    let outer = around.rest ?? around.projection
    guard isMoved else { return outer.concatenated(after: Projection(transform)) }
    var model = layer.modelState
    guard around.space == nil, model.transform.isTranslation else { return outer.onWholePixels }
    model.transform = CATransform3DIdentity
    return outer.concatenated(after: Projection(model.transformToSuperlayer))
  }

  private mutating func addSublayers(of layer: CALayer, _ state: LayerState, in around: Surroundings) {
    guard let sublayers = layer.sublayers else { return }
    guard sublayers.count > 1, sublayers.contains(where: \.mayLeavePlane) else {
      for sublayer in sublayers { add(Child(sublayer, at: around.time), in: around) }
      return
    }
    let children = sublayers.map { Child($0, at: around.time) }
    for index in LayerFlattener.paintingOrder(of: children, in: around.space) { add(children[index], in: around) }
  }

  /// Returns the indices of siblings from back to front. `space` maps their superlayer to the space in which the eye looks
  /// along z. See `DepthOrder`.
  private static func paintingOrder(of children: [Child], in space: CATransform3D?) -> [Int] {
    let transforms = children.map(\.state.transformToSuperlayer)
    let areParallel = transforms.allSatisfy(\.keepsPlaneUpright)
    if areParallel, transforms.allSatisfy({ $0.m43 == transforms[0].m43 }) { return Array(children.indices) }
    if areParallel, space?.looksAtFront ?? true {
      return children.indices.sorted { (transforms[$0].m43, $0) < (transforms[$1].m43, $1) }
    }
    var order = DepthOrder()
    for (child, transform) in zip(children, transforms) {
      let seen = space.map { CATransform3DConcat(transform, $0) } ?? transform
      order.add(child.state, seen, isPlane: !(child.layer is CATransformLayer))
    }
    return order.indices()
  }

  // MARK: A layer

  private mutating func addPicture(of moment: Moment) {
    let start = items.count
    addShadow(of: moment)
    addInside(of: moment)
    addBorder(of: moment)
    mask(moment, from: start)
  }

  /// Adds the layer's new picture and the old one that it replaces.
  private mutating func add(_ transition: LayerTransition, to moment: Moment) {
    func moved(by offset: CGPoint) -> Projection {
      let points = CATransform3DMakeTranslation(offset.x * moment.state.bounds.width, offset.y * moment.state.bounds.height, 0)
      return moment.projection.concatenated(after: Projection(points))
    }
    let rest = moment.rest ?? moment.projection
    let new = Moment(
      layer: moment.layer, state: moment.state, time: moment.time, projection: moved(by: transition.newOffset), clip: moment.clip,
      rest: rest)
    let old = Child(transition.old, at: 0)
    let aroundOld = Surroundings(projection: moved(by: transition.oldOffset), time: 0, clip: moment.clip, rest: rest)
    guard transition.type == .fade else {
      if transition.isOldInFront { addPicture(of: new) }
      add(old, in: aroundOld)
      if !transition.isOldInFront { addPicture(of: new) }
      return
    }
    let begin = moment.item(.dissolve, .beginGroup(Group(second: .dissolve(transition.progress))))
    items.append(begin)
    add(old, in: aroundOld)
    items.append(moment.item(.dissolve, .beginSecond))
    addPicture(of: new)
    items.append(DisplayItem(id: begin.id.end, content: .endGroup))
  }

  /// Adds what `masksToBounds` clips: the background, the contents, and the sublayers.
  private mutating func addInside(of moment: Moment) {
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
    // The group's mask makes the rounded edge, and everything inside reaches up to it.
    let edges = ClipEdges(bounds, projection: moment.projection)
    let clip = moment.clip?.extending(bounds, projection: moment.projection) ?? bounds
    let begin = moment.item(.clip, .beginGroup(Group(clip: clip)))
    let start = items.count
    items.append(begin)
    let inside = Moment(
      layer: moment.layer, state: state, time: moment.time, projection: moment.projection, clip: edges, rest: moment.rest)
    addBackground(of: inside, shape: RoundedRect(state.bounds))
    addContents(of: inside, limit: nil)
    addSublayers(of: inside, clip: edges)
    if items.count == start + 1 {
      items.removeLast()
    } else {
      items.append(DisplayItem(id: begin.id.end, content: .endGroup))
    }
  }

  private func hasBackgroundAndContents(_ moment: Moment) -> Bool {
    guard moment.state.contents != .none, let color = moment.state.backgroundColor, color.alpha > 0 else { return false }
    return !hidesBackground(moment.state)
  }

  /// Returns a Boolean value that indicates whether opaque contents cover all of the bounds.
  private func hidesBackground(_ state: LayerState) -> Bool {
    guard case .image(let image) = state.contents, image.isOpaque, state.contentsFade == nil,
      case .image(let placement)? = state.placement(of: state.contents, limit: state.roundedBounds, rest: nil)
    else { return false }
    return placement.shape == state.roundedBounds && placement.clip == nil
  }

  private mutating func addSublayers(of moment: Moment, clip: ClipEdges?) {
    let around = Surroundings(
      projection: moment.projection, space: moment.state.transformOfSublayers, time: moment.time, clip: clip, rest: moment.rest)
    addSublayers(of: moment.layer, moment.state, in: around)
  }

  private mutating func addBackground(of moment: Moment, shape: RoundedRect) {
    let state = moment.state
    let edge = moment.clip?.extending(shape, projection: moment.projection) ?? shape
    if case .backdrop(let style) = state.specifics {
      items.append(
        moment.item(.backdrop, .backdrop(Backdrop(shape: edge, sigma: style.blurRadius, saturation: style.saturation))))
      if let tint = style.tintColor, tint.alpha > 0 {
        items.append(moment.item(.tint, .fill(Fill(shape: edge, paint: .color(tint)))))
      }
    }
    if let color = state.backgroundColor, color.alpha > 0, !(state.masksToBounds && hidesBackground(state)) {
      items.append(moment.item(.background, .fill(Fill(shape: edge, paint: .color(color)))))
    }
    if case .gradient(let style) = state.specifics, !style.colors.isEmpty {
      items.append(moment.item(.fill, .fill(Fill(shape: edge, paint: .gradient(Gradient(style, in: state.bounds))))))
    }
  }

  private mutating func addContents(of moment: Moment, limit: RoundedRect?) {
    let state = moment.state
    if let host = moment.layer as? CALayerHost, let surface = host.surface {
      items.append(moment.item(.surface, .surface(SurfacePlacement(surface: surface, rect: state.bounds))))
    }
    var share: CGFloat = 1
    if let fade = state.contentsFade, fade.fraction < 1 {
      share = max(fade.fraction, 0)
      if var item = contentsItem(fade.from, .fadingContents, moment, limit) {
        // Opaque new contents hide the old ones as they fade in. Old contents would remain visible through other new contents.
        if case .image(let image) = state.contents, image.isOpaque {} else { item.alpha = 1 - share }
        items.append(item)
      }
    }
    if share > 0, var item = contentsItem(state.contents, .contents, moment, limit) {
      item.alpha = share
      items.append(item)
    }
    if case .shape(let style) = state.specifics { addShape(style, of: moment) }
  }

  private func contentsItem(
    _ contents: LayerContents, _ role: DisplayItem.ID.Role, _ moment: Moment, _ limit: RoundedRect?
  ) -> DisplayItem? {
    guard var content = moment.state.placement(of: contents, limit: limit, rest: moment.rest) else { return nil }
    if let clip = moment.clip {
      switch content {
      case .image(var placement):
        placement.shape = clip.extending(placement.shape, projection: moment.projection)
        content = .image(placement)
      case .drawing(var placement) where placement.rest != nil:
        placement.shape = clip.extending(placement.shape, projection: moment.projection)
        content = .drawing(placement)
      case .picture(var placement):
        placement.shape = clip.extending(placement.shape, projection: moment.projection)
        content = .picture(placement)
      default: break
      }
    }
    return moment.item(role, content)
  }

  private mutating func addShape(_ style: ShapeStyle, of moment: Moment) {
    guard let path = style.path, !path.isEmpty else { return }
    if let color = style.fillColor, color.alpha > 0 {
      let rule: CGPathFillRule = style.fillRule == .evenOdd ? .evenOdd : .winding
      items.append(moment.item(.shape, .path(PathPainting(path: path, style: .fill(rule), color: color))))
    }
    guard let color = style.strokeColor, color.alpha > 0, style.lineWidth > 0, style.strokeEnd > style.strokeStart else { return }
    let scale = moment.projection.pixelsPerPoint(at: CGPoint(x: moment.state.bounds.midX, y: moment.state.bounds.midY))
    let line = path.trimmed(
      from: style.strokeStart, to: style.strokeEnd, tolerance: 0.1 / max(max(scale.x, scale.y).magnitude, 1e-3))
    guard !line.isEmpty else { return }
    items.append(
      moment.item(.stroke, .path(PathPainting(path: line, style: .stroke(style.strokeStyle), color: color))))
  }

  private mutating func addBorder(of moment: Moment) {
    let state = moment.state
    guard state.borderWidth > 0, let color = state.borderColor, color.alpha > 0 else { return }
    items.append(moment.item(.border, .border(Border(shape: state.roundedBounds, width: state.borderWidth, color: color))))
  }

  // MARK: Shadows

  private mutating func addShadow(of moment: Moment) {
    let state = moment.state
    guard hasShadows, state.shadowOpacity > 0, !state.masksToBounds, var color = state.shadowColor, color.alpha > 0 else { return }
    color.alpha *= CGFloat(min(state.shadowOpacity, 1))
    guard let silhouette = silhouette(of: moment, &color) else { return }
    let shadow = Shadow(silhouette: silhouette, color: color, sigma: max(state.shadowRadius, 0), offset: state.shadowOffset)
    items.append(moment.item(.shadow, .shadow(shadow)))
  }

  /// Returns what casts the shadow: the path if there is one, the background if it is visible, otherwise everything that the layer shows.
  private func silhouette(of moment: Moment, _ color: inout LayerColor) -> Shadow.Silhouette? {
    let state = moment.state
    if let path = state.shadowPath {
      return path.isEmpty ? nil : path.asRoundedRect(radii: [0, state.cornerRadius]).map { .shape($0) } ?? .path(path)
    }
    if let background = state.backgroundColor, background.alpha > 0, !state.bounds.isEmpty {
      color.alpha *= background.alpha
      return .shape(state.roundedBounds)
    }
    // In the layer's own points, so that it is the same wherever the layer moves.
    var inside = LayerFlattener(hasShadows: false)
    let own = Moment(
      layer: moment.layer, state: state, time: moment.time, projection: .identity, clip: nil, rest: moment.rest == nil ? nil : .identity)
    inside.addInside(of: own)
    inside.addBorder(of: own)
    let bounds = inside.items.reduce(CGRect.null) { $0.union($1.seenBounds) }
    guard !bounds.isEmpty, !bounds.isNull else { return nil }
    return .content(DisplayList(inside.items), bounds: bounds)
  }

  // MARK: Groups

  private mutating func mask(_ moment: Moment, from start: Int) {
    guard let mask = moment.layer.mask, items.count > start else { return }
    wrap(from: start, in: moment.item(.mask, .beginGroup(Group(second: .mask))), alpha: 1) { flattener in
      flattener.items.append(moment.item(.mask, .beginSecond))
      flattener.add(
        Child(mask, at: moment.time), in: Surroundings(projection: moment.projection, time: moment.time, rest: moment.rest))
    }
  }

  /// Makes a group of all items from `start` on. `closing` adds to the group before it ends.
  private mutating func wrap(
    from start: Int, in begin: DisplayItem, alpha: CGFloat, closing: (inout LayerFlattener) -> Void = { _ in }
  ) {
    var begin = begin
    begin.alpha = alpha
    items.insert(begin, at: start)
    closing(&self)
    items.append(DisplayItem(id: begin.id.end, content: .endGroup))
  }

  /// Fades each item from `start` on separately.
  private mutating func fade(from start: Int, by factor: CGFloat) {
    guard factor < 1 else { return }
    var depth = 0
    for index in start..<items.count {
      switch items[index].content {
      case .endGroup: depth -= 1
      case .beginGroup:
        if depth == 0 { items[index].alpha *= factor }
        depth += 1
      default: if depth == 0 { items[index].alpha *= factor }
      }
    }
  }
}
