import FoundationEssentials
import Glibc
import SourceReport

/// The symbols that Xcode generates for images and colors in asset catalogs, such as `.closeButton` for an image set "close-button".
struct AssetSymbols {
  private enum Kind: String, CaseIterable {
    case image = "Image"
    case color = "Color"

    /// The suffix of a set's folder.
    var ending: String { self == .image ? ".imageset" : ".colorset" }
    var resource: String { rawValue + "Resource" }
    /// The UIKit type that is created from them.
    var type: String { "UI" + rawValue }
  }

  /// The declarations of the symbols used in the code, and of the initializers that take them.
  let declarations: [String]

  /// Finds the symbols. Those with the name of a property that the code declares itself are left out.
  init(files: [UserFile], declared names: Set<String>) {
    func mentions(_ text: String) -> Bool { files.contains { Self.contains(text, in: $0.bytes) } }
    let sets = Self.sets(below: Self.commonFolder(of: files.map(\.path)))
    var declarations: [String] = []
    for kind in Kind.allCases {
      let symbols = sets.filter { $0.hasSuffix(kind.ending) }.compactMap { set -> (symbol: String, name: String)? in
        let name = String(set.dropLast(kind.ending.count))
        guard let symbol = Self.symbol(of: name, without: kind.rawValue), mentions(".\(symbol)"), !names.contains(symbol) else {
          return nil
        }
        return (symbol, name)
      }
      guard !symbols.isEmpty || mentions(kind.resource) else { continue }
      declarations.append(
        "extension \(kind.type) { convenience init(resource: \(kind.resource)) { self.init(named: resource.name, in: _glissade.resources)! } }"
      )
      for (symbol, name) in symbols {
        declarations.append(
          "extension \(kind.resource) { static let \(symbol) = \(kind.resource)(name: \(name.swiftLiteral), bundle: .main) }")
        // UIKit's own names stay, as in Xcode.
        if !Self.taken.contains(symbol) {
          declarations.append("extension \(kind.type) { static var \(symbol): \(kind.type) { \(kind.type)(resource: .\(symbol)) } }")
        }
      }
    }
    self.declarations = declarations
  }

  private static func contains(_ text: String, in bytes: [UInt8]) -> Bool {
    let text = Array(text.utf8)
    guard let first = text.first else { return true }
    return bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while rest.count >= text.count, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let found = memchr(start, Int32(first), rest.count)
      {
        rest = rest.dropFirst(UnsafeRawPointer(found) - start)
        if rest.starts(with: text) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }

  /// Returns the symbol of a name by Xcode's rules, or nil if there is none: words are joined in camel case, and the kind at the end is
  /// removed.
  static func symbol(of name: String, without kind: String) -> String? {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return nil }
    words[0] = first.loweringStart
    var symbol = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if symbol.hasSuffix(kind), symbol.count > kind.count { symbol.removeLast(kind.count) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// The names of colors and images in UIKit itself.
  private static let taken: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown",
    "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "separator", "opaqueSeparator", "placeholderText",
    "tintColor", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemRed", "systemBlue", "systemGreen",
    "systemGray", "systemYellow", "systemOrange", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint",
    "systemCyan", "systemFill", "darkText", "lightText", "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]

  private static let mostFolders = 500

  /// Returns the folder names of the sets in the asset catalogs below a folder, in order, without hidden folders.
  private static func sets(below folder: String) -> [String] {
    var folders = [(path: folder, isInCatalog: false)]
    var sets: Set<String> = []
    var next = 0
    while next < min(folders.count, mostFolders) {
      let (folder, isInCatalog) = folders[next]
      next += 1
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if isInCatalog, Kind.allCases.contains(where: { name.hasSuffix($0.ending) }) {
          sets.insert(name)
        } else if isFolder(path) {
          folders.append((path, isInCatalog || name.hasSuffix(".xcassets")))
        }
      }
    }
    return sets.sorted()
  }

  /// Returns whether a path is that of a folder, and not of a link to one.
  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder else { return false }
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
  }

  private static func commonFolder(of paths: [String]) -> String {
    let folders = paths.map { $0.split(separator: "/").dropLast() }
    let common = folders.dropFirst().reduce(folders.first ?? []) { first, second in zip(first, second).prefix { $0 == $1 }.map(\.0)[...] }
    return "/" + common.joined(separator: "/")
  }
}

extension String {
  /// The string with its first word in lowercase, also if that is an abbreviation: "urlIcon" for "URLIcon".
  fileprivate var loweringStart: String {
    let capitals = prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < count else {
      return prefix(max(1, capitals.count)).lowercased() + dropFirst(max(1, capitals.count))
    }
    // The last capital begins the next word.
    return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
  }
}
