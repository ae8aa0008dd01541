import QuartzCore

extension LayerState {
  /// Returns the rectangle for contents of a natural size, in points, by the layer's gravity. The y axis points down, so "top" is the
  /// smallest y.
  func placeOfContents(naturalSize size: CGSize) -> CGRect {
    let bounds = bounds
    var placed = size
    switch contents.gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (sx, sy) = (bounds.width / size.width, bounds.height / size.height)
      let scale = contents.gravity == .resizeAspect ? min(sx, sy) : max(sx, sy)
      placed = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    let x: CGFloat
    switch contents.gravity {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - placed.width
    default: x = bounds.midX - placed.width / 2
    }
    let y: CGFloat
    switch contents.gravity {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - placed.height
    default: y = bounds.midY - placed.height / 2
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: placed)
  }

  var roundedBounds: RoundedRect { RoundedRect(bounds, radii: corners.radii, isContinuous: corners.isContinuous) }

  /// A Boolean value that indicates whether the border hides what is below it. A background then ends under the border and can't shine
  /// through its edge.
  var isBorderOpaque: Bool {
    guard borderWidth > 0, let borderColor else { return false }
    return borderColor.alpha >= 1 && borderWidth < min(bounds.width, bounds.height)
  }

  /// Returns the contents as an item, visible inside `limit` if it isn't nil. `rest` is the map of a moving layer at rest.
  func placement(of source: LayerContents, limit: RoundedRect?, rest: Projection?) -> DisplayItem.Content? {
    switch source {
    case .none: return nil
    case .image(let image):
      let scale = max(contents.scale, 1e-6)
      let size = CGSize(
        width: CGFloat(image.width) * contents.rect.width / scale, height: CGFloat(image.height) * contents.rect.height / scale)
      let rect = placeOfContents(naturalSize: size)
      let (shape, clip) = LayerState.shape(of: rect, inside: limit)
      let isStretched = contents.center != CGRect(x: 0, y: 0, width: 1, height: 1) && contents.gravity == .resize
      return .image(
        ImagePlacement(
          image: image, rect: rect, part: contents.rect, shape: shape, clip: clip,
          stretch: isStretched ? ImagePlacement.Stretch(center: contents.center, scale: scale) : nil))
    case .drawing(let drawing):
      let size = CGSize(width: drawing.size.width * contents.rect.width, height: drawing.size.height * contents.rect.height)
      let part = placeOfContents(naturalSize: size)
      guard contents.rect.width > 0, contents.rect.height > 0 else { return nil }
      // The whole drawing, placed so that the shown part is in its place.
      let width = part.width / contents.rect.width
      let height = part.height / contents.rect.height
      let rect = CGRect(
        x: part.minX - contents.rect.minX * width, y: part.minY - contents.rect.minY * height, width: width, height: height)
      let (shape, clip) = LayerState.shape(of: part, inside: limit)
      return .drawing(DrawingPlacement(drawing: drawing, rect: rect, shape: shape, clip: clip, rest: rest))
    case .picture(let picture):
      let size = CGSize(width: picture.bounds.width * contents.rect.width, height: picture.bounds.height * contents.rect.height)
      let rect = placeOfContents(naturalSize: size)
      let (shape, clip) = LayerState.shape(of: rect, inside: limit)
      return .picture(PicturePlacement(picture: picture, rect: rect, part: contents.rect, shape: shape, clip: clip))
    }
  }

  /// Returns the visible part of `rect` inside `limit`, which is only the limit if the rectangle fills it.
  private static func shape(of rect: CGRect, inside limit: RoundedRect?) -> (RoundedRect, RoundedRect?) {
    guard let limit else { return (RoundedRect(rect), nil) }
    let slack: CGFloat = 1e-6
    if rect.insetBy(dx: -slack, dy: -slack).contains(limit.rect) { return (limit, nil) }
    if limit.radii == .zero, limit.rect.insetBy(dx: -slack, dy: -slack).contains(rect) { return (RoundedRect(rect), nil) }
    return (RoundedRect(rect), limit)
  }
}
