import SwiftSyntax

/// The declarations in a user's files, and the names in selectors and calls.
struct Declarations {
  var types: [String: TypeDeclaration] = [:]
  var typeNames: [String] = []
  /// The names that extensions add to types of UIKit and of the user, by the extended type.
  var inheritedByExtension: [String: [String]] = [:]
  private(set) var methods: [MethodDeclaration] = []
  /// The same methods by their base names.
  private var methodsByName: [String: [MethodDeclaration]] = [:]
  /// The same methods by the member blocks that contain them.
  private(set) var methodsByBlock: [SyntaxIdentifier: [MethodDeclaration]] = [:]
  /// The names of type methods, which no selector can name.
  var typeMethodNames: Set<String> = []
  var functionNames: Set<String> = []
  /// The classes that override a member, by the member's name with its labels.
  var overrides: [String: Set<String>] = [:]
  /// The classes of UIKit to which extensions add a member, by the member's name with its labels.
  var overridableTypes: [String: Set<String>] = [:]
  var selectedNames: Set<String> = []
  /// The strings from which the code creates selectors.
  var selectorStrings: Set<String> = []
  /// The types that the code creates, with the types whose code creates them. The name for code outside of types is empty.
  var creations: [String: Set<String>] = [:]
  /// The types whose code creates windows or sets their root view controllers.
  var windowOwners: Set<String> = []
  var assignedNames: Set<String> = []
  var variableNames: Set<String> = []
  /// The names that conditions bind, as in `if let card`.
  var boundNames: Set<String> = []
  /// The names of variables that hold spring animations of layers.
  var springNames: Set<String> = []
  /// The key paths of layer animations in variables, by the variables' names.
  var keyPaths: [String: String] = [:]
  var optionalMembers: [OptionalMember] = []
  /// The indexes of the files that import SwiftUI.
  var swiftUIFiles: Set<Int> = []
  /// The types that only SwiftUI uses, such as views.
  var swiftUITypes: Set<String> = []
  /// What the classes and protocols of libraries inherit from, by their names.
  private var inheritedInLibraries: [String: [String]] = [:]
  /// The names that are private to a file, by the file's index.
  var hiddenNames: [Int: Set<String>] = [:]

  /// Returns the type with a name as written, or nil if it isn't the user's.
  func type(named name: String, in scope: String = "") -> TypeDeclaration? {
    var scope = scope
    while !scope.isEmpty {
      if let type = types["\(scope).\(name)"] { return type }
      guard let dot = scope.lastIndex(of: ".") else { break }
      scope = String(scope[..<dot])
    }
    return types[name]
  }

  /// Returns the names that a type inherits from, directly or indirectly, nearest first.
  func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var pending = (types[name]?.inherited ?? []) + (inheritedByExtension[name] ?? [])
    while !pending.isEmpty {
      let next = pending.removeFirst()
      guard !result.contains(next) else { continue }
      result.append(next)
      if let type = type(named: next, in: name) {
        pending += type.inherited + (inheritedByExtension[type.name] ?? [])
      } else {
        pending += inheritedInLibraries[next] ?? []
      }
    }
    return result
  }

  /// Adds what the code must know of the libraries that it imports.
  mutating func addLibrary(_ interface: UserFile) {
    let declarations = DeclarationCollector.declarations(in: [interface])
    inheritedInLibraries.merge(declarations.types.mapValues(\.inherited)) { _, new in new }
    optionalMembers += declarations.optionalMembers
  }

  mutating func add(_ method: MethodDeclaration) {
    methods.append(method)
    methodsByName[method.name, default: []].append(method)
    methodsByBlock[method.block, default: []].append(method)
  }

  /// Returns whether a class that inherits from `type` overrides one of its members.
  func isOverridden(_ member: String, of type: String) -> Bool {
    overrides[member, default: []].contains { superclasses(of: $0).contains(type) }
  }

  /// Returns the methods with a base name, in the order of the files.
  func methods(named name: String) -> [MethodDeclaration] { methodsByName[name] ?? [] }

  /// Returns the methods with a base name, those of `type` and its ancestors first.
  func methods(named name: String, preferring type: String) -> [MethodDeclaration] {
    let candidates = methods(named: name)
    guard candidates.count > 1 else { return candidates }
    let line = [type] + ancestors(of: type)
    return candidates.sorted { first, second in
      (line.firstIndex(of: first.type) ?? line.count) < (line.firstIndex(of: second.type) ?? line.count)
    }
  }
}

/// A member of a user's protocol that a conforming type may leave out.
struct OptionalMember {
  var proto: String
  var name: String
  var labels: [String?]
  /// As written.
  var parameterTypes: [String]
  /// As written, or "Void".
  var result: String
  var isProperty: Bool
  var isPublic: Bool

  /// The name of the property through which the ported code finds the member.
  var property: String { "_glissadeOptional_" + ([name] + labels.map { $0 ?? "" }).joined(separator: "_") }

  /// The type of that property, without the question mark.
  var type: String { isProperty ? result : "((\(parameterTypes.joined(separator: ", "))) -> \(result))" }
}
