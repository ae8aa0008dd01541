import QuartzCore

extension LayerFlattener {
  func hasBackgroundAndContents(_ moment: Moment) -> Bool {
    guard moment.state.contents.source != .none, let color = moment.state.backgroundColor, color.alpha > 0 else { return false }
    return !hidesBackground(moment.state)
  }

  /// Returns whether opaque contents cover all of the bounds.
  func hidesBackground(_ state: LayerState) -> Bool {
    guard case .image(let image) = state.contents.source, image.isOpaque, state.contents.fade == nil,
      case .image(let placement)? = state.placement(of: state.contents.source, limit: state.roundedBounds, rest: nil)
    else { return false }
    return placement.shape == state.roundedBounds && placement.clip == nil
  }

  mutating func addBackground(of moment: Moment, shape: RoundedRect) {
    let state = moment.state
    let edge = moment.clip?.extending(shape, projection: moment.projection) ?? shape
    if case .backdrop(let style) = state.specifics, style.refraction > 0 || style.highlight > 0 {
      addGlass(style, of: moment, shape: shape)
    } else if case .backdrop(let style) = state.specifics {
      if style.blurRadius > 0 || style.saturation != 1 {
        items.append(
          moment.item(.backdrop, .backdrop(Backdrop(shape: edge, sigma: style.blurRadius, saturation: style.saturation))))
      }
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

  mutating func addContents(of moment: Moment, limit: RoundedRect?) {
    let state = moment.state
    if let surface = state.surface {
      items.append(moment.item(.surface, .surface(SurfacePlacement(surface: surface, rect: state.bounds))))
    }
    var fraction: CGFloat = 1
    if let fade = state.contents.fade, fade.fraction < 1 {
      fraction = max(fade.fraction, 0)
      if var item = contentsItem(fade.from, .fadingContents, moment, limit) {
        // Opaque new contents hide the old ones as they fade in. Otherwise, the old contents would remain visible through the new ones.
        if case .image(let image) = state.contents.source, image.isOpaque {} else { item.alpha = 1 - fraction }
        items.append(item)
      }
    }
    if fraction > 0, var item = contentsItem(state.contents.source, .contents, moment, limit) {
      item.alpha = fraction
      items.append(item)
    }
    if case .shape(let style) = state.specifics { addShape(style, of: moment) }
    if case .emitter(let style) = state.specifics { addParticles(of: style, moment) }
  }

  func contentsItem(
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

  mutating func addShape(_ style: ShapeStyle, of moment: Moment) {
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

  mutating func addBorder(of moment: Moment) {
    let state = moment.state
    guard state.borderWidth > 0, let color = state.borderColor, color.alpha > 0 else { return }
    items.append(moment.item(.border, .border(Border(shape: state.roundedBounds, width: state.borderWidth, color: color))))
  }
}
