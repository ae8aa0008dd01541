import SwiftSyntax

/// The declarations in a user's files, and the names in selectors and calls.
struct Declarations {
  /// The types by their qualified names.
  var types: [String: TypeDeclaration] = [:]
  /// The qualified names of the types, in the order of their declarations.
  var typeNames: [String] = []
  /// The names that extensions add to types of UIKit and of the user, by the extended type.
  var inheritedByExtension: [String: [String]] = [:]
  /// The methods and properties that selectors may name.
  private(set) var methods: [MethodDeclaration] = []
  /// The same, by the blocks of members that contain them.
  private(set) var methodsByBlock: [SyntaxIdentifier: [MethodDeclaration]] = [:]
  /// The names of the methods that belong to types, which no selector can name.
  var typeMethodNames: Set<String> = []
  /// The names of the functions outside of types.
  var functionNames: Set<String> = []
  /// The classes that override a member, by the member's name with its labels.
  var overrides: [String: Set<String>] = [:]
  /// The base names that `#selector` mentions.
  var selectedNames: Set<String> = []
  /// The strings from which the code makes selectors.
  var selectorStrings: Set<String> = []
  /// The types that the code creates, with the types whose code creates them. Code outside of types has an empty name.
  var creations: [String: Set<String>] = [:]
  /// The names to which the code assigns values.
  var assignedNames: Set<String> = []
  /// The names of the properties and variables that the code declares.
  var variableNames: Set<String> = []
  /// The names of variables that hold spring animations of layers.
  var springNames: Set<String> = []
  /// The key paths of the animations of layers in variables, by the variables' names.
  var keyPaths: [String: String] = [:]
  /// The optional members of the user's protocols.
  var optionalMembers: [OptionalMember] = []

  /// Returns the type with a name as it is written, or nil if it isn't the user's.
  func type(named name: String, in scope: String = "") -> TypeDeclaration? {
    var scope = scope
    while !scope.isEmpty {
      if let type = types["\(scope).\(name)"] { return type }
      guard let dot = scope.lastIndex(of: ".") else { break }
      scope = String(scope[..<dot])
    }
    return types[name]
  }

  /// Returns the names that a type inherits from, directly or not, nearest first.
  func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var pending = (types[name]?.inherited ?? []) + (inheritedByExtension[name] ?? [])
    while !pending.isEmpty {
      let next = pending.removeFirst()
      guard !result.contains(next) else { continue }
      result.append(next)
      if let type = type(named: next, in: name) {
        pending += type.inherited + (inheritedByExtension[type.name] ?? [])
      }
    }
    return result
  }

  /// Adds a method or property that selectors may name.
  mutating func add(_ method: MethodDeclaration) {
    methods.append(method)
    methodsByBlock[method.block, default: []].append(method)
  }

  /// Returns a Boolean value that indicates whether a class that inherits from `type` overrides one of its members.
  func isOverridden(_ member: String, of type: String) -> Bool {
    overrides[member, default: []].contains { ancestors(of: $0).contains(type) }
  }

  /// Returns the methods that have a base name, those of `type` and its ancestors first.
  func methods(named name: String, preferring type: String) -> [MethodDeclaration] {
    let candidates = methods.filter { $0.name == name }
    guard candidates.count > 1 else { return candidates }
    let line = [type] + ancestors(of: type)
    return candidates.sorted { first, second in
      (line.firstIndex(of: first.type) ?? line.count) < (line.firstIndex(of: second.type) ?? line.count)
    }
  }
}

/// A member of a user's protocol that a conforming type may leave out.
struct OptionalMember {
  /// The protocol's name.
  var proto: String
  /// The base name.
  var name: String
  /// The argument labels.
  var labels: [String?]
  /// The types of the parameters as they are written.
  var parameterTypes: [String]
  /// The type of the result as it is written, or "Void".
  var result: String
  /// A Boolean value that indicates whether the member is a property.
  var isProperty: Bool
  /// A Boolean value that indicates whether other modules can use the protocol.
  var isPublic: Bool

  /// The name of the property by which the ported code finds the member.
  var property: String {
    "_glissadeOptional_" + ([name] + labels.map { $0 ?? "" }).joined(separator: "_")
  }

  /// The type of that property, without the question mark.
  var type: String { isProperty ? result : "((\(parameterTypes.joined(separator: ", "))) -> \(result))" }
}
