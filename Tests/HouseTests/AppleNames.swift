/// The names that Apple declares, with those that a type has from its superclass and its protocols.
struct AppleNames {
  private(set) var declared: Set<String> = []
  private var parents: [String: [String]] = [:]

  init(_ tables: [AppleTable]) {
    for table in tables {
      declared.formUnion(table.globals.map(\.name))
      for section in table.sections {
        if section.kind != "extension" { declared.insert(section.name) }
        declared.formUnion(section.members.map { "\(section.name).\($0.name)" })
        parents[section.name, default: []] += section.parentNames
      }
    }
  }

  /// Returns the declarations that `name` stands for: itself, and those of the same name in the parents of its type.
  ///
  /// What Apple declares for `NSObject` is declared here for `NSObjectProtocol`, because Foundation's `NSObject` can't be extended.
  func declarations(of name: String) -> [String] {
    guard let owner = Self.owner(of: name) else { return declared.contains(name) ? [name] : [] }
    let member = name.dropFirst(owner.count)
    var types = [owner, "NSObject", "NSObjectProtocol"]
    var next = 0
    while next < types.count {
      types += (parents[types[next]] ?? []).filter { !types.contains($0) }
      next += 1
    }
    return types.map { $0 + member }.filter(declared.contains)
  }

  /// Returns the name of the type that the declaration called `name` belongs to.
  static func owner(of name: String) -> String? {
    name.prefix { $0 != "(" }.lastIndex(of: ".").map { String(name[..<$0]) }
  }
}
