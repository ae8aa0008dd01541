import Foundation

/// What the text of a `Package.swift` says about its targets. It is read, never run.
struct PackageManifest {
  struct Target: Equatable {
    enum Kind: Equatable {
      case source, binary, system
    }

    var name: String
    var kind: Kind
    /// The path of the folder below the package's, or nil for the usual one.
    var path: String?
    /// The paths below the target's folder that don't belong to it.
    var excluded: [String] = []
    /// The paths below the target's folder that alone belong to it, or none for the whole folder.
    var sources: [String] = []
  }

  /// The targets with code that can be imported, in their order. Tests, executables and plugins aren't among them.
  let targets: [Target]

  /// Reads the manifest's text.
  init(_ text: String) {
    var targets: [Target] = []
    for (kind, opening) in [(Target.Kind.source, ".target("), (.binary, ".binaryTarget("), (.system, ".systemLibrary(")] {
      var rest = text[...]
      while let range = rest.range(of: opening) {
        let arguments = Self.arguments(rest[range.upperBound...])
        rest = rest[range.upperBound...]
        guard let name = Self.texts("name", in: arguments).first else { continue }
        // A dependency on another target has no more than its name.
        let known = targets.firstIndex { $0.name == name }
        let target = Target(
          name: name, kind: kind, path: Self.texts("path", in: arguments).first, excluded: Self.texts("exclude", in: arguments),
          sources: Self.texts("sources", in: arguments))
        if let known {
          if targets[known].path == nil, target.path != nil { targets[known] = target }
        } else {
          targets.append(target)
        }
      }
    }
    self.targets = targets
  }

  /// Returns the text up to the parenthesis that closes a call.
  private static func arguments(_ text: Substring) -> Substring {
    var (depth, isInText) = (1, false)
    for index in text.indices {
      switch text[index] {
      case "\"": isInText.toggle()
      case "(" where !isInText: depth += 1
      case ")" where !isInText:
        depth -= 1
        if depth == 0 { return text[..<index] }
      default: break
      }
    }
    return text
  }

  /// Returns the text literal after a label, or those of a list, at the highest level of a call's arguments.
  private static func texts(_ label: String, in arguments: Substring) -> [String] {
    var (depth, isInText, index) = (0, false, arguments.startIndex)
    while index < arguments.endIndex {
      let character = arguments[index]
      if character == "\"" { isInText.toggle() }
      if !isInText {
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        if depth == 0, let match = arguments[index...].prefixMatch(of: /(?<label>\w+)\s*:\s*/) {
          let value = arguments[match.range.upperBound...]
          if match.label == label { return literals(in: value) }
          index = match.range.upperBound
          continue
        }
      }
      index = arguments.index(after: index)
    }
    return []
  }

  private static func literals(in value: Substring) -> [String] {
    if value.first == "\"" { return value.prefixMatch(of: /"(?<text>[^"\n]*)"/).map { [String($0.text)] } ?? [] }
    guard value.first == "[" else { return [] }
    return value.prefix { $0 != "]" }.matches(of: /"(?<text>[^"\n]*)"/).map { String($0.text) }
  }
}
