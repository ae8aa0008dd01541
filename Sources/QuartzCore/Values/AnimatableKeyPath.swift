import CoreGraphics

/// The path to a layer's value: a property, or a part of one. It is parsed once from Core Animation's key path.
struct AnimatableKeyPath: Equatable {
  let property: LayerProperty
  let part: Part

  enum Part: String {
    case whole = ""
    case x, y, origin, size, width, height
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
  }

  /// Parses a key path such as "position", "bounds.size.width", or "transform.rotation.y". Nil for anything that can't be animated.
  init?(_ text: String) {
    let head = text.prefix { $0 != "." }
    let tail = String(text.dropFirst(head.count + 1))
    guard let property = LayerProperty(rawValue: head == "isHidden" ? "hidden" : String(head)), let part = Part(rawValue: tail)
    else { return nil }
    self.property = property
    self.part = part
    guard part == .whole || Self.parts(of: property.kind).contains(part) else { return nil }
  }

  init(_ property: LayerProperty) {
    self.property = property
    part = .whole
  }

  var kind: AnimatableValue.Kind {
    switch part {
    case .whole: property.kind
    case .origin: .point
    case .size, .translation: .size
    default: .number
    }
  }

  private static func parts(of kind: AnimatableValue.Kind) -> Set<Part> {
    switch kind {
    case .point: [.x, .y]
    case .size: [.width, .height]
    case .rect: [.origin, .size, .originX, .originY, .sizeWidth, .sizeHeight]
    case .transform:
      [
        .translation, .translationX, .translationY, .translationZ, .scale, .scaleX, .scaleY, .scaleZ, .rotation, .rotationX,
        .rotationY, .rotationZ,
      ]
    default: []
    }
  }

  /// Returns nil if there is no value, such as no background color.
  func value(in state: LayerState) -> AnimatableValue? {
    guard let whole = state[property] else { return nil }
    return part == .whole ? whole : whole[part]
  }

  func set(_ value: AnimatableValue, in state: inout LayerState) {
    if part == .whole {
      state[property] = value
    } else if var whole = state[property] {
      whole[part] = value
      state[property] = whole
    }
  }
}

extension LayerProperty {
  var kind: AnimatableValue.Kind {
    switch self {
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .shadowOffset: .size
    case .bounds, .cornerRadii, .contentsRect, .contentsCenter: .rect
    case .transform, .sublayerTransform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .tintColor: .color
    case .shadowPath, .path: .path
    case .colors: .colors
    case .locations: .numbers
    case .contents: .contents
    default: .number
    }
  }
}
