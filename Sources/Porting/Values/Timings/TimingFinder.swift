import SourceReport
import SwiftSyntax

/// Finds the timings in a user's files, with their literals.
struct TimingFinder {
  struct Found {
    /// The call, or nil for the members of a variable.
    let call: Syntax?
    /// The path of the call.
    let name: String
    /// The indexes of the literals by their roles.
    var roles: [SourceTiming.Role: Int]
  }

  /// The timings in the order of the files.
  private(set) var timings: [Found] = []
  private let resolver: NameResolver

  private static let roles: [String: SourceTiming.Role] = [
    "duration": .duration, "springDuration": .duration, "perceptualDuration": .duration, "dampingRatio": .dampingRatio,
    "dampingFraction": .dampingRatio, "bounce": .bounce, "response": .response, "initialSpringVelocity": .initialVelocity,
    "initialVelocity": .initialVelocity, "mass": .mass, "stiffness": .stiffness, "damping": .damping, "curve": .curve,
    "animationCurve": .curve, "options": .curve,
  ]
  private static let corners: [String: [String: SourceTiming.Role]] = [
    "controlPoint1": ["x": .x1, "y": .y1], "controlPoint2": ["x": .x2, "y": .y2], "initialVelocity": ["dx": .initialVelocity],
  ]

  init(files: [UserFile], declarations: Declarations, literals: [Literal]) {
    let found = files.concurrentMap { TimingCollector.timings(in: $0, declarations) }
    let calls = found.flatMap(\.calls)
    resolver = NameResolver(found.flatMap(\.names), literals: literals, files: files.count, declarations: declarations)
    var inner: Set<SyntaxIdentifier> = []
    for call in calls {
      var roles: [SourceTiming.Role: Int] = [:]
      if let node = call.node { read(node, at: call.site, &roles, &inner) }
      for (name, value) in call.members {
        if let role = Self.roles[name], let index = resolver.literal(of: value, at: call.site) { roles[role] = index }
      }
      // A spring with a response has a damping ratio.
      if roles[.response] != nil, roles[.dampingRatio] == nil, let ratio = roles.removeValue(forKey: .damping) {
        roles[.dampingRatio] = ratio
      }
      guard !roles.isEmpty else { continue }
      timings.append(Found(call: call.node.map { Syntax($0) }, name: (call.site.path + [call.name]).joined(separator: "."), roles: roles))
    }
    // A call that provides the parameters of another timing is no separate timing.
    timings.removeAll { $0.call.map { inner.contains($0.id) } ?? false }
  }

  /// Reads the arguments of a call, and those of the timing parameters that one of them creates or names.
  private func read(
    _ call: FunctionCallExprSyntax, at site: CodeSite, _ roles: inout [SourceTiming.Role: Int], _ inner: inout Set<SyntaxIdentifier>
  ) {
    for (position, argument) in call.arguments.enumerated() {
      let label = argument.label?.text ?? ""
      let name = LiteralContext.names(ofArgument: position, label: label, in: call, call.calledExpression.purpose).last ?? ""
      let (value, place) = label == "timingParameters" ? resolver.expanded(argument.expression, at: site) : (argument.expression, site)
      if label == "timingParameters", let parameters = value.as(FunctionCallExprSyntax.self) {
        inner.insert(parameters.id)
        read(parameters, at: place, &roles, &inner)
      } else if let corners = Self.corners[label], let point = value.as(FunctionCallExprSyntax.self) {
        for part in point.arguments {
          if let role = corners[part.label?.text ?? ""], let index = resolver.literal(of: part.expression, at: site) { roles[role] = index }
        }
      } else if let role = Self.roles[name], let index = resolver.literal(of: value, at: site) {
        roles[role] = index
      }
    }
    readFormulas(of: call, at: site, &roles)
  }

  /// Reads the usual formulas of a response and a damping ratio: `pow(2 * .pi / response, 2)` and `4 * .pi * dampingRatio / response`.
  private func readFormulas(of call: FunctionCallExprSyntax, at site: CodeSite, _ roles: inout [SourceTiming.Role: Int]) {
    guard roles[.stiffness] == nil, roles[.damping] == nil,
      let stiffness = call.arguments.first(where: { $0.label?.text == "stiffness" })?.expression,
      let damping = call.arguments.first(where: { $0.label?.text == "damping" })?.expression
    else { return }
    let (force, forceSite) = resolver.expanded(stiffness, at: site)
    let (friction, frictionSite) = resolver.expanded(damping, at: site)
    guard force.code.contains(".pi"), friction.code.contains(".pi"),
      let response = resolver.literalsOfNames(in: force, at: forceSite).first,
      let ratio = resolver.literalsOfNames(in: friction, at: frictionSite).first(where: { $0 != response })
    else { return }
    roles[.response] = response
    roles[.dampingRatio] = ratio
  }
}
