import QuartzCore

extension LayerFlattener {
  struct Context {
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

  struct Child {
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

  /// A layer at the drawn time, with its place on the screen.
  struct Moment {
    let layer: CALayer
    let state: LayerState
    let time: CFTimeInterval
    private(set) var projection: Projection
    private(set) var clip: ClipEdges?
    /// The map `projection` at rest, or nil if no animation moves the layer.
    private(set) var rest: Projection?

    func with(projection: Projection, clip: ClipEdges?, rest: Projection?) -> Moment {
      var moment = self
      (moment.projection, moment.clip, moment.rest) = (projection, clip, rest)
      return moment
    }

    func item(_ role: DisplayItem.ID.Role, _ content: DisplayItem.Content) -> DisplayItem {
      let id = DisplayItem.ID(layer: layer.serial, role: role)
      return DisplayItem(id: id, label: layer.name, projection: projection, content: content)
    }
  }
}
