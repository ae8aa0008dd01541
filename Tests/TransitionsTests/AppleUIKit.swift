import Foundation

/// Modules made from a list of Apple's declarations, to type-check code against the UIKit of iOS on a machine that has none.
///
/// The declarations are in the folder `AppleDeclarations`. They are compiled with Objective-C interoperability, so `@objc` and
/// `#selector` are checked as Xcode checks them.
struct AppleUIKit {
  private let folder: URL

  /// Compiles the declarations into a temporary folder.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("apple-declarations-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let declarations = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("AppleDeclarations")
    let names = try FileManager.default.contentsOfDirectory(atPath: declarations.path).sorted()
    for module in ["ObjectiveC", "CoreGraphics", "Foundation", "QuartzCore", "UIKit"] {
      let sources = names.filter { $0 == "\(module).swift" || $0.hasPrefix("\(module)+") }
      let errors = try compile(
        ["-parse-as-library", "-emit-module", "-o", folder.appendingPathComponent("\(module).swiftmodule").path],
        module: module, sources: sources.map { declarations.appendingPathComponent($0).path })
      guard errors.isEmpty else { throw InvalidDeclarations(errors: errors) }
    }
  }

  /// The declarations themselves don't compile.
  struct InvalidDeclarations: Error {
    let errors: [String]
  }

  /// Removes what was compiled.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Returns the compiler's errors for one module made of `sources`, paths of Swift files; none if they compile.
  func errors(in sources: [String]) throws -> [String] {
    try compile(["-typecheck", "-whole-module-optimization"], module: "App", sources: sources)
  }

  private func compile(_ arguments: [String], module: String, sources: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-module-name", module, "-swift-version", "5", "-I", folder.path, "-diagnostic-style", "llvm"]
      + ["-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module"] + arguments + sources
    let output = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let errors = text.split(separator: "\n").map(String.init).filter { $0.contains(" error: ") || $0.hasPrefix("error: ") }
    return errors.isEmpty && process.terminationStatus != 0 ? [text] : errors
  }
}
