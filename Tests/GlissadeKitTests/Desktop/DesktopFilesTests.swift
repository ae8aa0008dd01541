import Foundation
import Host
import TestSupport
import Testing

@testable import GlissadeKit
@testable import Rehearsal

@Suite("What the desktop is told about the program") @MainActor
struct DesktopFilesTests {
  private static let folder = SourceAssets.folder + "/Desktop"
  private let entry: [String: String]
  private let metainfo: String

  init() throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(WorkbenchWindow.appID).desktop", encoding: .utf8)
    let main = text.components(separatedBy: "\n[").first ?? ""
    entry = Dictionary(
      main.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }, uniquingKeysWith: { first, _ in first })
    metainfo = try String(contentsOfFile: "\(Self.folder)/\(WorkbenchWindow.appID).metainfo.xml", encoding: .utf8)
  }

  @Test("Every format of pictures that is shown is offered, and folders are not, which other programs open")
  func types() throws {
    let types = Set(try #require(entry["MimeType"]).split(separator: ";").map(String.init))
    for format in ImageFormat.allCases where format != .jpegXL {
      let name = format == .heic ? "image/heif" : "image/" + format.rawValue.lowercased()
      #expect(types.contains(name))
    }
    #expect(types.allSatisfy { $0.hasPrefix("image/") })
    #expect(entry["Exec"] == "glissade %F")
  }

  @Test("The program has one place in menus, and its icon and its windows have its name")
  func place() throws {
    let main: Set = [
      "AudioVideo", "Audio", "Video", "Development", "Education", "Game", "Graphics", "Network", "Office", "Science", "Settings", "System",
      "Utility",
    ]
    #expect(try #require(entry["Categories"]).split(separator: ";").map(String.init).filter(main.contains) == ["Development"])
    #expect(entry["Icon"] == WorkbenchWindow.appID)
    #expect(entry["StartupWMClass"] == WorkbenchWindow.appID)
    for size in ["scalable", "symbolic"] { #expect(FileManager.default.fileExists(atPath: "\(Self.folder)/hicolor/\(size)/apps")) }
    for size in [16, 22, 24, 32, 48, 64, 128, 256, 512] {
      let icon = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/hicolor/\(size)x\(size)/apps/\(WorkbenchWindow.appID).png"))
      let sides = [16, 20].map { icon[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(sides == [size, size])
    }
  }

  @Test("The latest version in the metainfo and in Debian's changelog is the program's")
  func versions() throws {
    let release = try #require(metainfo.firstMatch(of: #/<release version="([^"]+)"/#))
    #expect(release.1 == Workbench.version)
    let changelog = try String(contentsOfFile: SourceAssets.folder + "/Debian/changelog", encoding: .utf8)
    #expect(changelog.hasPrefix("glissade (\(Workbench.version)-"))
  }

  @Test("The tools that check these files find no fault, where they are installed")
  func validity() throws {
    let file = "\(Self.folder)/\(WorkbenchWindow.appID)"
    for words in [["desktop-file-validate", file + ".desktop"], ["appstreamcli", "validate", "--no-net", file + ".metainfo.xml"]] {
      guard let program = ProgramFolders(environment: ProcessInfo.processInfo.environment).program(words[0]) else { continue }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = Array(words.dropFirst())
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(text)")
      if words[0] == "desktop-file-validate" { #expect(text.isEmpty) }
    }
  }
}
