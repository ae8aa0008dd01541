import Foundation

/// Modules made of what Apple declares, to type-check code against the UIKit of iOS on a machine that has none.
///
/// They are printed from the tables in `Tests/Apple`, and from the Swift files there that declare what Foundation has on Linux. They are
/// compiled with Objective-C interoperability, so `@objc` and `#selector` are checked as Xcode checks them.
final class AppleModules: Sendable {
  private let folder: URL

  /// The modules, compiled once for all tests.
  static let shared = Result {
    let modules = try AppleModules()
    atexit { AppleModules.remove() }
    return modules
  }

  private static func remove() {
    if case .success(let modules) = shared { try? FileManager.default.removeItem(at: modules.folder) }
  }

  /// Compiles the declarations into a temporary folder.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("apple-declarations-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let declarations = SourceFile.packageRoot.appendingPathComponent("Tests/Apple")
    let tables = try AppleTable.all.get()
    var known = ""
    for module in ["ObjectiveC", "CoreGraphics", "Foundation", "QuartzCore", "UIKit"] {
      var sources: [URL] = []
      let ownFile = declarations.appendingPathComponent("\(module).swift")
      if let text = try? String(contentsOf: ownFile, encoding: .utf8) {
        sources.append(ownFile)
        known += text
      }
      if let index = AppleTable.modules.firstIndex(of: module) {
        let imports = ["QuartzCore": "@_exported import Foundation\n", "UIKit": "@_exported import QuartzCore\n"][module] ?? ""
        let printed = folder.appendingPathComponent("\(module)+Table.swift")
        try Data((imports + AppleStub(tables[...index], besides: known).source).utf8).write(to: printed)
        sources.append(printed)
      }
      let output = folder.appendingPathComponent("\(module).swiftmodule").path
      let errors = try compile(
        ["-parse-as-library", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies", "-emit-module", "-o", output],
        module: module, sources: sources.map(\.path))
      guard errors.isEmpty else { throw InvalidDeclarations(errors: errors) }
    }
  }

  /// The declarations themselves don't compile.
  struct InvalidDeclarations: Error {
    let errors: [String]
  }

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
