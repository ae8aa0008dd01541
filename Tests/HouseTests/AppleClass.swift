/// The members of a class of Apple's as Swift has to declare them: what overrides what, and which initializers are inherited.
struct AppleClass {
  private let section: AppleTable.Section
  private let types: AppleTypes
  /// The members that are declared in the class, those that its protocols require among them.
  private let own: [AppleTable.Member]

  init(_ section: AppleTable.Section, _ types: AppleTypes) {
    (self.section, self.types) = (section, types)
    let declared = types.members(of: section)
    let names = Set(declared.map(\.name))
    own = declared + types.requirements(of: section).filter { !names.contains($0.name) }
  }

  private var superclass: AppleClass? { types.superclass(of: section).map { AppleClass($0, types) } }

  /// The initializers that a subclass has to call.
  private var designated: Set<String> {
    let own = Set(own.map(\.declaration).filter { $0.hasPrefix("init") })
    return hasDesignated ? own : own.union(inherited)
  }

  /// A Boolean value that indicates whether the class has initializers of its own which a subclass may have to call.
  private var hasDesignated: Bool { own.contains { $0.declaration.hasPrefix("init") && !$0.isCoder } }

  /// The superclass's, or those of `NSObject`.
  private var inherited: Set<String> { superclass?.designated ?? (types.isObject(section) ? ["init()"] : []) }

  var members: [String] {
    let superclasses = Array(sequence(first: superclass, next: { $0?.superclass }).prefix { $0 != nil }.compactMap(\.self))
    let previously = superclasses.map { Dictionary($0.own.map { ($0.name, AppleStub.required($0.declaration)) }) { first, _ in first } }
    var seen: Set<String> = []
    var lines: [String] = []
    let overridden = inherited
    for member in own {
      let text = AppleStub.required(member.declaration)
      guard seen.insert(text).inserted else { continue }
      if member.name.hasPrefix("init(") {
        let isOverride = overridden.contains { text == $0 || text == "convenience " + $0 }
        lines.append("public \(member.isCoder ? "required " : isOverride ? "override " : "")\(AppleStub.bodied(member))")
        continue
      }
      let kind = text.hasPrefix("typealias ") || text.hasPrefix("static ") || text.hasPrefix("nonisolated ") ? "public " : "open "
      let previous = previously.lazy.compactMap { $0[member.name] }.first
      // The same again is inherited. Swift can't declare a settable property again with a narrower type.
      if let previous, previous == text || (text.contains("var ") && !text.hasSuffix("{ get }")) || kind == "public " { continue }
      lines.append(kind + (previous == nil ? "" : "override ") + AppleStub.bodied(member))
    }
    guard own.contains(where: { $0.declaration.hasPrefix("init") }) else { return lines }
    // An initializer of Objective-C's is inherited even where the class has others.
    for text in overridden.sorted() where !own.contains(where: { $0.declaration.hasSuffix(text) || $0.isCoder && text.contains("(coder:") })
    {
      let kind = text.contains("(coder:") ? "required" : hasDesignated ? "convenience override" : "override"
      lines.append("public \(kind) \(text) { fatalError() }")
    }
    return lines
  }
}

extension AppleTable.Member {
  /// A Boolean value that indicates whether this is the initializer that reads an archive.
  fileprivate var isCoder: Bool { declaration.hasPrefix("init") && declaration.contains("(coder: NSCoder)") }
}
