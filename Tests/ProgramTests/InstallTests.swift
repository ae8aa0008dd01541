import Foundation
import ProgramTestSupport
import Testing

@Suite("Installing", .enabled(if: Tool.path(of: "make") != nil, "make is not installed"))
struct InstallTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-install-\(UUID().uuidString)")
  private static let package = Tool.assets.deletingLastPathComponent().path

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  /// Runs `make` with a build folder of the test's own.
  private func make(_ target: String, path: String? = nil) throws -> (status: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["make", "-C", Self.package, target, "PREFIX=\(folder.path)/prefix", "BUILD=\(folder.path)/build"]
    var environment = ProcessInfo.processInfo.environment
    // A `make test` that runs this test has no say in it.
    for name in ["MAKEFLAGS", "MAKELEVEL", "MFLAGS"] { environment[name] = nil }
    if let path { environment["PATH"] = path }
    process.environment = environment
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test("Given nothing that has been built, then installing builds nothing, and says what is to be done first")
  func notBuilt() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try make("install")
    #expect(run.status != 0)
    #expect(run.errors.contains("run “make build” first"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/prefix"))
  }

  @Test("Given a program that has been built, then it is installed without Swift's tools, runs by itself, and goes again")
  func installed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let build = folder.appendingPathComponent("build/release")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    for name in ["glissade", "glissade-port", "Modules"] {
      let built = Tool.glissade.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name)
      try FileManager.default.createSymbolicLink(at: build.appendingPathComponent(name), withDestinationURL: built)
    }
    let run = try make("install", path: "/usr/bin:/bin")
    try #require(run.status == 0, "\(run.errors)")
    let prefix = folder.path + "/prefix"
    // All that is of Swift comes from beside the program, and so does what that needs in turn.
    for name in ["bin/glissade", "lib/glissade/glissade-port", "lib/glissade/libFoundation.so"] {
      let libraries = try Tool.run("ldd", [prefix + "/" + name]).split(separator: "\n").filter {
        ["libswift", "libSwift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime"].contains(where: $0.contains)
      }
      #expect(!libraries.isEmpty && libraries.allSatisfy { $0.contains("\(prefix)/") }, "\(libraries)")
    }
    #expect(try Tool.run(prefix + "/bin/glissade", ["list"], environment: ["GLISSADE_ASSETS": ""]).contains("modal-card"))
    let desktop = "io.github.glissade.Glissade"
    for name in [
      "applications/\(desktop).desktop", "metainfo/\(desktop).metainfo.xml", "icons/hicolor/scalable/apps/\(desktop).svg",
      "icons/hicolor/48x48/apps/\(desktop).png", "man/man1/glissade.1", "bash-completion/completions/glissade",
      "zsh/site-functions/_glissade", "fish/vendor_completions.d/glissade.fish", "doc/glissade/LICENSE-swift.txt",
    ] {
      #expect(FileKind(prefix + "/share/" + name) == .file, "\(name)")
    }
    // A person's own file: the starter, the porting program and the modules are those that were installed.
    let file = folder.path + "/Bouncy card.swift"
    let bare = ["GLISSADE_ASSETS": "", "GLISSADE_PORT": "", "GLISSADE_MODULES": ""]
    #expect(try Tool.run(prefix + "/bin/glissade", ["new", file], environment: bare).contains("glissade run"))
    #expect(try Tool.run(prefix + "/bin/glissade", ["tune", file], environment: bare).contains("dampingRatio"))
    #expect(try Tool.run(prefix + "/bin/glissade", ["list", file], environment: bare).contains("present, dismiss"))
    try #require(try make("uninstall").status == 0)
    let left = try #require(FileManager.default.enumerator(atPath: prefix)).compactMap { $0 as? String }
      .filter { FileKind(prefix + "/" + $0) == .file }
    #expect(left.isEmpty, "\(left)")
  }

  private enum FileKind {
    case file, other

    init(_ path: String) {
      var isFolder: ObjCBool = false
      self = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue ? .file : .other
    }
  }
}
