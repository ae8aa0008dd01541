import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

@Suite("Where the tools for a user's files are found")
@MainActor
struct CodeToolsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Creates a program, or another file.
  @discardableResult
  private func add(_ path: String) throws -> String {
    let url = URL(fileURLWithPath: folder.path).appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("#!/bin/sh\n".utf8).write(to: url)
    chmod(url.path, 0o755)
    return url.path
  }

  private func tools(_ environment: [String: String] = [:]) -> CodeTools {
    CodeTools(
      environment: environment.merging(["PATH": folder.path + "/path"]) { own, _ in own },
      executable: folder.path + "/bin/glissade")
  }

  private func complaint(_ tools: CodeTools) -> String? {
    do {
      _ = try tools.required()
      return nil
    } catch { return error.message }
  }

  @Test("In a build folder, everything is beside the program")
  func buildFolder() throws {
    let compiler = try add("path/swiftc")
    let porter = try add("bin/glissade-port")
    let module = try add("bin/Modules/GlissadeLive.swiftmodule")
    let program = try add("bin/glissade")
    let required = try tools().required()
    #expect(required.compiler == compiler && required.porter == porter)
    #expect(required.modules == (module as NSString).deletingLastPathComponent)
    #expect(tools().trialProgram == program)
  }

  @Test("After installation, the porting program and the modules are in lib/glissade")
  func installed() throws {
    try add("path/swiftc")
    try add("bin/glissade")
    try add("lib/glissade/glissade-port")
    try add("lib/glissade/modules/GlissadeLive.swiftmodule")
    let required = try tools().required()
    #expect(required.porter.hasSuffix("/lib/glissade/glissade-port") && required.modules.hasSuffix("/lib/glissade/modules"))
  }

  @Test("The environment names other places, which come first")
  func environment() throws {
    try add("path/swiftc")
    try add("bin/glissade-port")
    try add("bin/Modules/GlissadeLive.swiftmodule")
    let porter = try add("own/port")
    let module = try add("own/GlissadeLive.swiftmodule")
    let modules = (module as NSString).deletingLastPathComponent
    let required = try tools(["GLISSADE_PORT": porter, "GLISSADE_MODULES": modules]).required()
    #expect(required.porter == porter && required.modules == modules)
  }

  @Test("What is missing is named, with where to get it")
  func missing() throws {
    #expect(complaint(tools())?.contains("no “swiftc” in PATH: install Swift") == true)
    try add("path/swiftc")
    #expect(complaint(tools())?.hasPrefix("the program “glissade-port” that belongs to Glissade is missing") == true)
    try add("bin/glissade-port")
    #expect(complaint(tools())?.hasPrefix("the compiled modules that belong to Glissade are missing") == true)
    try add("bin/Modules/GlissadeLive.swiftmodule")
    #expect(complaint(tools()) == nil)
    #expect(tools().trialProgram == nil)
  }
}
