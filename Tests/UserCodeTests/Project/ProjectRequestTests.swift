import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

@Suite("What is asked of a project")
struct ProjectRequestTests {
  private func request(_ path: String, target: String? = nil, files: [String] = []) -> CodeRequest {
    CodeRequest(files: files, project: .init(path: path, target: target, name: "Wallet"))
  }

  @Test("A project stays the same when files are added to it, and differs by its place, its target and its root")
  func identity() {
    let project = request("/work/Wallet", files: ["/work/Wallet/A.swift"])
    #expect(project == request("/work/Wallet", files: ["/work/Wallet/A.swift", "/work/Wallet/B.swift"]))
    #expect(project != request("/other/Wallet", files: ["/work/Wallet/A.swift"]))
    #expect(project != request("/work/Wallet", target: "Demo", files: ["/work/Wallet/A.swift"]))
    #expect(project != CodeRequest(files: ["/work/Wallet/A.swift"]) && project.paths == ["/work/Wallet"])
    var other = project
    other.root = "Card"
    #expect(project != other)
  }

  @Test("The demos of a project have its name and their takes belong to it wherever it is; stored values belong to its place")
  func names() {
    let (here, there) = (request("/here/Wallet"), request("/there/Wallet.xcodeproj"))
    let app = SourceName(here, path: "/here/Wallet/AppDelegate.swift", root: nil)
    #expect(app.text == "Wallet" && app.takeID == "Wallet.project")
    #expect(SourceName(there, path: "/there/Old/AppDelegate.swift", root: nil).takeID == app.takeID)
    #expect(SourceName(there, path: "/there/Old/AppDelegate.swift", root: nil).id != app.id)
    #expect(SourceName(here, path: "/here/Wallet/Renamed.swift", root: nil).id == app.id)
    #expect(SourceName(here, path: "/here/Card.swift", root: "Card").text == "Wallet/Card")
    let demo = SourceName(request("/here/Wallet", target: "Demo"), path: "/here/A.swift", root: nil)
    #expect(demo.text == "Wallet (Demo)" && demo.takeID == "Wallet.Demo.project" && demo.id != app.id)
  }

  @Test("The contents of a project are those of its target's files, and change with its resources as well")
  func contents() throws {
    let project = try AppProject("Wallet", apps: ["Wallet", "Demo"])
    try project.write("let a = 1", as: "Wallet/A.swift")
    try project.write("let b = 1", as: "Demo/B.swift")
    let request = request(project.path)
    let first = try FileContents(of: request)
    #expect(first.sources.map { ($0 as NSString).lastPathComponent } == ["A.swift"])
    #expect(try FileContents(of: request) == first)
    try project.write("{}", as: "Wallet/Assets.xcassets/Red.colorset/Contents.json")
    let second = try FileContents(of: request)
    #expect(second != first && second.fingerprint != first.fingerprint)
    try project.write("let c = 1", as: "Wallet/Screens/C.swift")
    #expect(try FileContents(of: request).sources.count == 2)
    let demo = try FileContents(of: self.request(project.path, target: "Demo"))
    #expect(demo.sources.map { ($0 as NSString).lastPathComponent } == ["B.swift"])
  }

  @Test("What is watched of a project: the folders of its files, those above them, its asset catalogs, and the project file's")
  @MainActor func folders() throws {
    let project = try AppProject("Wallet", apps: ["Wallet"])
    try project.write("let a = 1", as: "Wallet/Screens/Cards/A.swift")
    try project.write("{}", as: "Wallet/Assets.xcassets/Red.colorset/Contents.json")
    let request = request(project.path)
    let folders = FilesWatch.folders(of: request, try FileContents(of: request))
    for folder in [
      "", "/Wallet.xcodeproj", "/Wallet", "/Wallet/Screens", "/Wallet/Screens/Cards", "/Wallet/Assets.xcassets/Red.colorset",
    ] { #expect(folders.contains(project.path + folder), "\(folder)") }
  }

  @Test("A project that can't be read any more is an error that says why")
  func missing() throws {
    let error = #expect(throws: GlissadeError.self) { try FileContents(of: self.request("/nowhere/Wallet")) }
    #expect(error?.message == "/nowhere/Wallet: there is no such file or folder")
    let empty = try AppProject("Wallet", apps: ["Wallet"])
    let other = #expect(throws: GlissadeError.self) { try FileContents(of: self.request(empty.path)) }
    #expect(other?.kind == .noInput, "\(String(describing: other))")
  }
}
