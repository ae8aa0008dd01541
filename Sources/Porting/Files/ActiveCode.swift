import SwiftSyntax

/// Decides which clauses of `#if` are compiled, as far as the platform determines it.
///
/// The ported code counts as code for the iOS simulator, without the frameworks that Glissade doesn't have.
enum ActiveCode {
  /// The modules that the ported code can import.
  static let modules: Set<String> = [
    "UIKit", "Photos", "Observation", "Foundation", "QuartzCore", "CoreGraphics", "Dispatch", "Swift", "GlissadeLive", "CoreFoundation",
    "ObjectiveC", "os", "OSLog", "Darwin", "UniformTypeIdentifiers", "MobileCoreServices",
  ]

  /// Returns the value of a condition, or nil if it depends on the compiler's settings.
  static func value(of condition: ExprSyntax) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(of: only.expression)
    }
    if let boolean = condition.as(BooleanLiteralExprSyntax.self) { return boolean.literal.text == "true" }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
    if condition.as(DeclReferenceExprSyntax.self)?.baseName.text == "DEBUG" { return true }
    return nil
  }

  private static func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.code else { return nil }
    switch call.calledExpression.code {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      let module = String(argument.prefix { $0 != "." })
      if modules.contains(module) || ModuleNames.standIns.contains(module) { return true }
      if module == "SwiftUI" || ModuleNames.missing.contains(module) { return false }
      // The compiler knows whether there is a library.
      return nil
    default: return nil
    }
  }

  private static func value(of sequence: SequenceExprSyntax) -> Bool? {
    // A condition is a disjunction of conjunctions.
    var disjunction: Bool? = false
    var conjunction: Bool? = true
    for element in sequence.elements {
      if let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        guard symbol == "||" else { continue }
        disjunction = or(disjunction, conjunction)
        conjunction = true
      } else {
        conjunction = and(conjunction, value(of: element))
      }
    }
    return or(disjunction, conjunction)
  }

  private static func and(_ first: Bool?, _ second: Bool?) -> Bool? {
    if first == false || second == false { return false }
    return first == true && second == true ? true : nil
  }

  private static func or(_ first: Bool?, _ second: Bool?) -> Bool? {
    if first == true || second == true { return true }
    return first == false && second == false ? false : nil
  }

  static func mayCompile(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return true }
    for other in list {
      let value = other.condition.map { Self.value(of: $0) } ?? true
      if other.id == clause.id { return value != false }
      if value == true { return false }
    }
    return true
  }
}
