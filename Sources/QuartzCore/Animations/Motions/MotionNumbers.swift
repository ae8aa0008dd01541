import CoreGraphics

/// The numbers that describe the difference between two values.
enum MotionNumbers {
  /// The numbers of the value itself. Colors are premultiplied, so that a color that fades in doesn't turn dark.
  case plain
  /// The parts of a 2D transform.
  case plane
  /// The parts of any transform.
  case space

  init(between a: AnimatableValue, and b: AnimatableValue) {
    if case (.transform(let a), .transform(let b)) = (a, b) {
      self = CATransform3DIsAffine(a) && CATransform3DIsAffine(b) ? .plane : .space
    } else {
      self = .plain
    }
  }

  /// The weight of a translation relative to other parts of a transform: 0.01 points count as much as a rotation or scale by 0.0002.
  private static let weight = 0.02

  /// Returns nil if the values have no numbers or differ in kind.
  func difference(from base: AnimatableValue, to value: AnimatableValue) -> SIMD16<Double>? {
    switch (base, value) {
    case (.transform(let base), .transform(let value)):
      if self == .plane { return Self.difference(AffineDecomposition(base), AffineDecomposition(value)) }
      let (base, value) = (SpaceDecomposition(base), SpaceDecomposition(value))
      let end = TransformCurvePoint(value, turnFrom: base.rotation).numbers
      return Self.weighted(end - TransformCurvePoint(base, turnFrom: base.rotation).numbers, Self.weight)
    case (.color(let base), .color(let value)): return Self.numbers(value) - Self.numbers(base)
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect):
      return Self.numbers(value.adding(base, times: -1))
    default: return nil
    }
  }

  /// The difference must be made of the same kind of numbers.
  func value(_ base: AnimatableValue, adding difference: SIMD16<Double>) -> AnimatableValue {
    switch base {
    case .color(let color): return .color(Self.color(Self.numbers(color) + difference))
    case .transform(let transform):
      return .transform(self == .plane ? Self.planar(transform, adding: difference) : Self.spatial(transform, adding: difference))
    default: return base.vector.map { base.with($0 + difference.lowHalf.lowHalf) } ?? base
    }
  }

  // MARK: Plain values

  private static func numbers(_ value: AnimatableValue) -> SIMD16<Double> {
    SIMD16(lowHalf: SIMD8(lowHalf: value.vector ?? .zero, highHalf: .zero), highHalf: .zero)
  }

  private static func numbers(_ color: LayerColor) -> SIMD16<Double> {
    var numbers = SIMD16<Double>(repeating: 0)
    numbers[0] = color.red * color.alpha
    numbers[1] = color.green * color.alpha
    numbers[2] = color.blue * color.alpha
    numbers[3] = color.alpha
    return numbers
  }

  private static func color(_ n: SIMD16<Double>) -> LayerColor {
    guard n[3] > 0 else { return .clear }
    return LayerColor(red: n[0] / n[3], green: n[1] / n[3], blue: n[2] / n[3], alpha: n[3])
  }

  // MARK: Transforms

  private static func difference(_ base: AffineDecomposition, _ value: AffineDecomposition) -> SIMD16<Double> {
    let value = value.mirrored(as: base)
    var numbers = SIMD16<Double>(repeating: 0)
    numbers[0] = value.scaleX - base.scaleX
    numbers[1] = value.scaleY - base.scaleY
    numbers[2] = value.shear - base.shear
    numbers[3] = (value.angle - base.angle).remainder(dividingBy: 2 * .pi)
    numbers[4] = (value.translationX - base.translationX) * weight
    numbers[5] = (value.translationY - base.translationY) * weight
    return numbers
  }

  private static func planar(_ base: CATransform3D, adding n: SIMD16<Double>) -> CATransform3D {
    var parts = AffineDecomposition(base)
    parts.scaleX += n[0]
    parts.scaleY += n[1]
    parts.shear += n[2]
    parts.angle += n[3]
    parts.translationX += n[4] / weight
    parts.translationY += n[5] / weight
    return parts.transform
  }

  private static func spatial(_ base: CATransform3D, adding n: SIMD16<Double>) -> CATransform3D {
    let parts = SpaceDecomposition(base)
    var point = TransformCurvePoint(parts, turnFrom: parts.rotation)
    point.numbers += weighted(n, 1 / weight)
    return point.transform(turnFrom: parts.rotation)
  }

  /// Multiplies the translation by `factor`.
  private static func weighted(_ numbers: SIMD16<Double>, _ factor: Double) -> SIMD16<Double> {
    var numbers = numbers
    for index in 6..<9 { numbers[index] *= factor }
    return numbers
  }
}
