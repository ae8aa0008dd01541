/// Swift source that declares what a table of Apple's lists, with bodies that never run.
///
/// What mentions a type that no module here has is left out.
struct AppleStub {
  let source: String

  /// Prints the last of `tables`. The types of the others, and those named in `source`, are known to it.
  init(_ tables: ArraySlice<AppleTable>, besides source: String) {
    let types = AppleTypes(tables, besides: source)
    let table = tables[tables.endIndex - 1]
    var parts: [String] = []
    for member in table.globals where types.knows(member.declaration) {
      parts.append("public " + Self.bodied(member))
    }
    for section in table.sections {
      if let text = Self.text(section, types) { parts.append(text) }
    }
    self.source = parts.joined(separator: "\n")
  }

  private static func text(_ section: AppleTable.Section, _ types: AppleTypes) -> String? {
    guard types.isDeclared(section) else { return nil }
    let path = section.name.split(separator: ".")
    var members: [String]
    var defaults: [String] = []
    switch section.kind {
    case "class": members = AppleClass(section, types).members
    case "protocol":
      members = []
      for member in types.members(of: section) {
        let text = required(member.declaration).replacing(#/ = (?:nil|\[\]|[\w.]+)(?=[,)])/#, with: "")
        let isSettable = text.hasPrefix("var ") || text.hasPrefix("subscript")
        if !member.takesSelf { members.append(isSettable && !text.hasSuffix("}") ? text + " { get set }" : text) }
        // An optional requirement has a default, because optional ones are for protocols of Objective-C's alone; and what no requirement
        // can be in Swift is a member of an extension.
        if text != member.declaration || member.takesSelf { defaults.append("  public " + bodied(member)) }
      }
    case "extension": members = types.members(of: section).map { "public " + bodied($0) }
    default:
      let own = types.members(of: section)
      let names = Set(own.map(\.name))
      let inherited = types.requirements(of: section).filter { !$0.isOptional && !names.contains($0.name) }
      members = (own + inherited).map { $0.declaration.hasPrefix("case ") ? $0.declaration : "public " + bodied($0) }
    }
    members += conformance(section, types)
    let header = header(section, types)
    var text = "\(header) {\n" + members.map { "  \($0)\n" }.joined() + "}"
    if path.count > 1, section.kind != "extension" { text = "extension \(path.dropLast().joined(separator: ".")) {\n\(text)\n}" }
    if !defaults.isEmpty { text += "\nextension \(section.name) {\n\(defaults.joined(separator: "\n"))\n}" }
    return text
  }

  private static func header(_ section: AppleTable.Section, _ types: AppleTypes) -> String {
    guard section.kind != "extension" else { return "extension \(section.name)" }
    // A nested class can't be archived by a name of its own.
    let isArchived = section.kind != "class" || !section.name.contains(".")
    let parents = zip(section.parents, section.parentNames).filter { types.isKnown($1) && ($1 != "NSCoding" || isArchived) }
      .map { $1 == "NSCoding" && section.isOnMainActor ? "@MainActor NSCoding" : $0 }
    return (types.isObject(section) ? "@objc " : "") + (section.isOnMainActor ? "@preconcurrency @MainActor " : "")
      + (section.kind == "class" ? "open class " : "public \(section.kind) ") + section.name.split(separator: ".").last! + section.generics
      + (parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")) + section.requirements
  }

  /// Returns what conforms to protocols of Swift's own, which a table leaves out.
  private static func conformance(_ section: AppleTable.Section, _ types: AppleTypes) -> [String] {
    if section.kind == "class", !types.isObject(section), section.parents.contains(where: { $0 == "Hashable" || $0 == "Equatable" }) {
      let name = section.name
      return ["public static func == (_: \(name), _: \(name)) -> Bool { fatalError() }", "public func hash(into: inout Hasher) {}"]
    }
    var members: [String] = []
    if section.parents.contains("Comparable"), !section.members.contains(where: { $0.name == "<(_:_:)" }) {
      members.append("public static func < (_: Self, _: Self) -> Bool { fatalError() }")
    }
    if section.kind == "struct", !section.members.contains(where: { $0.name == "rawValue" }),
      let initializer = section.members.first(where: { $0.name == "init(rawValue:)" })
    {
      members.append("public var rawValue: \(initializer.declaration.dropFirst("init(rawValue: ".count).dropLast()) { fatalError() }")
    }
    return members
  }

  /// Returns a requirement without the word that makes it optional.
  static func required(_ declaration: String) -> String {
    declaration.hasPrefix("optional ") ? String(declaration.dropFirst("optional ".count)) : declaration
  }

  /// Returns a declaration with a body that doesn't run.
  static func bodied(_ member: AppleTable.Member) -> String {
    var declaration = required(member.declaration)
    if declaration.hasSuffix(" { get }") { return declaration.dropLast("{ get }".count) + "{ fatalError() }" }
    if declaration.contains("typealias ") { return declaration }
    // Two parameters of one label need different names.
    let labels = member.name.drop { $0 != "(" }.split { "():".contains($0) }
    for label in Set(labels) where label != "_" && labels.count(where: { $0 == label }) > 1 {
      declaration = declaration.replacing("\(label): ", with: "\(label) _: ")
    }
    // The initializer of a value that is a default may mention what isn't here.
    declaration = declaration.replacing(#/ = [A-Z]\w*\(\)/#, with: " = { fatalError() }()")
    return declaration.hasPrefix("var ") || declaration.contains(" var ") || declaration.hasPrefix("subscript")
      ? declaration + " { get { fatalError() } set {} }" : declaration + " { fatalError() }"
  }
}

extension AppleTable.Member {
  var isOptional: Bool { declaration.hasPrefix("optional ") }
  /// A Boolean value that indicates whether a closure takes the conforming type, which no class can do for its subclasses.
  var takesSelf: Bool { declaration.contains("(Self, ") }
}
