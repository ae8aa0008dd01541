/// The build settings of a target, those of the target over those of its project, with variables replaced.
struct BuildSettings {
  /// The maximum number of variables that are replaced for one value, so that settings that refer to themselves end.
  private static let maximumCount = 1000
  /// The maximum length of a value.
  private static let maximumLength = 10_000

  /// The settings by name, those that come first win.
  private let layers: [[String: String]]

  /// Creates settings from layers, those that come first win.
  init(layers: [[String: String]]) { self.layers = layers.map(Self.unconditional) }

  /// The names of all settings, sorted.
  var names: [String] { Set(layers.flatMap(\.keys)).sorted() }

  /// The value of a setting with variables replaced, or nil if it is not set.
  subscript(name: String) -> String? {
    var count = 0
    return value(name, from: 0, count: &count)
  }

  /// Whether a setting is YES.
  func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

  /// Returns a text with variables such as $(NAME), ${NAME} and $(NAME:c99extidentifier) replaced.
  func expanding(_ text: String) -> String {
    var count = 0
    return expanding(text, name: nil, layer: 0, count: &count)
  }

  private func value(_ name: String, from first: Int, count: inout Int) -> String? {
    guard let layer = layers.indices.dropFirst(first).first(where: { layers[$0][name] != nil }), let text = layers[layer][name] else {
      return nil
    }
    return expanding(text, name: name, layer: layer, count: &count)
  }

  private func expanding(_ text: String, name: String?, layer: Int, count: inout Int) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let opening = rest.first, let closing = ["(": ")", "{": "}"][opening] as Character? else {
        result += "$"
        continue
      }
      guard let end = Self.end(of: rest, opening: opening, closing: closing) else {
        result += "$"
        continue
      }
      count += 1
      guard count <= Self.maximumCount, result.utf8.count <= Self.maximumLength else { return result }
      let inner = expanding(String(rest[rest.index(after: rest.startIndex)..<end]), name: nil, layer: 0, count: &count)
      result += variable(inner, name: name, layer: layer, count: &count)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Returns the value of a variable with its operators, such as "NAME:lower".
  private func variable(_ text: String, name: String?, layer: Int, count: inout Int) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let isInherited = parts[0] == "inherited" || parts[0] == name
    let found = isInherited ? name.flatMap { value($0, from: layer + 1, count: &count) } : value(parts[0], from: 0, count: &count)
    var result = found ?? ""
    for name in parts.dropFirst() {
      switch name {
      case "c99extidentifier", "identifier": result = Self.identifier(result)
      case "rfc1034identifier": result = String(result.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case "lower": result = result.lowercased()
      case "upper": result = result.uppercased()
      case "file", "base":
        let file = FilePaths.name(result)
        result = name == "file" ? file : FilePaths.stem(result)
      case _ where name.hasPrefix("default="): if result.isEmpty { result = String(name.dropFirst(8)) }
      default: break
      }
    }
    return result
  }

  /// Returns a name as an identifier: what can't be in one is replaced by underscores.
  static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }

  private static func end(of text: Substring, opening: Character, closing: Character) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing {
        depth -= 1
        if depth == 0 { return index }
      }
      // Deeper ones are no names that a person writes.
      if depth > 8 { return nil }
    }
    return nil
  }

  /// Returns settings in which those for the simulator of an iPhone take the place of the general ones.
  private static func unconditional(_ settings: [String: String]) -> [String: String] {
    var result = settings.filter { !$0.key.contains("[") }
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      guard let bracket = name.firstIndex(of: "["), isMet(name[bracket...]) else { continue }
      result[String(name[..<bracket])] = value
    }
    return result
  }

  /// Returns whether conditions such as "[sdk=iphone*]" hold.
  private static func isMet(_ conditions: Substring) -> Bool {
    let values = ["sdk": "iphonesimulator26.0", "config": "Debug", "arch": "arm64", "variant": "normal"]
    return conditions.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let value = values[String(parts[0])] else { return false }
      return parts[1].hasSuffix("*") ? value.hasPrefix(parts[1].dropLast()) : value == parts[1]
    }
  }
}
