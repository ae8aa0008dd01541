import CoreGraphics

struct KeyframeTrack {
  enum Frames {
    case values(ValueKeyframes)
    case path(PathKeyframes)
  }

  let frames: Frames

  /// Returns the value after `fraction` of the animation, and the rotation at that point, in radians.
  func value(at fraction: Double) -> (value: AnimatableValue, rotation: Double?) {
    switch frames {
    case .values(let frames): (frames.value(at: fraction), nil)
    case .path(let frames): frames.value(at: fraction)
    }
  }

  /// The value at the end, for accumulation over repetitions.
  var end: AnimatableValue { value(at: 1).value }
}

/// The start times and the timing curves of the intervals between keyframes.
struct KeyTimes {
  private let times: [Double]
  private let curves: [CubicCurve]?

  init(_ times: [Double], curves: [CubicCurve]?) {
    self.times = times
    self.curves = curves
  }

  subscript(index: Int) -> Double { times[index] }

  /// Returns the interval that contains `fraction`, and the progress within it, 0…1, along the interval's curve.
  func locate(_ fraction: Double) -> (interval: Int, progress: Double) {
    let last = times.count - 2
    guard last >= 0 else { return (0, 0) }
    var interval = last
    for index in 0...last where fraction < times[index + 1] {
      interval = index
      break
    }
    let span = times[interval + 1] - times[interval]
    // Intervals of no length switch immediately.
    var progress = span > 0 ? (fraction - times[interval]) / span : fraction >= times[interval + 1] ? 1 : 0
    if interval == 0, progress < 0, times[0] > 0 { progress = 0 }
    if interval == last, fraction > times[last + 1], times[last + 1] < 1 { progress = 1 }
    if let curves, interval < curves.count { progress = curves[interval].value(at: progress) }
    return (interval, progress)
  }

  /// Returns `count` evenly spread times.
  static func even(_ count: Int) -> [Double] {
    count > 1 ? (0..<count).map { Double($0) / Double(count - 1) } : [0]
  }

  /// Returns times at which equal lengths take equal times. If there is no length, the times are evenly spread.
  static func paced(_ lengths: [Double]) -> [Double] {
    let total = lengths.reduce(0, +)
    guard total > 0 else { return even(lengths.count + 1) }
    var sum = 0.0
    return [0]
      + lengths.map { length in
        sum += length
        return sum / total
      }
  }
}

struct ValueKeyframes {
  let values: [AnimatableValue]
  private let times: KeyTimes
  private let mode: CAAnimationCalculationMode
  /// A Boolean value that indicates whether each value holds for the same fraction of the time, as for discrete values without times.
  private let isEvenlyDiscrete: Bool

  init(_ values: [AnimatableValue], times: [Double]?, curves: [CubicCurve]?, mode: CAAnimationCalculationMode) {
    self.values = values
    self.mode = mode
    let given = times.flatMap { $0.count >= values.count ? Array($0.prefix(values.count)) : nil }
    isEvenlyDiscrete = mode == .discrete && given == nil
    switch mode {
    case .paced, .cubicPaced:
      self.times = KeyTimes(KeyTimes.paced(zip(values, values.dropFirst()).map { $0.distance(to: $1) }), curves: nil)
    default:
      self.times = KeyTimes(given ?? KeyTimes.even(values.count), curves: curves)
    }
  }

  func value(at fraction: Double) -> AnimatableValue {
    guard values.count > 1 else { return values[0] }
    if isEvenlyDiscrete {
      return values[Int(clamping: (fraction * Double(values.count)).rounded(.down)).clamped(to: 0...values.count - 1)]
    }
    let (interval, progress) = times.locate(fraction)
    if mode == .discrete { return values[progress >= 1 ? interval + 1 : interval] }
    guard mode == .cubic || mode == .cubicPaced else {
      return .interpolate(values[interval], values[interval + 1], progress)
    }
    return hermite(interval, progress)
  }

