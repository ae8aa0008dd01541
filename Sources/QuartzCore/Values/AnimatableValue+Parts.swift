import CoreGraphics

extension AnimatableValue {
  /// A part of a point, size, rectangle, or transform, or the value itself if it has no such part.
  subscript(part: AnimatableKeyPath.Part) -> AnimatableValue {
    get {
      switch (self, part) {
      case (.rect(let rect), .origin): return .point(rect.origin)
      case (.rect(let rect), .size): return .size(rect.size)
      case (.transform(let transform), _): return transform[part]
      default:
        guard let vector, let index = part.index else { return self }
        return .number(vector[index])
      }
    }
    set {
      switch (self, newValue) {
      case (.rect(var rect), .point(let origin)):
        rect.origin = origin
        self = .rect(rect)
      case (.rect(var rect), .size(let size)):
        rect.size = size
        self = .rect(rect)
      case (.transform(var transform), _):
        transform[part] = newValue
        self = .transform(transform)
      case (_, .number(let number)):
        guard var vector, let index = part.index else { return }
        vector[index] = number
        self = with(vector)
      default: break
      }
    }
  }
}

extension AnimatableKeyPath.Part {
  /// The index of the part's number in the vector of a point, size, or rectangle.
  fileprivate var index: Int? {
    switch self {
    case .x, .width, .originX: 0
    case .y, .height, .originY: 1
    case .sizeWidth: 2
    case .sizeHeight: 3
    default: nil
    }
  }
}

extension CATransform3D {
  /// A translation, scale, or rotation of the transform. Rotations are about x first, then y, then z.
  fileprivate subscript(part: AnimatableKeyPath.Part) -> AnimatableValue {
    get {
      switch part {
      case .translation: return .size(CGSize(width: m41, height: m42))
      case .translationX: return .number(m41)
      case .translationY: return .number(m42)
      case .translationZ: return .number(m43)
      default: break
      }
      let parts = SpaceDecomposition(self)
      return switch part {
      case .scale: .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
      case .scaleX: .number(parts.scale.x)
      case .scaleY: .number(parts.scale.y)
      case .scaleZ: .number(parts.scale.z)
      case .rotationX: .number(parts.rotation.euler.x)
      case .rotationY: .number(parts.rotation.euler.y)
      default: .number(parts.rotation.euler.z)
      }
    }
    set {
      switch (part, newValue) {
      case (.translation, .size(let size)): (m41, m42) = (size.width, size.height)
      case (.translationX, .number(let number)): m41 = number
      case (.translationY, .number(let number)): m42 = number
      case (.translationZ, .number(let number)): m43 = number
      case (_, .number(let number)):
        var parts = SpaceDecomposition(self)
        parts.set(part, to: number)
        self = parts.transform
      default: break
      }
    }
  }
}

extension SpaceDecomposition {
  fileprivate mutating func set(_ part: AnimatableKeyPath.Part, to number: CGFloat) {
    switch part {
    case .scale: scale = Triple(x: number, y: number, z: number)
    case .scaleX: scale.x = number
    case .scaleY: scale.y = number
    case .scaleZ: scale.z = number
    default:
      var angles = rotation.euler
      switch part {
      case .rotationX: angles.x = number
      case .rotationY: angles.y = number
      default: angles.z = number
      }
      rotation = Quaternion(euler: angles.x, angles.y, angles.z)
    }
  }
}
