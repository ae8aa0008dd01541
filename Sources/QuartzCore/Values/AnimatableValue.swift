import CoreGraphics
import Foundation

/// A property's value at one point of an animation, converted once from the `Any` that it was given as.
enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(LayerColor)
  case transform(CATransform3D)
  case path(CGPath)
  case colors([LayerColor])
  case numbers([CGFloat])
  case contents(LayerContents)
}

extension AnimatableValue {
  /// `fraction` can be outside 0…1. Values without intermediate values switch halfway.
  static func interpolate(_ a: AnimatableValue, _ b: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    switch (a, b) {
    case (.number(let a), .number(let b)): .number(a + (b - a) * fraction)
    case (.point(let a), .point(let b)):
      .point(CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + (b.width - a.width) * fraction, height: a.height + (b.height - a.height) * fraction))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + (b.origin.x - a.origin.x) * fraction, y: a.origin.y + (b.origin.y - a.origin.y) * fraction,
          width: a.size.width + (b.size.width - a.size.width) * fraction,
          height: a.size.height + (b.size.height - a.size.height) * fraction))
    case (.color(let a), .color(let b)): .color(.interpolate(a, b, fraction))
    case (.transform(let a), .transform(let b)): .transform(TransformInterpolation(from: a, to: b).transform(at: fraction))
    case (.path(let a), .path(let b)): .path(a.interpolated(to: b, fraction) ?? (fraction < 0.5 ? a : b))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { LayerColor.interpolate($0, $1, fraction) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
    default: fraction < 0.5 ? a : b
    }
  }

  /// Returns this value plus `factor` times `other`, or this value unchanged if the two can't be added.
  func adding(_ other: AnimatableValue, times factor: Double = 1) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b * factor)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
    case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x * factor, y: a.origin.y + b.origin.y * factor,
          width: a.size.width + b.size.width * factor, height: a.size.height + b.size.height * factor))
    case (.color(let a), .color(let b)):
      .color(
        LayerColor(
          red: a.red + b.red * factor, green: a.green + b.green * factor, blue: a.blue + b.blue * factor,
          alpha: a.alpha + b.alpha * factor))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { $0 + $1 * factor })
    default: self
    }
  }

  var canBeAdded: Bool {
    switch self {
    case .number, .point, .size, .rect, .color, .numbers: true
    case .transform, .path, .colors, .contents: false
    }
  }

  /// Empty for kinds without numbers.
  var components: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .transform(let t):
      [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
    case .numbers(let numbers): numbers.map { Double($0) }
    case .path, .colors, .contents: []
    }
  }

  /// Returns 0 if distance has no meaning.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b)
    case (.point(let a), .point(let b)): hypot(a.x - b.x, a.y - b.y)
    case (.size(let a), .size(let b)): hypot(a.width - b.width, a.height - b.height)
    case (.rect(let a), .rect(let b)):
      hypot(hypot(a.minX - b.minX, a.minY - b.minY), hypot(a.width - b.width, a.height - b.height))
    case (.color(let a), .color(let b)):
      hypot(hypot(a.red - b.red, a.green - b.green), hypot(a.blue - b.blue, a.alpha - b.alpha))
    case (.transform(let a), .transform(let b)): hypot(hypot(a.m41 - b.m41, a.m42 - b.m42), a.m43 - b.m43)
    default: 0
    }
  }

  /// The zero value of the same kind, which is where an additive animation ends by default.
  var zero: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .color: .color(.clear)
    case .transform: .transform(.identity)
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    case .path, .colors, .contents: self
    }
  }
}

extension CGPath {
  /// Returns nil if the paths differ in more than their points.
  fileprivate func interpolated(to other: CGPath, _ fraction: CGFloat) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    let path = CGMutablePath()
    for (a, b) in zip(elements, other.elements) {
      switch (a, b) {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quadCurve(let a, let a1), .quadCurve(let b, let b1)): path.addQuadCurve(to: mix(a, b), control: mix(a1, b1))
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        path.addCurve(to: mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
