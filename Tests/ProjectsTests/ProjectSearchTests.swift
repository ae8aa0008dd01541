import Foundation
import Testing

@testable import Projects

@Suite("Finding the project in a folder")
struct ProjectSearchTests {
  private typealias Target = SampleProject.Target

  /// The text of a project with one target that has one file.
  private func text(_ name: String, _ type: String = "application") -> String {
    SampleProject(targets: [Target(name: name, type: type, sources: ["a.swift"])]).text
  }

  private func workspace(_ references: String) -> String { "<?xml version=\"1.0\"?>\n<Workspace version=\"1.0\">\(references)</Workspace>" }

  private func problem(_ path: String) -> ProjectProblem? { #expect(throws: ProjectProblem.self) { try Project.read(at: path) } }

  @Test("Given a project, then the folder, the project, its file and its workspace name the same")
  func paths() throws {
    let folder = try SampleFolder(
      "Clone",
      [
        "Card.xcodeproj/project.pbxproj": text("Card"), "a.swift": "",
        "Card.xcodeproj/project.xcworkspace/contents.xcworkspacedata": workspace("<FileRef location=\"self:\"/>"),
        "Card.xcworkspace/contents.xcworkspacedata": workspace("<FileRef location=\"group:Card.xcodeproj\"/>"),
      ])
    let expected = try Project.read(at: folder.path)
    let names = ["Card.xcodeproj", "Card.xcodeproj/project.pbxproj", "Card.xcodeproj/project.xcworkspace", "Card.xcworkspace", "./"]
    for name in names { #expect(try Project.read(at: folder.path + "/" + name) == expected) }
  }

  @Test("Given a workspace with pods, groups and several projects, then the first with an app is opened")
  func workspaces() throws {
    let references = """
      <FileRef location="group:Pods/Pods.xcodeproj"/><Group location="container:Inner" name="In">
      <FileRef location="group:Kit.xcodeproj"/><FileRef location="group:App &amp; Co.xcodeproj"/></Group>
      """
    let folder = try SampleFolder(
      "Clone",
      [
        "All.xcworkspace/contents.xcworkspacedata": workspace(references), "Pods/Pods.xcodeproj/project.pbxproj": text("Pods"),
        "Inner/Kit.xcodeproj/project.pbxproj": text("Kit", "framework"), "Inner/App & Co.xcodeproj/project.pbxproj": text("Card"),
        "Inner/a.swift": "", "Other.xcodeproj/project.pbxproj": text("Other"), "a.swift": "",
      ])
    let read = try Project.read(at: folder.path)
    #expect(read.name == "App & Co")
    #expect(read.targets == ["Card", "Kit"])
  }

  @Test("Given several projects, then the one named like the folder is opened, or else the first with an app")
  func several() throws {
    let folder = try SampleFolder(
      "Clone",
      [
        "A.xcodeproj/project.pbxproj": text("Kit", "framework"), "B.xcodeproj/project.pbxproj": text("B"),
        "Clone.xcodeproj/project.pbxproj": text("C"), "a.swift": "",
      ])
    #expect(try Project.read(at: folder.path).target == "C")
    #expect(try Project.read(at: folder.path, target: "B").name == "B")
    try FileManager.default.removeItem(atPath: folder.path + "/Clone.xcodeproj")
    #expect(try Project.read(at: folder.path).target == "B")
  }

  @Test("Given a library with an example in a folder of its own, then the example is opened, and without one the library")
  func examples() throws {
    let folder = try SampleFolder(
      "Clone",
      [
        "Kit.xcodeproj/project.pbxproj": text("Kit", "framework"), "a.swift": "", "Package.swift": "let package = Package(name: \"Kit\")",
        "Examples/iOS/Demo/Demo.xcodeproj/project.pbxproj": text("Demo"), "Examples/iOS/Demo/a.swift": "",
      ])
    #expect(try Project.read(at: folder.path).target == "Demo")
    #expect(try Project.read(at: folder.path + "/Kit.xcodeproj").target == "Demo")
    #expect(try Project.read(at: folder.path + "/Package.swift").target == "Demo")
    try FileManager.default.removeItem(atPath: folder.path + "/Examples")
    let library = try Project.read(at: folder.path)
    #expect(library.target == "Kit")
    #expect(library.notes.first == "“Kit.xcodeproj” has no app: its library Kit is opened")
  }

  @Test("Given hidden folders, fetched ones and deep ones, then no project is searched in them", arguments: [".git/x", "Pods", "a/b/c/d"])
  func leftOut(name: String) throws {
    let folder = try SampleFolder("Clone", ["\(name)/App.xcodeproj/project.pbxproj": text("App"), "\(name)/a.swift": "", "b.swift": ""])
    #expect(try Project.read(at: folder.path).target == nil)
  }

  @Test("Given links that lead in a circle, then the search and the files end")
  func links() throws {
    let folder = try SampleFolder("Clone", ["In/b.swift": ""])
    try folder.link("In/Again", to: "..")
    try folder.link("In/Self", to: "Self")
    let read = try Project.read(at: folder.path)
    #expect(folder.names(read.sources) == ["In/b.swift"])
  }

  @Test("Given links that lead nowhere, then they are left aside, and a note says so")
  func brokenLinks() throws {
    let folder = try SampleFolder("Clone", ["b.swift": ""])
    try folder.link("Gone.swift", to: "/nowhere/Gone.swift")
    try folder.link("Self.swift", to: "Self.swift")
    let read = try Project.read(at: folder.path)
    #expect(folder.names(read.sources) == ["b.swift"])
    #expect(
      read.notes == ["“Gone.swift” is a link to a file that isn't there", "“Self.swift” is a link to a file that isn't there"])
  }

  @Test("Given files only, then Swift files are sources but for tests and fetched ones, and all others are resources")
  func files() throws {
    let folder = try SampleFolder(
      "My Files",
      [
        "B.swift": "", "Sub/A.swift": "", "Package.swift": "", "CardTests/T.swift": "", "Carthage/X.swift": "", "Main.storyboard": "",
        "Sub/Media.xcassets/a.json": "", "Sub/data.json": "",
        "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
      ])
    try FileManager.default.removeItem(atPath: folder.path + "/Package.swift")
    let read = try Project.read(at: folder.path)
    #expect(read.name == "My Files" && read.moduleName == "My_Files" && read.target == nil)
    #expect(folder.names(read.sources) == ["B.swift", "Sub/A.swift"])
    #expect(folder.names(read.resources) == ["Main.storyboard", "Sub/Media.xcassets", "Sub/data.json"])
    #expect(read.info.mainStoryboard == "Main")
  }

  @Test("Given what is no project, then a sentence says why")
  func refusals() throws {
    let folder = try SampleFolder(
      "Clone",
      [
        "text.txt": "", "Show.playground/Contents.swift": "", "Empty/readme.txt": "", "None.xcodeproj/x": "",
        "Bad.xcworkspace/contents.xcworkspacedata": "<Workspace>\n<FileRef", "Old/Old.xcodeproj/project.pbxproj": "{\n a = 1\n b = 2;}",
      ])
    let none = problem(folder.path + "/none")
    #expect(none?.sentence == "there is no such file or folder")
    #expect(problem(folder.path + "/text.txt")?.sentence == "this is neither a folder nor a project")
    #expect(problem(folder.path + "/Show.playground")?.sentence.hasPrefix("this is a playground") == true)
    #expect(problem(folder.path + "/Empty")?.sentence == "there is no Xcode project and no Swift file in this folder")
    #expect(problem(folder.path + "/None.xcodeproj")?.description == "\(folder.path)/None.xcodeproj/project.pbxproj: there is no such file")
    #expect(problem(folder.path + "/Bad.xcworkspace")?.line == 2)
    #expect(
      problem(folder.path + "/Old")?.description
        == "\(folder.path)/Old/Old.xcodeproj/project.pbxproj:3: “;” is missing after the value of “a”")
  }

  @Test("Given more files than are searched, then a sentence says how to go on")
  func tooMany() throws {
    let folder = try SampleFolder("Clone", ["a.swift": ""])
    for index in 0..<FolderListing.maximumCount {
      #expect(FileManager.default.createFile(atPath: folder.path + "/\(index).txt", contents: nil))
    }
    #expect(problem(folder.path)?.sentence.hasPrefix("there are more than 20,000 files") == true)
  }

  @Test("Given a project whose file is missing and Swift files beside it, then those are opened")
  func withoutFile() throws {
    let folder = try SampleFolder("Clone", ["Card.xcodeproj/xcuserdata/x": "", "a.swift": ""])
    let read = try Project.read(at: folder.path)
    #expect(folder.names(read.sources) == ["a.swift"])
    #expect(read.notes == ["“Card.xcodeproj” has no project.pbxproj, so the files of the folder are opened instead"])
  }

  @Test("Given a broken project in a folder with Swift files, then its problem is told, as files alone would hide it")
  func brokenProject() throws {
    let folder = try SampleFolder("Clone", ["Card.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\n}", "a.swift": ""])
    #expect(problem(folder.path)?.line == 2)
  }
}
