/// The types that the modules made of tables have, and what they have from each other.
struct AppleTypes {
  private var sections: [String: AppleTable.Section] = [:]
  /// The names of types, those of nested ones with the names of their owners.
  private var names: Set<Substring>
  /// The names of the types that no table declares.
  private let foreign: Set<Substring>

  /// Swift's own types, as far as Apple's declarations mention them.
  private static let swift: Set<Substring> = [
    "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "Bool", "Character", "Comparable", "Decoder", "Dictionary", "Double", "Encoder",
    "Equatable", "Error", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "Float", "Hashable",
    "Hasher", "Int", "Int16", "Int32", "Int64", "Int8", "OptionSet", "Range", "RawRepresentable", "Self", "Sendable", "Set", "String",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Unmanaged", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawPointer", "Void",
  ]

  init(_ tables: ArraySlice<AppleTable>, besides source: String) {
    foreign = Set(source.matches(of: #/(?:class|struct|enum|protocol|typealias) (\w+)/#).map(\.output.1))
    names = foreign.union(Self.swift)
    for table in tables {
      names.formUnion(table.globals.filter { $0.declaration.hasPrefix("typealias") }.map { Substring($0.name) })
      for section in table.sections where section.kind != "extension" {
        sections[section.name] = section
        names.insert(Substring(section.name))
        let aliases = section.members.filter { $0.declaration.hasPrefix("typealias") || $0.declaration.hasPrefix("associatedtype") }
        names.formUnion(aliases.map { Substring("\(section.name).\($0.name)") })
      }
    }
    // A typealias of an unknown type is unknown.
    for table in tables {
      for alias in table.globals where alias.declaration.hasPrefix("typealias") && !knows(alias.declaration) {
        names.remove(Substring(alias.name))
      }
      for section in table.sections {
        for alias in section.members where alias.declaration.hasPrefix("typealias") && !knows(alias.declaration, in: section) {
          names.remove(Substring("\(section.name).\(alias.name)"))
        }
      }
    }
    sections = sections.mapValues { section in
      var known = section
      known.members = section.members.filter { knows($0.declaration, in: section) }
      return known
    }
  }

  /// Returns a Boolean value that indicates whether a section is needed: it declares what no source does, or extends what there is.
  func isDeclared(_ section: AppleTable.Section) -> Bool {
    section.kind == "extension" ? isKnown(section.name) : !foreign.contains(Substring(section.name))
  }

  func isKnown(_ name: String) -> Bool { names.contains(Substring(name)) }

  /// Returns a Boolean value that indicates whether all types are known that a declaration mentions.
  func knows(_ declaration: String, in section: AppleTable.Section? = nil) -> Bool {
    let isNominal = declaration.contains("var ")
    guard let start = declaration.firstIndex(where: { isNominal ? $0 == ":" : $0 == "(" || $0 == "=" || $0 == "<" }) else { return true }
    let types = Self.types(in: declaration[start...])
    guard !types.isEmpty else { return true }
    // The parameters of a generic function, and of the type around it.
    let own = declaration.prefix { $0 != "(" && $0 != ":" }.firstMatch(of: #/<([\w, ]+)>/#)?.output.1 ?? ""
    let parameters = Set((own + "," + (section?.generics.dropFirst().dropLast() ?? "")).split { $0 == "," || $0 == " " })
    return types.allSatisfy { type in
      let path = type.split(separator: ".")
      if parameters.contains(path[0]) { return true }
      if path[0] == "Self" { return path.count == 1 || names.contains("\(section?.name ?? "").\(path.dropFirst().joined(separator: "."))") }
      let name = path.last == "Type" ? path.dropLast().joined(separator: ".") : String(type)
      return names.contains(Substring(name)) || section.map { names.contains(Substring("\($0.name).\(name)")) } ?? false
    }
  }

  /// Returns the names in `text` that begin with a capital letter, those of nested types whole. Works on bytes for speed.
  private static func types(in text: Substring) -> [Substring] {
    let bytes = text.utf8
    func isPart(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }
    var types: [Substring] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard isPart(bytes[index]) else {
        index = bytes.index(after: index)
        continue
      }
      let end = bytes[index...].firstIndex { !isPart($0) && $0 != UInt8(ascii: ".") } ?? bytes.endIndex
      if (0x41...0x5a).contains(bytes[index]) { types.append(text[index..<end]) }
      index = end
    }
    return types
  }

  /// Returns those members of a type, or of an extension, that mention only known types.
  func members(of section: AppleTable.Section) -> [AppleTable.Member] {
    section.kind == "extension"
      ? section.members.filter { knows($0.declaration, in: section) } : sections[section.name]?.members ?? []
  }

  /// Returns the superclass of a class that is in a table.
  func superclass(of section: AppleTable.Section) -> AppleTable.Section? {
    section.parentNames.first.flatMap { sections[$0] }.flatMap { $0.kind == "class" ? $0 : nil }
  }

  /// Returns a Boolean value that indicates whether a class is one of Objective-C's.
  func isObject(_ section: AppleTable.Section) -> Bool {
    guard section.kind == "class", section.generics.isEmpty else { return false }
    return section.parents.first == "NSObject" || superclass(of: section).map(isObject) ?? false
  }

  /// Returns what the protocols require to which a type conforms by itself.
  func requirements(of section: AppleTable.Section) -> [AppleTable.Member] {
    var waiting = section.parentNames
    var seen: Set<String> = []
    var members: [AppleTable.Member] = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let parent = sections[name], parent.kind == "protocol" else { continue }
      members += parent.members.filter { !$0.declaration.hasPrefix("associatedtype") && !$0.takesSelf }
      waiting += parent.parentNames
    }
    return members
  }
}
