import CoreGraphics

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
  /// The numbers of a value that has at most four. Unused ones are 0. Nil for other kinds of values.
  var vector: SIMD4<Double>? {
    switch self {
    case .number(let number): SIMD4(number, 0, 0, 0)
    case .point(let point): SIMD4(point.x, point.y, 0, 0)
    case .size(let size): SIMD4(size.width, size.height, 0, 0)
    case .rect(let rect): SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    case .color(let color): SIMD4(color.red, color.green, color.blue, color.alpha)
    case .transform, .path, .colors, .numbers, .contents: nil
    }
  }

  /// Returns a value of the same kind with other numbers, or this value if it has no `vector`.
  func with(_ vector: SIMD4<Double>) -> AnimatableValue {
    switch self {
    case .number: .number(vector[0])
    case .point: .point(CGPoint(x: vector[0], y: vector[1]))
    case .size: .size(CGSize(width: vector[0], height: vector[1]))
    case .rect: .rect(CGRect(x: vector[0], y: vector[1], width: vector[2], height: vector[3]))
    case .color: .color(LayerColor(red: vector[0], green: vector[1], blue: vector[2], alpha: vector[3]))
    case .transform, .path, .colors, .numbers, .contents: self
    }
  }

  /// Combines the numbers of two values of the same kind one by one. Returns nil for other values.
  ///
  /// Animations call this in each frame, so it is inlined and doesn't go through `vector`, which takes half as long again.
  @inline(__always)
  private static func combine(_ a: AnimatableValue, _ b: AnimatableValue, _ body: (Double, Double) -> Double) -> AnimatableValue? {
    switch (a, b) {
    case (.number(let a), .number(let b)): .number(body(a, b))
    case (.point(let a), .point(let b)): .point(CGPoint(x: body(a.x, b.x), y: body(a.y, b.y)))
    case (.size(let a), .size(let b)): .size(CGSize(width: body(a.width, b.width), height: body(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: body(a.origin.x, b.origin.x), y: body(a.origin.y, b.origin.y), width: body(a.size.width, b.size.width),
          height: body(a.size.height, b.size.height)))
    case (.color(let a), .color(let b)):
      .color(
        LayerColor(red: body(a.red, b.red), green: body(a.green, b.green), blue: body(a.blue, b.blue), alpha: body(a.alpha, b.alpha)))
    default: nil
    }
  }

  /// `fraction` can be outside 0…1. Values without intermediate values switch halfway.
  static func interpolate(_ a: AnimatableValue, _ b: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    switch (a, b) {
    case (.number(let a), .number(let b)): .number(a + (b - a) * fraction)
    case (.color(let a), .color(let b)): .color(.interpolate(a, b, fraction))
    case (.transform(let a), .transform(let b)): .transform(TransformInterpolation(from: a, to: b).transform(at: fraction))
    case (.path(let a), .path(let b)): .path(a.interpolated(to: b, fraction) ?? (fraction < 0.5 ? a : b))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { LayerColor.interpolate($0, $1, fraction) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
    default: combine(a, b) { $0 + ($1 - $0) * fraction } ?? (fraction < 0.5 ? a : b)
    }
  }

  /// Returns this value plus `factor` times `other`, or this value unchanged if the two can't be added.
  func adding(_ other: AnimatableValue, times factor: Double = 1) -> AnimatableValue {
    if case (.numbers(let a), .numbers(let b)) = (self, other), a.count == b.count { return .numbers(zip(a, b).map { $0 + $1 * factor }) }
    return Self.combine(self, other) { $0 + $1 * factor } ?? self
  }

  var canBeAdded: Bool {
    if case .numbers = self { true } else { vector != nil }
  }

  /// Empty for kinds without numbers.
  var components: [Double] {
    switch self {
    case .number(let number): [number]
    case .point, .size: vector.map { [$0[0], $0[1]] } ?? []
    case .rect, .color: vector.map { [$0[0], $0[1], $0[2], $0[3]] } ?? []
    case .transform(let t):
      [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
    case .numbers(let numbers): numbers.map { Double($0) }
    case .path, .colors, .contents: []
    }
  }

  /// Returns 0 if distance has no meaning.
  func distance(to other: AnimatableValue) -> Double {
    if case (.transform(let a), .transform(let b)) = (self, other) { return hypot(hypot(a.m41 - b.m41, a.m42 - b.m42), a.m43 - b.m43) }
    guard let difference = Self.combine(self, other, -)?.vector else { return 0 }
    return hypot(hypot(difference[0], difference[1]), hypot(difference[2], difference[3]))
  }

  /// The zero value of the same kind, which is where an additive animation ends by default.
  var zero: AnimatableValue {
    switch self {
    case .transform: .transform(.identity)
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    default: with(.zero)
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
