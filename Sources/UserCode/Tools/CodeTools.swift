import Foundation
import Host
import Rehearsal

/// The programs and modules used to port, compile and try a user's files.
package struct CodeTools: Sendable {
  /// The path of `swiftc`, or nil if there is no toolchain.
  let compiler: String?
  /// The path of the porting program, or nil if it isn't built or installed.
  let porter: String?
  /// The folder with the compiled modules that ported code imports, or nil if it is missing.
  let modules: String?
  let symbolizer: Symbolizer
  /// The program that tries new code in a separate process, or nil to skip the trial.
  let trialProgram: String?
  /// Where compiled modules of others are kept.
  let moduleStore: ModuleStore
  /// Where the compiled files of projects are kept.
  let objectStore: ModuleStore
  /// The time limit of a trial, in seconds.
  var trialLimit: TimeInterval = 10

  /// Finds the tools. The modules and the porting program are next to the program in a build folder, or in `lib/glissade` after
  /// installation.
  ///
  /// The environment's `GLISSADE_MODULES` and `GLISSADE_PORT` can override them.
  package init(environment: [String: String], executable: String = AssetFolders.executable) {
    let folder = (executable as NSString).deletingLastPathComponent
    let library = folder + "/../lib/glissade"
    compiler = ProgramFolders(environment: environment).program("swiftc")
    symbolizer = Symbolizer(compiler: compiler, environment: environment)
    let porters = [environment["GLISSADE_PORT"], folder + "/glissade-port", library + "/glissade-port"].compactMap { $0 }
    porter = porters.first { access($0, X_OK) == 0 }
    let moduleFolders = [environment["GLISSADE_MODULES"], folder + "/Modules", library + "/modules"].compactMap { $0 }
    modules = moduleFolders.first { FileKind($0 + "/GlissadeLive.swiftmodule") != .nothing }
    moduleStore = .standard("modules", environment: environment)
    objectStore = .standard("objects", environment: environment)
    let program = folder + "/glissade"
    trialProgram = access(program, X_OK) == 0 ? program : nil
  }

  /// Returns the compiler, the porting program and the modules' folder.
  ///
  /// - Throws: A `GlissadeError` that names what is missing and how to get it.
  func required() throws(GlissadeError) -> (compiler: String, porter: String, modules: String) {
    guard let compiler else {
      throw .unavailable(
        "running a Swift file needs the Swift toolchain, and there is no “swiftc” in PATH: install Swift 6.2 or later from "
          + "https://www.swift.org/install/linux/")
    }
    guard let porter, let modules else {
      let missing =
        porter == nil
        ? "the program “glissade-port” that belongs to Glissade is missing" : "the compiled modules that belong to Glissade are missing"
      throw .unavailable("\(missing): build or install Glissade again with “make build” or “make install”")
    }
    return (compiler, porter, modules)
  }

  /// The version of Swift that built the modules, such as "6.3.1", or nil if unknown.
  var requiredVersion: String? {
    guard let modules, let data = FileManager.default.contents(atPath: modules + "/GlissadeLive.swiftmodule"),
      let start = data.range(of: Data("Swift version ".utf8))
    else { return nil }
    let version = data[start.upperBound...].prefix(16).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") }
    return version.isEmpty ? nil : String(decoding: version, as: UTF8.self)
  }
}

extension CodeTools {
  /// A text that changes with the compiler, the porting program and the modules that ported code imports.
  var fingerprint: String {
    let names = modules.map { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".swiftmodule") }.sorted()
        .map { "\(folder)/\($0)" }
    }
    return ([compiler, porter].compactMap { $0 } + (names ?? [])).map { path in
      var information = stat()
      guard stat(path, &information) == 0 else { return path }
      return "\(path) \(information.st_size) \(information.st_mtim.tv_sec).\(information.st_mtim.tv_nsec)"
    }.joined(separator: "\n")
  }
}
