import Foundation
import ProgramTestSupport
import Testing

/// The example's package, built against the modules of this build: building Glissade a second time would take minutes.
@Suite("The example package")
struct ExampleTests {
  private static let example = Tool.assets.appendingPathComponent("Examples/FirstTransition").path
  private static let build = Tool.glissade.resolvingSymlinksInPath().deletingLastPathComponent().path
  /// Glissade's modules, the lower ones first.
  private static let modules = [
    "CoreGraphics", "QuartzCore", "Cassowary", "UIKit", "Photos", "SwiftUI", "AVFoundation", "CPixels", "Compositor", "Host", "CHost",
    "CPictures", "SDLHost", "Tweaks", "Transitions", "PhotoFolder", "Rehearsal", "Components", "Demos", "StandIns", "InterfaceBuilder",
    "Projects", "SourceReport", "GlissadeLive", "UserCode", "GlissadeKit",
  ]

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-example-\(UUID().uuidString)").path

  /// Returns the paths of the files in a folder and its subfolders whose names end with `suffix`.
  private func files(in folder: String, ending suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
  }

  private func compile(_ module: String, _ arguments: [String]) throws {
    let sources = Tool.assets.deletingLastPathComponent().appendingPathComponent("Sources").path
    let folders = ["CSDL2", "CHost/include", "CPixels/include", "CPictures/include"].map { sources + "/" + $0 } + ["/usr/include/SDL2"]
    let headers = folders.flatMap { ["-I", $0] }
    _ = try Tool.run(
      "swiftc",
      ["-swift-version", "6", "-warnings-as-errors", "-I", Self.build + "/Modules", "-I", folder, "-module-name", module] + headers
        + arguments)
  }

  private func link(_ module: String, _ sources: [String], _ more: [String] = []) throws -> String {
    let objects = try Self.modules.flatMap { try files(in: "\(Self.build)/\($0).build", ending: ".o") } + [folder + "/SlideUp.o"]
    let program = folder + "/" + module
    let libraries = ["SDL2", "SDL2_image", "SDL2_ttf", "jpeg", "png", "gif", "webp", "webpdemux", "tiff", "lcms2"].map { "-l" + $0 }
    try compile(module, ["-o", program] + libraries + ["-Xlinker", "--export-dynamic"] + more + sources + objects)
    return program
  }

  /// The folder of the toolchain's libraries, such as "/usr/lib/swift".
  private static func libraries() throws -> String {
    struct Information: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let printed = try Tool.run("swiftc", ["-print-target-info"])
    return try JSONDecoder().decode(Information.self, from: Data(printed.utf8)).paths.runtimeResourcePath
  }

  @Test("It compiles without a warning, its test passes, its check finds nothing, and its film is drawn")
  func example() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try compile(
      "SlideUp",
      ["-emit-module", "-emit-module-path", folder + "/SlideUp.swiftmodule", "-parse-as-library", "-wmo", "-c"]
        + ["-o", folder + "/SlideUp.o"] + files(in: Self.example + "/Sources/SlideUp", ending: ".swift"))

    let program = try link("FirstTransition", files(in: Self.example + "/Sources/FirstTransition", ending: ".swift"))
    #expect(try Tool.run(program, ["list"]).hasPrefix("slide-up"))
    #expect(try Tool.run(program, ["check", "slide-up", "--fps", "12", "--monkey", "1"]).hasPrefix("slide-up: fine"))
    _ = try Tool.run(program, ["film", "slide-up", "--strip=4", "-o", folder + "/strip.png"])
    #expect(try Screenshot(png: URL(fileURLWithPath: folder + "/strip.png")).width > 400)

    // What `swift test` links beside the tests: their entry point.
    let runner = folder + "/Runner.swift"
    let entry = "import Testing\n@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }\n"
    try Data(entry.utf8).write(to: URL(fileURLWithPath: runner))
    let libraries = try Self.libraries()
    let tests = try link(
      "SlideUpTests", files(in: Self.example + "/Tests/SlideUpTests", ending: ".swift") + [runner],
      [
        "-parse-as-library", "-Xfrontend", "-disable-cross-import-overlays", "-plugin-path", libraries + "/host/plugins/testing",
        "-lTesting", "-Xlinker", "-rpath", "-Xlinker", libraries + "/linux",
      ])
    _ = try Tool.run(tests, ["--testing-library", "swift-testing"])
  }
}
