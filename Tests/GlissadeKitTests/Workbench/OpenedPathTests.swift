import Foundation
import Host
import TestSupport
import Testing

@testable import GlissadeKit
@testable import Rehearsal
@testable import UserCode

@Suite("What can be opened as code") @MainActor
struct OpenedPathTests {
  private let harness: OpenFilesHarness
  private var session: StageSession { harness.session }

  init() throws { harness = try OpenFilesHarness() }

  @Test("A file whose name isn't UTF-8 is refused with a sentence about that, by itself and in a folder")
  func name() throws {
    let bytes = Array("\(harness.folder.path)/Caf".utf8) + [0xe9] + Array(".swift".utf8)
    let file = FilePath(bytes: bytes).withCString { Foundation.open($0, O_CREAT | O_WRONLY, 0o600) }
    close(file)
    for path in [FilePath(bytes: bytes).text, harness.folder.path] {
      let failure = #expect(throws: GlissadeError.self) { try SourcePaths.request([path]) }
      #expect(
        failure?.message.hasSuffix("cannot be compiled, because its name is not UTF-8 text: rename it") == true,
        "\(String(describing: failure))")
    }
  }

  @Test("What can't be opened is refused with its name: a missing file, another kind of file, and a folder without code")
  func refusals() throws {
    _ = try harness.write("Notes.txt")
    func message(_ path: String) -> String? {
      do throws(GlissadeError) { try session.files.open(paths: [path]) } catch { return error.message }
      return nil
    }
    #expect(message(harness.folder.path + "/No.swift") == "there is no file or folder “\(harness.folder.path)/No.swift”")
    #expect(message(harness.folder.path + "/Notes.txt")?.contains("is no Swift file") == true)
    #expect(message(harness.folder.path)?.hasSuffix("there is no Xcode project and no Swift file in this folder") == true)
    #expect(session.files.files.isEmpty)
    _ = try (harness.write("A.swift"), harness.write("B.swift"))
    #expect(message(harness.folder.path) == nil && session.files.files.first?.name == (harness.folder.path as NSString).lastPathComponent)
  }

  @Test("The folder of a project stands for its app, and a target can be named")
  func project() throws {
    let project = try AppProject("Wallet", apps: ["Wallet", "Demo"])
    try project.write("import UIKit\n", as: "Wallet/Card.swift")
    try project.write("import UIKit\n", as: "Demo/Demo.swift")
    for path in [project.path, project.path + "/Wallet.xcodeproj"] {
      let request = try SourcePaths.request([path], root: "Card")
      #expect(request.files == [project.path + "/Wallet/Card.swift"] && request.root == "Card")
      #expect(request.project == .init(path: path, name: "Wallet") && request.displayName == "Wallet")
    }
    let demo = try SourcePaths.request([project.path], target: "Demo")
    #expect(demo.files == [project.path + "/Demo/Demo.swift"] && demo.displayName == "Wallet (Demo)")
    let unknown = #expect(throws: GlissadeError.self) { try SourcePaths.request([project.path], target: "Watch") }
    #expect(unknown?.message.contains("“Wallet”, “Demo”") == true, "\(String(describing: unknown))")
    let file = #expect(throws: GlissadeError.self) { try SourcePaths.request([project.path + "/Wallet/Card.swift"], target: "Demo") }
    #expect(file?.message == "--target needs a project: name its folder alone")
  }

  @Test("Files of several folders are opened together, whatever projects they belong to")
  func severalFolders() throws {
    let (one, other) = (try AppProject("One", apps: ["One"]), try AppProject("Other", apps: ["Other"]))
    try one.write("import UIKit\n", as: "One/A.swift")
    try other.write("import UIKit\n", as: "Other/B.swift")
    let request = try SourcePaths.request([one.path, other.path])
    #expect(request.project == nil && request.files == [one.path + "/One/A.swift", other.path + "/Other/B.swift"])
  }

  @Test("A folder stands for the Swift files below it, without tests, the package's description and the code of package managers")
  func projectFolder() throws {
    for path in [
      "Package.swift", "Sources/Card.swift", "Sources/Views/Cell.swift", "Tests/CardTests.swift", "Pods/Hero.swift", ".build/A.swift",
    ] {
      try FileManager.default.createDirectory(
        atPath: ((harness.folder.path + "/" + path) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      _ = try harness.write(path)
    }
    let names = try SourcePaths.request([harness.folder.path]).files.map { String($0.dropFirst(harness.folder.path.count + 1)) }
    #expect(names == ["Sources/Card.swift", "Sources/Views/Cell.swift"])
  }
}
