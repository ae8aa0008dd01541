import CoreGraphics

/// A motion of one property of a layer. It is added to the property's own value, so that it ends at the value at that time.
final class MotionTrack {
  let property: LayerProperty
  let numbers: MotionNumbers
  let motion: any ValueMotion
  /// The offset that remains at the begin.
  private let start: SIMD16<Double>

  init(property: LayerProperty, numbers: MotionNumbers, motion: any ValueMotion) {
    self.property = property
    self.numbers = numbers
    self.motion = motion
    start = motion.remainder(at: 0)
  }

  /// Applies the motion to `state` as it is `time` seconds after its begin.
  func apply(to state: inout LayerState, at time: Double) { add(motion.remainder(at: max(time, 0)), to: &state) }

  /// Applies the motion to `state` as it is when `progress` of its distance is covered evenly.
  func apply(to state: inout LayerState, progress: Double) { add(start * (1 - progress), to: &state) }

  /// Returns the fraction of the distance that is covered after `time` seconds. It exceeds 1 if a spring overshoots.
  func progress(at time: Double) -> Double {
    let length = (start * start).sum()
    return length > 0 ? 1 - (motion.remainder(at: max(time, 0)) * start).sum() / length : 1
  }

  /// Returns the values at both ends, for a layer whose own value is `own`.
  func ends(around own: AnimatableValue?) -> (from: AnimatableValue?, to: AnimatableValue?) {
    (own.map { numbers.value($0, adding: -start) }, own)
  }

  private func add(_ remainder: SIMD16<Double>, to state: inout LayerState) {
    // A view that is hidden or shown stays visible while its neighbors move.
    if property == .hidden {
      state.isHidden = false
    } else {
      state[property] = numbers.value(property.value(in: state), adding: -remainder)
    }
  }
}

extension LayerProperty {
  /// Returns the value in `state`. A missing color is a transparent one.
  func value(in state: LayerState) -> AnimatableValue { state[self] ?? .color(.clear) }

  /// The difference that is too small to be visible: a hundredth of a point, or a thousandth of a color's range.
  var precision: Double {
    switch self {
    case .position, .zPosition, .bounds, .anchorPointZ, .cornerRadius, .cornerRadii, .borderWidth, .shadowOffset, .shadowRadius, .lineWidth,
      .blurRadius, .refraction:
      0.01
    case .transform, .sublayerTransform, .anchorPoint, .contentsRect, .contentsCenter, .strokeStart, .strokeEnd, .startPoint, .endPoint:
      0.0002
    default: 0.001
    }
  }
}
