import SourceReport

/// Derives units and ranges of numbers from the words around them.
enum LiteralUnit {
  private static let points = [
    "radius", "width", "height", "offset", "inset", "constant", "spacing", "padding", "margin", "distance", "translation", "size", "length",
    "top", "bottom", "left", "right", "leading", "trailing", "origin", "center", "dx", "dy", "gap", "border", "thickness",
  ]
  private static let ratios = [
    "dampingratio", "springwithdamping", "alpha", "opacity", "fraction", "progress", "percent", "relativestarttime", "relativeduration",
    "multiplier", "controlpoint", "anchorpoint", "brightness", "saturation", "bounce", "dampingfraction", "strokestart", "strokeend",
  ]

  static func unit(of value: Double, as role: SourceTiming.Role?, in context: LiteralContext) -> SourceValue.Unit {
    if let angle = context.angle { return angle }
    switch role {
    case .duration, .response: return .seconds
    case .dampingRatio, .bounce: return .ratio
    case .damping, .stiffness, .mass: return .none
    default: break
    }
    let unit = dimension(of: value, in: context)
    // A factor of a duration has no unit.
    return context.scaling != nil && unit != .ratio && abs(value) <= 10 ? .none : unit
  }

  private static func dimension(of value: Double, in context: LiteralContext) -> SourceValue.Unit {
    let words = context.words
    func says(_ candidates: [String]) -> Bool { words.contain(candidates) }
    if says(["initialspringvelocity", "initialvelocity", "m34", "count", "springdamping"]) { return .none }
    if says(["velocity"]) { return .pointsPerSecond }
    if !context.neighbors.isDisjoint(with: ["/", "*"]), abs(value) > 10 { return says(["angle", "rotation"]) ? .none : .points }
    let isRatio = says(ratios) || says(["ratio"]) && !says(["duration"])
    if context.callee == "UIColor" || isRatio { return .ratio }
    if says(["angle", "rotation", "rotated"]) { return .radians }
    if says(["scale"]) { return .none }
    if says(["duration", "delay", "interval", "timeout", "seconds", "deadline", "asyncafter", "begintime", "settlingtime"]) {
      return .seconds
    }
    if context.type == "TimeInterval" { return .seconds }
    if let path = context.keyPath, path.hasPrefix("position") || path.hasPrefix("bounds") { return .points }
    if says(points) || ["x", "y"].contains(context.name) || words.contain("systemfont") { return .points }
    if says(["threshold"]) { return abs(value) <= 1 ? .ratio : .points }
    return .none
  }

  /// Returns the range of a slider for a number, and its step.
  static func range(
    of value: Double, as role: SourceTiming.Role? = nil, unit: SourceValue.Unit, isInteger: Bool, in context: LiteralContext
  ) -> (range: ClosedRange<Double>, step: Double) {
    if isInteger {
      guard context.keyPath != nil else { return (min(0, 2 * value)...max(10, 2 * value), 1) }
      let range = range(of: value, unit: unit, isInteger: false, in: context).range
      return (range.lowerBound.rounded(.down)...range.upperBound.rounded(.up), 1)
    }
    let size = abs(value)
    let words = context.words
    // As the APIs allow: a bounce from −1, a damping ratio beyond 1 for springs that never overshoot, and any damping.
    if role == .bounce || unit == .ratio && words.contain("bounce") { return (min(-1, value)...max(1, value), 0.01) }
    let isRatio = words.contain(["dampingratio", "springwithdamping", "dampingfraction"])
    if role == .dampingRatio || unit == .ratio && isRatio { return (min(0, value)...max(1.6, value), 0.01) }
    if role == .damping { return (min(0, value)...max(40, 2 * value), 0.1) }
    switch unit {
    case .seconds: return (min(0, -2 * size * (value < 0 ? 1 : 0))...(value <= 3 ? 3 : 4 * value), 0.01)
    case .ratio:
      if value >= 0, value <= 1 { return (0...1, 0.01) }
      return ((value < 0 ? -2 * size : 0)...max(1, 2 * value), 0.01)
    case .pointsPerSecond: return ((value < 0 ? -max(1000, 4 * size) : 0)...max(1000, 4 * value), 10)
    case .degrees:
      let limit = size <= 180 ? 180 : 2 * size
      return (-limit...limit, 1)
    case .radians:
      let limit = size <= .pi ? Double.pi : 2 * size
      return (-limit...limit, 0.01)
    case .points:
      let isSize =
        context.neighbors.contains("/")
        || context.words.contain(["radius", "width", "height", "size", "spacing", "padding", "margin", "font"])
      let span = max(isSize ? 20 : 40, 2 * size)
      return ((isSize && value >= 0 ? 0 : -span)...span, size < 5 && value != value.rounded() ? 0.1 : 1)
    case .none:
      if context.words.contain("scale") { return (min(0, 2 * value)...max(2, 2 * value), 0.01) }
      let span = size == 0 ? 1 : 2 * size
      return ((value < 0 ? -span : 0)...span, step(for: span))
    }
  }

  /// Returns a round step that divides a span into about 200 parts.
  private static func step(for span: Double) -> Double {
    var step = 0.001
    while step * 200 < span { step *= 10 }
    return step
  }
}
