import SourceReport
import SwiftSyntax

/// Finds the timing that a literal is a part of.
enum LiteralTiming {
  private static let labels: [String: SourceValue.TimingRole] = [
    "duration": .duration, "springDuration": .duration, "perceptualDuration": .duration, "dampingRatio": .dampingRatio,
    "bounce": .bounce, "initialSpringVelocity": .initialVelocity,
    "initialVelocity": .initialVelocity, "mass": .mass,
    "stiffness": .stiffness, "damping": .damping,
  ]
  private static let calls: Set<String> = [
    "animate", "UIViewPropertyAnimator", "runningPropertyAnimator", "UISpringTimingParameters", "UICubicTimingParameters",
    "CAMediaTimingFunction", "CASpringAnimation", "transition",
  ]

  /// Returns the call and the role of a literal, or nil if it isn't a part of a timing.
  static func timing(of literal: Literal, springs: Set<String>) -> (call: Syntax?, name: String, role: SourceValue.TimingRole)? {
    let context = literal.context
    if context.scaling != nil { return nil }
    if case .option(_, let options) = literal.kind {
      guard options.type != "UIColor", options.type != "UIBlurEffect.Style" else { return nil }
      return context.call.map { (Syntax($0), context.callee, .curve) }
    }
    // The members of a spring animation.
    if context.place == .assignment, springs.contains(context.receiver), let role = labels[context.name] {
      return (nil, context.receiver, role)
    }
    guard let inner = context.call else { return nil }
    let outer = context.outerCalls.first
    let call = outer?.call ?? inner
    let name = call.calledExpression.purpose
    guard calls.contains(name) else { return nil }
    if name == "CAMediaTimingFunction", context.position < 4 {
      return (Syntax(call), name, [.x1, .y1, .x2, .y2][context.position])
    }
    if let label = outer?.label {
      switch (label, context.names.last) {
      case ("controlPoint1", "x"): return (Syntax(call), name, .x1)
      case ("controlPoint1", "y"): return (Syntax(call), name, .y1)
      case ("controlPoint2", "x"): return (Syntax(call), name, .x2)
      case ("controlPoint2", "y"): return (Syntax(call), name, .y2)
      case ("initialVelocity", "dx"): return (Syntax(call), name, .initialVelocity)
      default: return nil
      }
    }
    return labels[context.names.last ?? ""].map { (Syntax(call), name, $0) }
  }
}
