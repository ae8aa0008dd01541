import SwiftSyntax

/// Replaces the initializer `init()` where Swift without Objective-C refuses it, by a method in GlissadeLive that every object has.
struct InitializerEditor {
  let file: PortedFile
  let declarations: Declarations
  /// The lines with calls of initializers of classes that are known only at run time, which the compiler has refused.
  let dynamicLines: Set<Int>

  private static let method = "liveInit"

  /// Replaces a call of an initializer, such as `type.init()`, by a call of that method, if the compiler has refused it: unless the
  /// initializer is required, the class must be known.
  func editDynamicCall(_ node: FunctionCallExprSyntax, in typeName: String) {
    guard !dynamicLines.isEmpty else { return }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
      guard isDynamic(member.declName), !isNamedType(member.base, in: typeName) else { return }
      file.replace(member.declName, with: Self.method)
    } else if let type = node.calledExpression.as(DeclReferenceExprSyntax.self), isDynamic(type) {
      guard type.baseName.text == "Self" || node.genericParameters.contains(type.baseName.text) else { return }
      file.insert("." + Self.method, after: type)
    }
  }

  /// Registers the classes of the file with an `init()` of their own, which replaces an inherited one.
  func registerClasses() {
    for name in declarations.typeNames {
      guard let type = declarations.types[name], type.file == file.source.index, type.kind == .class, !type.isGeneric, !type.isHidden,
        declarations.hasOwnPlainInitializer(type)
      else { continue }
      file.registrations.append("registry.addInitializer(of: \(name).self) { \(name)() }")
    }
  }

  private func isDynamic(_ node: some SyntaxProtocol) -> Bool { dynamicLines.contains(file.source.line(of: node)) }

  /// Returns whether an expression is `super`, `self`, or the name of a known type.
  private func isNamedType(_ base: ExprSyntax?, in typeName: String) -> Bool {
    guard let base else { return false }
    if base.is(SuperExprSyntax.self) { return true }
    guard let reference = base.as(DeclReferenceExprSyntax.self) else { return false }
    let name = reference.baseName.text
    return name == "self" || declarations.type(named: name, in: typeName) != nil
  }
}

extension Declarations {
  /// Returns whether a class declares an initializer without parameters, or inherits it from one of the user's classes.
  fileprivate func hasOwnPlainInitializer(_ type: TypeDeclaration) -> Bool {
    if type.initializers.contains(where: { $0.parameters.isEmpty && !$0.isUnusable && !$0.isFailable }) { return true }
    guard type.initializers.allSatisfy({ $0.isConvenience || $0.isFailable }), type.requiredProperties.allSatisfy(\.hasDefault) else {
      return false
    }
    return type.inherited.contains { name in
      self.type(named: name, in: type.name).map { $0.kind == .class && hasOwnPlainInitializer($0) } ?? false
    }
  }
}

extension SyntaxProtocol {
  /// The names of the generic parameters that the code can use here.
  fileprivate var genericParameters: Set<String> {
    var names: Set<String> = []
    var node = parent
    while let current = node {
      if let generic = current.asProtocol((any WithGenericParametersSyntax).self), let clause = generic.genericParameterClause {
        names.formUnion(clause.parameters.map(\.name.text))
      }
      node = current.parent
    }
    return names
  }
}
