import CoreGraphics

extension LayerState {
  /// A property by name, as a value that can be interpolated. Nil if there is none, such as no background color.
  subscript(property: LayerProperty) -> AnimatableValue? {
    get {
      switch property {
      case .position: .point(position)
      case .zPosition: .number(zPosition)
      case .bounds: .rect(bounds)
      case .anchorPoint: .point(anchorPoint)
      case .anchorPointZ: .number(anchorPointZ)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(Double(opacity))
      case .hidden: .number(isHidden ? 1 : 0)
      case .doubleSided: .number(isDoubleSided ? 1 : 0)
      case .masksToBounds: .number(masksToBounds ? 1 : 0)
      case .backgroundColor: backgroundColor.map { .color($0) }
      case .cornerRadius: .number(corners.radius)
      case .cornerRadii: .rect(corners.extraRadii.rect)
      case .borderWidth: .number(borderWidth)
      case .borderColor: borderColor.map { .color($0) }
      case .shadowColor: shadow.color.map { .color($0) }
      case .shadowOpacity: .number(Double(shadow.opacity))
      case .shadowOffset: .size(shadow.offset)
      case .shadowRadius: .number(shadow.radius)
      case .shadowPath: shadow.path.map { .path($0) }
      case .contents: .contents(contents.source)
      case .contentsRect: .rect(contents.rect)
      case .contentsCenter: .rect(contents.center)
      case .path: shape.path.map { .path($0) }
      case .fillColor: shape.fillColor.map { .color($0) }
      case .strokeColor: shape.strokeColor.map { .color($0) }
      case .strokeStart: .number(shape.strokeStart)
      case .strokeEnd: .number(shape.strokeEnd)
      case .lineWidth: .number(shape.lineWidth)
      case .miterLimit: .number(shape.miterLimit)
      case .lineDashPhase: .number(shape.lineDashPhase)
      case .colors: .colors(gradient.colors)
      case .locations: .numbers(gradient.resolvedLocations)
      case .startPoint: .point(gradient.startPoint)
      case .endPoint: .point(gradient.endPoint)
      case .blurRadius: .number(backdrop.blurRadius)
      case .saturation: .number(backdrop.saturation)
      case .tintColor: backdrop.tintColor.map { .color($0) }
      case .refraction: .number(backdrop.refraction)
      case .highlight: .number(backdrop.highlight)
      case .joining: nil
      }
    }
    set {
      switch (property, newValue) {
      case (.position, .point(let value)): position = value
      case (.zPosition, .number(let value)): zPosition = value
      case (.bounds, .rect(let value)): bounds = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.anchorPointZ, .number(let value)): anchorPointZ = value
      case (.transform, .transform(let value)): transform = value
      case (.sublayerTransform, .transform(let value)): sublayerTransform = value
      case (.opacity, .number(let value)): opacity = Float(value)
      case (.hidden, .number(let value)): isHidden = value != 0
      case (.doubleSided, .number(let value)): isDoubleSided = value != 0
      case (.masksToBounds, .number(let value)): masksToBounds = value != 0
      case (.cornerRadius, .number(let value)): corners.radius = value
      case (.cornerRadii, .rect(let value)): corners.extraRadii.rect = value
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.shadowOpacity, .number(let value)): shadow.opacity = Float(value)
      case (.shadowOffset, .size(let value)): shadow.offset = value
      case (.shadowRadius, .number(let value)): shadow.radius = value
      case (.shadowPath, _): shadow.path = newValue?.path
      case (.contents, .contents(let value)): contents.source = value
      case (.contentsRect, .rect(let value)): contents.rect = value
      case (.contentsCenter, .rect(let value)): contents.center = value
      case (.backgroundColor, _): backgroundColor = newValue?.color
      case (.borderColor, _): borderColor = newValue?.color
      case (.shadowColor, _): shadow.color = newValue?.color
      default: setSpecific(property, newValue)
      }
    }
  }

  /// Sets a property that only a special kind of layer has. Other layers ignore it.
  private mutating func setSpecific(_ property: LayerProperty, _ newValue: AnimatableValue?) {
    switch specifics {
    case .none, .surface, .transform, .replicator, .emitter: break
    case .shape(var style):
      switch (property, newValue) {
      case (.path, _): style.path = newValue?.path
      case (.fillColor, _): style.fillColor = newValue?.color
      case (.strokeColor, _): style.strokeColor = newValue?.color
      case (.strokeStart, .number(let value)): style.strokeStart = value
      case (.strokeEnd, .number(let value)): style.strokeEnd = value
      case (.lineWidth, .number(let value)): style.lineWidth = value
      case (.miterLimit, .number(let value)): style.miterLimit = value
      case (.lineDashPhase, .number(let value)): style.lineDashPhase = value
      default: break
      }
      specifics = .shape(style)
    case .gradient(var style):
      switch (property, newValue) {
      case (.colors, .colors(let value)): style.colors = value
      case (.locations, .numbers(let value)): style.locations = value
      case (.startPoint, .point(let value)): style.startPoint = value
      case (.endPoint, .point(let value)): style.endPoint = value
      default: break
      }
      specifics = .gradient(style)
    case .backdrop(var style):
      switch (property, newValue) {
      case (.blurRadius, .number(let value)): style.blurRadius = value
      case (.saturation, .number(let value)): style.saturation = value
      case (.tintColor, _): style.tintColor = newValue?.color
      case (.refraction, .number(let value)): style.refraction = value
      case (.highlight, .number(let value)): style.highlight = value
      default: break
      }
      specifics = .backdrop(style)
    }
  }
}

extension AnimatableValue {
  fileprivate var color: LayerColor? { if case .color(let color) = self { color } else { nil } }
  fileprivate var path: CGPath? { if case .path(let path) = self { path } else { nil } }
}
