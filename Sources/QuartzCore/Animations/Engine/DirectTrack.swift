import CoreGraphics

/// The start and end values of one of the most frequently animated properties, without boxing. A few times faster than the general case.
enum DirectTrack {
  case position(CGPoint, CGPoint)
  case bounds(CGRect, CGRect)
  case cornerRadius(CGFloat, CGFloat)
  /// A fade between two opacities. Without an end, it leads to the layer's own opacity.
  case opacity(Double, Double?)
  case backgroundColor(LayerColor, LayerColor)
  /// Stored indirectly, because it takes more space than all other cases together.
  indirect case transform(TransformInterpolation)

  /// Returns nil for other properties, parts of properties, and ends that depend on the layer in another way.
  init?(_ keyPath: AnimatableKeyPath, _ range: ValueRange) {
    guard keyPath.part == .whole else { return nil }
    if keyPath.property == .opacity, case (.number(let from)?, nil, nil) = (range.from, range.to, range.by) {
      self = .opacity(from, nil)
      return
    }
    guard range.isFixed, let ends = range.ends(around: nil) else { return nil }
    switch (keyPath.property, ends) {
    case (.position, (.point(let from), .point(let to))): self = .position(from, to)
    case (.bounds, (.rect(let from), .rect(let to))): self = .bounds(from, to)
    case (.cornerRadius, (.number(let from), .number(let to))): self = .cornerRadius(from, to)
    case (.opacity, (.number(let from), .number(let to))): self = .opacity(from, to)
    case (.backgroundColor, (.color(let from), .color(let to))): self = .backgroundColor(from, to)
    case (.transform, (.transform(let from), .transform(let to))): self = .transform(TransformInterpolation(from: from, to: to))
    default: return nil
    }
  }

  /// The values at both ends. The end is nil if the track leads to the layer's own value.
  var ends: (from: AnimatableValue, to: AnimatableValue?) {
    switch self {
    case .position(let from, let to): (.point(from), .point(to))
    case .bounds(let from, let to): (.rect(from), .rect(to))
    case .cornerRadius(let from, let to): (.number(from), .number(to))
    case .opacity(let from, let to): (.number(from), to.map { .number($0) })
    case .backgroundColor(let from, let to): (.color(from), .color(to))
    case .transform(let interpolation): (.transform(interpolation.transform(at: 0)), .transform(interpolation.transform(at: 1)))
    }
  }

  /// Applies the value at `progress` to `state`, or adds it to the current value. `crossProgress` is for y coordinates and heights.
  func apply(to state: inout LayerState, _ progress: Double, _ crossProgress: Double, isAdditive: Bool) {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    func cross(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * crossProgress }
    switch self {
    case .position(let from, let to):
      let base = isAdditive ? state.position : .zero
      state.position = CGPoint(x: base.x + mix(from.x, to.x), y: base.y + cross(from.y, to.y))
    case .bounds(let from, let to):
      let base = isAdditive ? state.bounds : .zero
      state.bounds = CGRect(
        x: base.origin.x + mix(from.origin.x, to.origin.x), y: base.origin.y + cross(from.origin.y, to.origin.y),
        width: base.size.width + mix(from.size.width, to.size.width),
        height: base.size.height + cross(from.size.height, to.size.height))
    case .cornerRadius(let from, let to):
      state.corners.radius = (isAdditive ? state.corners.radius : 0) + mix(from, to)
    case .opacity(let from, let to):
      let own = Double(state.opacity)
      let value = from + ((to ?? (isAdditive ? 0 : own)) - from) * progress
      state.opacity = Float((isAdditive ? own : 0) + value)
    case .backgroundColor(let from, let to):
      state.backgroundColor = .interpolate(from, to, progress)
    case .transform(let interpolation):
      let value = interpolation.transform(at: progress)
      state.transform = isAdditive ? CATransform3DConcat(value, state.transform) : value
    }
  }
}