  /// Returns a point on a cubic through the interval's ends with Catmull–Rom slopes, which are one-sided at both ends of the list.
  private func hermite(_ interval: Int, _ progress: Double) -> AnimatableValue {
    let weights = HermiteWeights(at: progress)
    let before = max(interval - 1, 0)
    let after = min(interval + 2, values.count - 1)
    let start = slopeFactor(of: interval, from: before, to: interval + 1) * weights.start
    let end = slopeFactor(of: interval, from: interval, to: after) * weights.end
    let (from, to) = (values[interval], values[interval + 1])
    if case .transform(let from) = from, case .transform(let to) = to, case .transform(let earlier) = values[before],
      case .transform(let later) = values[after]
    {
      let origin = SpaceDecomposition(from)
      let here = TransformCurvePoint(origin, turnFrom: origin.rotation)
      let target = SpaceDecomposition(to)
      let there = TransformCurvePoint(target, turnFrom: origin.rotation)
      let previous = TransformCurvePoint(SpaceDecomposition(earlier), turnFrom: origin.rotation)
      let next = TransformCurvePoint(SpaceDecomposition(later), turnFrom: target.rotation).turned(by: there)
      var point = here
      point.numbers += (there.numbers - here.numbers) * weights.towards
      point.numbers += (there.numbers - previous.numbers) * start
      point.numbers += (next.numbers - here.numbers) * end
      return .transform(point.transform(turnFrom: origin.rotation))
    }
    guard from.canBeAdded else { return .interpolate(from, to, progress) }
    return
      from
      .adding(to.adding(from, times: -1), times: weights.towards)
      .adding(to.adding(values[before], times: -1), times: start)
      .adding(values[after].adding(from, times: -1), times: end)
  }

  /// Returns the factor that turns the difference between the values of two keyframes into the slope of an interval.
  private func slopeFactor(of interval: Int, from a: Int, to b: Int) -> Double {
    let time = times[b] - times[a]
    return time > 0 ? (times[interval + 1] - times[interval]) / time : 0
  }
}

/// The weights of a cubic's parts at a fraction of its interval, 0…1.
private struct HermiteWeights {
  /// The weight of the difference between start and end.
  let towards: Double
  /// The weights of the slopes at the start and the end.
  let start: Double
  let end: Double

  init(at t: Double) {
    towards = t * t * (3 - 2 * t)
    start = t * (1 - t) * (1 - t)
    end = t * t * (t - 1)
  }
}

/// Keyframes at the ends of a path's segments.
struct PathKeyframes {
  private let segments: [CGPathSegment]
  private let measure: PathMeasure
  private let times: KeyTimes
  private let mode: CAAnimationCalculationMode
  private let rotation: CAAnimationRotationMode?

  init(
    _ path: CGPath, times: [Double]?, curves: [CubicCurve]?, mode: CAAnimationCalculationMode, rotation: CAAnimationRotationMode?
  ) {
    segments = path.segments
    measure = PathMeasure(path)
    self.mode = mode
    self.rotation = rotation
    let count = segments.count + 1
    let given = times.flatMap { $0.count >= count ? Array($0.prefix(count)) : nil }
    self.times = KeyTimes(given ?? KeyTimes.even(count), curves: curves)
  }

  func value(at fraction: Double) -> (value: AnimatableValue, rotation: Double?) {
    guard !segments.isEmpty else { return (.point(.zero), nil) }
    let point: CGPoint
    let direction: CGVector
    if mode == .paced || mode == .cubicPaced {
      point = measure.point(atFraction: fraction) ?? .zero
      let angle = measure.angle(atFraction: fraction) ?? 0
      direction = CGVector(dx: cos(angle), dy: sin(angle))
    } else {
      var (interval, progress) = times.locate(fraction)
      interval = min(interval, segments.count - 1)
      progress = mode == .discrete ? (progress >= 1 ? 1 : 0) : progress.clamped(to: 0...1)
      point = segments[interval].point(at: progress)
      direction = segments[interval].direction(at: progress)
    }
    guard let rotation else { return (.point(point), nil) }
    let angle = atan2(direction.dy, direction.dx) + (rotation == .rotateAutoReverse ? .pi : 0)
    return (.point(point), Double(angle))
  }
}
