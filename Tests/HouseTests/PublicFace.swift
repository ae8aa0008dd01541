import Foundation

/// The public declarations of a module, by name: "UIView.alpha", "UIView.animate(withDuration:animations:)".
///
/// They are read from the compiled module by the toolchain's symbol graph extractor. Overridden and inherited members are left
/// out, and so are the requirements of the standard library's protocols.
struct PublicFace {
  let names: Set<String>
  /// The names with those that `names` leaves out.
  let allNames: Set<String>

  /// Reads the public declarations of `module`, compiled into the folder `modules`.
  init(of module: String, in modules: URL = Self.modules) throws {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("public-face-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let headers = ["CSDL2", "CHost/include", "CPixels/include", "CPictures/include"].map {
      SourceFile.packageRoot.appendingPathComponent("Sources/" + $0).path
    }
    let folders = [modules.path] + headers + ["/usr/include/SDL2"]
    _ = try Self.run(
      ["swift-symbolgraph-extract", "-module-name", module] + folders.flatMap { ["-I", $0] } + [
        "-target", try Self.target(), "-sdk", "/", "-minimum-access-level", "public", "-skip-synthesized-members",
        "-output-dir", output.path,
      ])
    // One file for the module's own types, and one for each module whose types it extends.
    let files = try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil)
    let graphs = try files.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    names = Set(graphs.flatMap(\.names))
    allNames = Set(graphs.flatMap(\.symbols).map(\.name))
  }

  /// The folder of the modules that were built together with this test.
  static var modules: URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let modules = folder.appendingPathComponent("Modules")
      if FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path) { return modules }
    }
    return SourceFile.packageRoot.appendingPathComponent(".build/debug/Modules")
  }

  /// The machine that the compiler compiles for, such as "x86_64-unknown-linux-gnu".
  private static func target() throws -> String {
    struct Information: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    return try JSONDecoder().decode(Information.self, from: run(["swiftc", "-print-target-info"])).target.triple
  }

  /// A command of the toolchain that failed. What it had to say is in the output of the tests.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func run(_ command: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(command.joined(separator: " ")) ended with \(process.terminationStatus)")
    }
    return printed
  }
}

/// The part of a symbol graph that names declarations.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    let identifier: Identifier
    let pathComponents: [String]

    var name: String { pathComponents.joined(separator: ".") }
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
  }
  let symbols: [Symbol]
  let relationships: [Relationship]

  /// The requirements of the standard library's protocols, which come with a conformance.
  private static let standardRequirements: Set = [
    "==(_:_:)", "<(_:_:)", "hash(into:)", "hashValue", "description", "debugDescription", "init(from:)", "encode(to:)", "rawValue",
    "init(rawValue:)",
  ]

  var names: [String] {
    let overrides = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
    return symbols.filter { !overrides.contains($0.identifier.precise) }
      .filter { $0.pathComponents.last.map { !Self.standardRequirements.contains($0) } ?? false }
      .map(\.name)
  }
}
