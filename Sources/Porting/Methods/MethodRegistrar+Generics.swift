import SwiftSyntax

// The methods of a generic class belong to as many classes as it is used with, which aren't known in advance. These classes have a common
// protocol, which identifies their objects.
extension MethodRegistrar {
  /// Registers methods of a generic class that selectors may name.
  mutating func registerMethods(_ methods: [MethodDeclaration], ofGeneric type: TypeDeclaration, in members: MemberBlockSyntax) {
    guard !type.isHidden else {
      return refuse(methods, because: "\(type.name) is generic and private inside of another type; without “private” it can")
    }
    let calls = methods.flatMap { self.calls(of: $0, at: members) }
    guard !calls.isEmpty else { return }
    let name = nextRegistrar()
    let cases = calls.map { "case \"\($0.selector)\": " + ($0.isExpression ? "return \($0.code)" : $0.code) }
    let signature = "func \(name)(_ selector: String, _ arguments: MethodArguments) throws -> Any?"
    file.add(
      "@MainActor \(signature) { let target = self; switch selector { \(cases.joined(separator: "; ")); default: break }; return nil }",
      to: members)
    let condition = members.parent?.as(ExtensionDeclSyntax.self)?.genericWhereClause.map { " \($0.code)" } ?? ""
    file.appendix += [
      "@MainActor private protocol \(name)_: AnyObject { \(signature) }",
      "extension \(type.name): \(name)_\(condition) {}",
    ]
    let selectors = calls.map { "\"\($0.selector)\"" }.joined(separator: ", ")
    file.registrations.append(
      "registry.addMethods([\(selectors)], where: { $0 is any \(name)_ }) { target, selector, arguments in "
        + "try (target as? any \(name)_)?.\(name)(selector, arguments) }")
  }
}
