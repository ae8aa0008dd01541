import QuartzCore

extension LayerFlattener {
  mutating func addShadow(of moment: Moment) {
    let state = moment.state
    guard hasShadows, state.shadow.opacity > 0, !state.masksToBounds, var color = state.shadow.color, color.alpha > 0 else { return }
    color.alpha *= CGFloat(min(state.shadow.opacity, 1))
    guard let silhouette = silhouette(of: moment, &color) else { return }
    let shadow = Shadow(silhouette: silhouette, color: color, sigma: max(state.shadow.radius, 0), offset: state.shadow.offset)
    items.append(moment.item(.shadow, .shadow(shadow)))
  }

  /// Returns what casts the shadow: the path if there is one, the background if it is visible, otherwise everything that the layer shows.
  func silhouette(of moment: Moment, _ color: inout LayerColor) -> Shadow.Silhouette? {
    let state = moment.state
    if let path = state.shadow.path {
      return path.isEmpty ? nil : path.asRoundedRect(radii: [0, state.corners.radius]).map { .shape($0) } ?? .path(path)
    }
    if let background = state.backgroundColor, background.alpha > 0, !state.bounds.isEmpty {
      color.alpha *= background.alpha
      return .shape(state.roundedBounds)
    }
    tree?.current?.isIndivisible = true
    // In the layer's own coordinate system, so that it is the same wherever the layer moves.
    var inside = LayerFlattener(hasShadows: false)
    let own = moment.with(projection: .identity, clip: nil, rest: moment.rest == nil ? nil : .identity)
    inside.addInside(of: own)
    inside.addBorder(of: own)
    let bounds = inside.items.reduce(CGRect.null) { $0.union($1.seenBounds) }
    guard !bounds.isEmpty, !bounds.isNull else { return nil }
    return .content(DisplayList(inside.items), bounds: bounds)
  }
}
