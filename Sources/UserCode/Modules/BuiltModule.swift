import Host

/// A compiled module of others, which a person's code imports.
struct BuiltModule: Codable, Equatable, Sendable {
  /// The name with which it is imported.
  let name: String
  /// The name with which it is compiled. It depends on the contents, so that one program can load two of them: Swift's runtime would treat
  /// modules of the same name as one.
  let uniqueName: String
  /// The path of the folder with its files.
  let folder: String

  /// The path of its dynamic library.
  var library: String { "\(folder)/\(uniqueName).so" }

  /// The name of the function by which it registers its methods and classes.
  var entry: String { "glissade_entry_\(name)" }

  /// Returns the unique name of a module with these contents.
  static func uniqueName(of name: String, _ hash: StableHash) -> String {
    let digits = String(hash.value, radix: 16)
    return "\(name)_m\(String(repeating: "0", count: 16 - digits.count))\(digits)"
  }

  /// Replaces unique names in a text by those that the code has.
  static func readable(_ text: String) -> String { text.contains("_m") ? text.replacing(/_m[0-9a-f]{16}\b/, with: "") : text }

  /// The porting program's arguments for code that imports modules.
  static func portingArguments(for modules: [BuiltModule]) -> [String] {
    modules.flatMap { ["--module", $0.name, "--interface", "\($0.folder)/Interface.swift"] }
  }

  /// The compiler's arguments for code that imports modules.
  static func arguments(for modules: [BuiltModule]) -> [String] {
    modules.flatMap { ["-module-alias", "\($0.name)=\($0.uniqueName)", "-I", $0.folder] }
  }
}
