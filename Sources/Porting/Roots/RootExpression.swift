/// Writes the expressions that create a root with the values of a stage.
struct RootExpression {
  let declarations: Declarations

  /// The reason why a root can't be created.
  struct Obstacle: Error {
    /// A sentence without a full stop.
    let reason: String
  }

  func expression(for type: TypeDeclaration, depth: Int) -> Result<String, Obstacle> {
    guard depth < 4 else { return .failure(Obstacle(reason: "its initializer needs itself")) }
    let usable = type.initializers.filter { !$0.isUnusable && !$0.parameters.contains { $0.type.hasSuffix("NSCoder") } }
    var reason: String?
    // The simplest initializer is the most likely to work.
    for initializer in usable.sorted(by: { $0.requiredCount < $1.requiredCount }) {
      switch arguments(for: initializer.parameters, of: type, depth: depth) {
      case .success(let arguments): return .success("\(type.name)(\(arguments))" + (initializer.isFailable ? "!" : ""))
      case .failure(let obstacle): reason = reason ?? obstacle.reason
      }
    }
    let designated = type.initializers.contains { !$0.isConvenience && !($0.parameters.first?.type.hasSuffix("NSCoder") ?? false) }
    // A class made only for storyboards gets an empty archive.
    let coders = type.initializers.filter { $0.parameters.count == 1 && $0.parameters[0].type.hasSuffix("NSCoder") && !$0.isUnusable }
    if !designated, let coder = coders.first, !coder.isConvenience, usable.isEmpty {
      let label = coder.parameters[0].label.map { "\($0): " } ?? ""
      return .success("\(type.name)(\(label)LiveArchive.empty)" + (coder.isFailable ? "!" : ""))
    }
    if designated { return .failure(Obstacle(reason: reason ?? "it has no initializer that other code can call")) }
    // A class that declares only convenience initializers inherits the others.
    let inherited = inherited(by: type, depth: depth)
    if case .failure = inherited, let reason { return .failure(Obstacle(reason: reason)) }
    return inherited
  }

  /// Returns the expression that creates an instance with an initializer that the type doesn't declare itself.
  private func inherited(by type: TypeDeclaration, depth: Int) -> Result<String, Obstacle> {
    if type.kind == .struct {
      return arguments(for: type.requiredProperties, of: type, depth: depth).map { "\(type.name)(\($0))" }
    }
    if let superclass = type.inherited.first.flatMap({ declarations.type(named: $0, in: type.name) }), superclass.kind == .class {
      return expression(for: superclass, depth: depth + 1).map { expression in
        expression.hasPrefix("\(superclass.name)(") ? type.name + expression.dropFirst(superclass.name.count) : expression
      }
    }
    switch type.inherited.first ?? "" {
    case "UICollectionViewController": return .success("\(type.name)(collectionViewLayout: UICollectionViewFlowLayout())")
    case "UICollectionView": return .success("\(type.name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())")
    case "UINavigationController" where declarations.creations[type.name] == nil:
      return .success("\(type.name)(rootViewController: setting.destination)")
    case "UIPageViewController": return .success("\(type.name)(transitionStyle: .scroll, navigationOrientation: .horizontal)")
    case "UIPresentationController", "UISheetPresentationController":
      return .success("\(type.name)(presentedViewController: setting.destination, presenting: setting.source)")
    default: return .success("\(type.name)()")
    }
  }

  private func arguments(
    for parameters: [TypeDeclaration.Initializer.Parameter], of type: TypeDeclaration, depth: Int
  ) -> Result<String, Obstacle> {
    var arguments: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      guard let value = value(for: parameter, in: type, depth: depth) else {
        return .failure(Obstacle(reason: "nothing on the stage fits the parameter \"\(parameter.name): \(parameter.type)\""))
      }
      arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    return .success(arguments.joined(separator: ", "))
  }

  private func value(for parameter: TypeDeclaration.Initializer.Parameter, in scope: TypeDeclaration, depth: Int) -> String? {
    let words = "\(parameter.label ?? "") \(parameter.name)".lowercased()
    var type = parameter.type
    for prefix in ["@escaping ", "@autoclosure ", "any ", "some ", "inout ", "__owned ", "borrowing "] where type.hasPrefix(prefix) {
      type = String(type.dropFirst(prefix.count))
    }
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    if isOptional { type = String(type.dropLast()).filter { $0 != "(" && $0 != ")" || type.contains("->") } }
    if let value = StageValues.value(ofType: type, words: words) { return value }
    if isOptional { return "nil" }
    if type.contains("->") { return closure(ofType: type) }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    guard let declared = declarations.type(named: type, in: scope.name) else { return nil }
    if declared.kind == .enum { return caseValue(of: declared) }
    guard declared.kind != .protocol, !declared.isHidden else { return nil }
    return try? expression(for: declared, depth: depth + 1).get()
  }

  private func caseValue(of type: TypeDeclaration) -> String? {
    let forward = ["present", "presenting", "presentation", "push", "pushing", "show", "open", "expand", "appear", "forward", "in"]
    let back = ["dismiss", "dismissing", "dismissal", "pop", "popping", "hide", "close", "collapse", "disappear", "backward", "out"]
    if let first = type.cases.first(where: { forward.contains($0.lowercased()) }),
      let second = type.cases.first(where: { back.contains($0.lowercased()) })
    {
      return "(setting.isPresenting ? \(type.name).\(first) : \(type.name).\(second))"
    }
    return type.cases.first.map { "\(type.name).\($0)" }
  }

  private func closure(ofType type: String) -> String? {
    guard let arrow = type.firstRange(of: "->"), let open = type.firstIndex(of: "(") else { return nil }
    let result = type[arrow.upperBound...].filter { !$0.isWhitespace && $0 != ")" && $0 != "(" }
    guard result.isEmpty || result == "Void" || result.hasSuffix("?") else { return nil }
    let parameters = type[type.index(after: open)..<arrow.lowerBound].filter { $0 != ")" && $0 != "(" && !$0.isWhitespace }
    let names = parameters.split(separator: ",").map { _ in "_" }.joined(separator: ", ")
    return "{ \(names.isEmpty ? "" : names + " in ")\(result.hasSuffix("?") ? "nil " : "")}"
  }
}

extension TypeDeclaration.Initializer {
  fileprivate var requiredCount: Int { parameters.count { !$0.hasDefault } }
}
