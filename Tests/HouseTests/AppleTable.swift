import Foundation

/// What Apple declares, as far as our modules and the code that users take home have it: the files of the folder `Tests/Apple`.
struct AppleTable {
  /// A declaration: "func addSubview(_: UIView)", named "addSubview(_:)".
  struct Member {
    let declaration: String
    let name: String
  }

  /// A type, or an extension of one, with its members.
  struct Section {
    /// "class", "struct", "enum", "protocol" or "extension".
    let kind: Substring
    /// The whole name, such as "UIView.ContentMode".
    let name: String
    let isOnMainActor: Bool
    /// The parameters of a generic type: "<Section, Item>".
    let generics: String
    /// The superclass, if any, and the protocols that are conformed to.
    let parents: [String]
    /// The requirements of a generic type: " where Item: Hashable".
    let requirements: String
    var members: [Member] = []

    /// The parents without the types that a generic one is made for.
    var parentNames: [String] { parents.map { String($0.prefix { $0 != "<" }) } }
  }

  /// The file's path in the package, such as "Tests/Apple/UIKit.txt".
  let path: String
  /// The declarations outside of types.
  private(set) var globals: [Member] = []
  private(set) var sections: [Section] = []

  /// The modules that have a table. Each is made of those before it.
  static let modules = ["CoreGraphics", "QuartzCore", "UIKit", "Photos", "SwiftUI", "AVFoundation"]

  /// The tables of all modules, read once.
  static let all = Result { try modules.map(AppleTable.init) }

  init(of module: String) throws {
    path = "Tests/Apple/\(module).txt"
    let text = try String(contentsOf: SourceFile.packageRoot.appendingPathComponent(path), encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      // The version of iOS that brought a declaration follows it.
      let declaration = line.contains("//") ? String(line.firstRange(of: "  //").map { line[..<$0.lowerBound] } ?? line) : String(line)
      if line.hasPrefix("  ") {
        guard !sections.isEmpty else { throw InvalidLine(path: path, line: declaration) }
        sections[sections.count - 1].members.append(try Self.member(String(declaration.dropFirst(2)), in: path))
      } else if let section = Section(declaration) {
        sections.append(section)
      } else {
        globals.append(try Self.member(declaration, in: path))
      }
    }
  }

  struct InvalidLine: Error, CustomStringConvertible {
    let path: String
    let line: String
    var description: String { "\(path) has a line that declares nothing: “\(line)”" }
  }

  private static func member(_ declaration: String, in path: String) throws -> Member {
    guard let name = name(of: declaration) else { throw InvalidLine(path: path, line: declaration) }
    return Member(declaration: declaration, name: name)
  }

  /// Returns the name of a declaration with the labels of its parameters: "animate(withDuration:animations:)".
  ///
  /// Works on bytes, because there are thousands of declarations, and tests run unoptimized.
  static func name(of declaration: String) -> String? {
    let bytes = Array(declaration.utf8)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { " (<?!".utf8.contains($0) } ?? bytes.count
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      switch word {
      case "init", "subscript": return word + labels(in: bytes, from: end)
      case "var", "typealias", "associatedtype", "func", "case":
        let name = bytes[(end + 1)...].prefix { !" (:".utf8.contains($0) }
        let base = String(decoding: name.first == UInt8(ascii: "<") ? name : name.prefix { $0 != UInt8(ascii: "<") }, as: UTF8.self)
          .filter { $0 != "`" }
        return word == "func" || word == "case" ? base + labels(in: bytes, from: name.endIndex) : base
      default: start = end + 1
      }
    }
    return nil
  }

  /// Returns the labels of the parameters in the first parentheses after `start`, such as "(_:animated:)"; empty if there are none.
  private static func labels(in bytes: [UInt8], from start: Int) -> String {
    guard var parameter = bytes[start...].firstIndex(of: UInt8(ascii: "(")).map({ $0 + 1 }) else { return "" }
    var labels = "("
    var depth = 0
    for index in (parameter - 1)..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where bytes[index - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ")") where depth == 1, UInt8(ascii: ",") where depth == 1:
        let text = bytes[parameter..<index].drop { $0 == UInt8(ascii: " ") }
        let label = text.prefix { $0 == UInt8(ascii: "_") || $0 | 0x20 >= UInt8(ascii: "a") || (0x30...0x39).contains($0) }
        if !text.isEmpty {
          let isLabel = label.endIndex < index && bytes[label.endIndex] == UInt8(ascii: ":")
          labels += (isLabel ? String(decoding: label, as: UTF8.self) : "_") + ":"
        }
        parameter = index + 1
        if bytes[index] == UInt8(ascii: ")") { return labels + ")" }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
      default: break
      }
    }
    return labels + ")"
  }
}

extension AppleTable.Section {
  /// Reads a header: "@MainActor class UIView: UIResponder, NSCoding".
  init?(_ header: String) {
    guard
      let match = header.wholeMatch(
        of: #/(@MainActor\ )?(class|struct|enum|protocol|extension)\ ([\w.]+)(<[^>]*>)?(?::\ (.*?))?(\ where\ .*)?/#)
    else { return nil }
    isOnMainActor = match.output.1 != nil
    kind = match.output.2
    name = String(match.output.3)
    generics = String(match.output.4 ?? "")
    parents = (match.output.5 ?? "").split(separator: ", ").map(String.init)
    requirements = String(match.output.6 ?? "")
  }
}
