import CoreGraphics

/// The ends of a basic animation. A missing end is the property's own value.
struct ValueRange {
  var from: AnimatableValue?
  var to: AnimatableValue?
  var by: AnimatableValue?

  /// Returns the two ends, given the property's own value.
  func ends(around own: AnimatableValue?) -> (AnimatableValue, AnimatableValue)? {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.adding(by, times: -1), to)
    case (let from?, nil, nil): own.map { (from, $0) } ?? (from, from.fadedOut)
    case (nil, let to?, nil): own.map { ($0, to) } ?? (to.fadedOut, to)
    case (nil, nil, let by?): own.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): nil
    }
  }

  /// A Boolean value that indicates whether the ends are independent of the property's own value.
  var isFixed: Bool { (from != nil && (to != nil || by != nil)) || (to != nil && by != nil) }
}

extension AnimatableValue {
  /// The stand-in for "no value" at the other end of an animation: the same color, but transparent.
  fileprivate var fadedOut: AnimatableValue {
    if case .color(var color) = self {
      color.alpha = 0
      return .color(color)
    }
    return self
  }
}

/// The effect of one animation on one value of a layer, prepared once so that evaluating it doesn't allocate.
final class PropertyTrack {
  let keyPath: AnimatableKeyPath
  let values: Values
  let isAdditive: Bool
  private let isCumulative: Bool
  let spring: Spring?
  let crossSpring: Spring?

  /// The values over the animation's progress. The general forms are stored indirectly, because they take much more space than the direct
  /// one, which most tracks use.
  enum Values {
    case direct(DirectTrack)
    indirect case range(ValueRange)
    indirect case keyframes(KeyframeTrack)
  }

  /// A range is stored in the direct form if possible.
  init(
    keyPath: AnimatableKeyPath, values: Values, isAdditive: Bool, isCumulative: Bool, spring: Spring? = nil,
    crossSpring: Spring? = nil
  ) {
    self.keyPath = keyPath
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.spring = spring
    self.crossSpring = crossSpring
    // Adding one color to another is too rare to need the fast path.
    if case .range(let range) = values, !isCumulative, !(keyPath.kind == .color && isAdditive),
      let direct = DirectTrack(keyPath, range)
    {
      self.values = .direct(direct)
    } else {
      self.values = values
    }
  }

  /// `crossProgress` is for y coordinates and heights. `iteration` counts from 0.
  func apply(to state: inout LayerState, progress: Double, crossProgress: Double, iteration: Int) {
    switch values {
    case .direct(let direct): direct.apply(to: &state, progress, crossProgress, isAdditive: isAdditive)
    case .keyframes(let keyframes):
      let (value, rotation) = keyframes.value(at: progress)
      set(isCumulative ? value.adding(keyframes.end, times: Double(iteration)) : value, in: &state)
      if let rotation { state.transform = CATransform3DRotate(state.transform, rotation, 0, 0, 1) }
    case .range(let range):
      if keyPath.property == .contents {
        fade(range, progress, in: &state)
        return
      }
      let own = range.isFixed ? nil : keyPath.value(in: state)
      guard let (from, to) = range.ends(around: isAdditive ? own?.zero : own) else { return }
      var value = AnimatableValue.interpolate(from, to, progress)
      if crossProgress != progress { value.takeCross(from: .interpolate(from, to, crossProgress)) }
      if isCumulative, iteration > 0 { value = value.adding(to, times: Double(iteration)) }
      set(value, in: &state)
    }
  }

  private func set(_ value: AnimatableValue, in state: inout LayerState) {
    guard isAdditive, let own = keyPath.value(in: state) else {
      keyPath.set(value, in: &state)
      return
    }
    if case (.transform(let change), .transform(let base)) = (value, own) {
      keyPath.set(.transform(CATransform3DConcat(change, base)), in: &state)
    } else {
      keyPath.set(own.adding(value), in: &state)
    }
  }

  /// Fades from one content to the other, because contents can't be interpolated.
  private func fade(_ range: ValueRange, _ progress: Double, in state: inout LayerState) {
    guard case (.contents(let from), .contents(let to))? = range.ends(around: .contents(state.contents.source)) else { return }
    state.contents.source = to
    state.contents.fade = progress < 1 ? ContentsFade(from: from, fraction: progress.clamped(to: 0...1)) : nil
  }
}

extension AnimatableValue {
  /// Takes the y coordinate and the height from `other`.
  fileprivate mutating func takeCross(from other: AnimatableValue) {
    if case .color = self { return }
    guard let a = vector, let b = other.vector else { return }
    self = with(SIMD4(a[0], b[1], a[2], b[3]))
  }
}
