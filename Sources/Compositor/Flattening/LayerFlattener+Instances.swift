import QuartzCore

// Layers that show something several times: the sublayers of a replicator layer, and the particles of an emitter layer.
extension LayerFlattener {
  private static let mostInstances = 1000

  /// Adds the sublayers of a replicator layer once for each instance.
  mutating func addInstances(_ style: ReplicatorStyle, of layer: CALayer, _ state: LayerState, in context: Context) {
    // A change in a sublayer affects each instance, so all are created again together.
    tree?.current?.isIndivisible = true
    for index in 0..<max(0, min(style.count, Self.mostInstances)) {
      let start = items.count
      if index == 0 {
        addSublayersOnce(of: layer, in: context)
      } else {
        var context = context
        let transform = state.transformOfInstance(index)
        context.space = context.space.map { CATransform3DConcat($0, transform) } ?? transform
        context.time -= style.delay * Double(index)
        // The places of the sublayers in the list are recorded only for the first instance.
        var other = LayerFlattener(hasShadows: hasShadows)
        other.addSublayersOnce(of: layer, in: context)
        for var item in other.items {
          item.id.part += index << 24
          items.append(item)
        }
      }
      let color = style.color(of: index)
      for place in start..<items.count { items[place].multiplyColors(by: color) }
      fade(from: start, by: color.alpha)
    }
  }

  mutating func addParticles(of style: EmitterStyle, _ moment: Moment) {
    if let end = style.end, end > moment.time { moment.layer.layerTree?.keepsMoving = true }
    for (index, particle) in style.particles(at: moment.time).enumerated() {
      guard case .image(let image) = particle.contents else { continue }
      let place = CATransform3DConcat(
        CATransform3DMakeRotation(particle.rotation, 0, 0, 1),
        CATransform3DMakeTranslation(particle.position.x, particle.position.y, 0))
      let size = particle.size
      let placement = ImagePlacement(
        image: image.multiplied(by: particle.color),
        rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), part: particle.contentsRect)
      var item = moment.item(.contents, .image(placement))
      item.projection = moment.projection.concatenated(after: Projection(place))
      item.id.part = (index + 1) << 24
      item.alpha = particle.color.alpha
      items.append(item)
    }
  }
}

extension DisplayItem {
  /// Multiplies the red, green and blue components of the item's colors. Drawings and pictures of layers stay unchanged.
  fileprivate mutating func multiplyColors(by color: LayerColor) {
    guard color.red < 1 || color.green < 1 || color.blue < 1 else { return }
    switch content {
    case .fill(var fill):
      switch fill.paint {
      case .color(let own): fill.paint = .color(own.multiplied(by: color))
      case .gradient(var gradient):
        gradient.colors = gradient.colors.map { $0.multiplied(by: color) }
        fill.paint = .gradient(gradient)
      }
      content = .fill(fill)
    case .border(var border):
      border.color = border.color.multiplied(by: color)
      content = .border(border)
    case .path(var painting):
      painting.color = painting.color.multiplied(by: color)
      content = .path(painting)
    case .shadow(var shadow):
      shadow.color = shadow.color.multiplied(by: color)
      content = .shadow(shadow)
    case .image(var placement):
      placement.image = placement.image.multiplied(by: color)
      content = .image(placement)
    case .clear, .drawing, .picture, .backdrop, .surface, .beginGroup, .beginSecond, .endGroup: break
    }
  }
}

extension LayerColor {
  fileprivate func multiplied(by other: LayerColor) -> LayerColor {
    LayerColor(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
  }
}
