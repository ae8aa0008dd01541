import Foundation
import Testing

@testable import Projects

@Suite("Xcode projects")
struct XcodeProjectTests {
  private typealias Target = SampleProject.Target

  @Test("Given an app, then its sources and resources are those of its build phases, and files outside them are left aside")
  func phases() throws {
    let project = SampleProject(targets: [
      Target(
        name: "Card", sources: ["App/Card.swift", "App/Old.m", "App/Model.xcdatamodeld"],
        resources: ["App/Base.lproj/Main.storyboard", "App/Media.xcassets", "Gone.png"],
        settings: ["INFOPLIST_FILE": "$(SRCROOT)/App/Info.plist", "PRODUCT_NAME": "The Card"])
    ])
    let folder = try SampleFolder(
      "Clone",
      [
        "Card.xcodeproj/project.pbxproj": project.text, "App/Card.swift": "", "App/Old.m": "", "App/Model.xcdatamodeld/m": "",
        "App/Base.lproj/Main.storyboard": "", "App/Media.xcassets/Contents.json": "{}", "App/Unused.swift": "",
        "App/Info.plist": "<plist><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>",
      ])
    let read = try Project.read(at: folder.path)
    #expect(read.name == "Card")
    #expect(read.folder == folder.path)
    #expect(read.target == "Card")
    #expect(read.moduleName == "The_Card")
    #expect(folder.names(read.sources) == ["App/Card.swift"])
    #expect(folder.names(read.resources) == ["App/Base.lproj/Main.storyboard", "App/Media.xcassets"])
    #expect(read.info.texts["CFBundleName"] == "The Card")
    #expect(
      read.notes == [
        "“Gone.png” is named in the project, but there is no such file",
        "“App/Model.xcdatamodeld” is left aside, as only Xcode compiles such files",
        "“App/Old.m” is left aside, as only Swift files are compiled",
      ])
  }

  @Test("Given a project whose names have spaces, umlauts, percent signs and Windows line ends, then its files are found")
  func names() throws {
    let project = SampleProject(targets: [Target(name: "Über 100 %", sources: ["Größe 50%25.swift"])])
    let folder = try SampleFolder(
      "Ein Ordner %41",
      [
        "Über 100 %.xcodeproj/project.pbxproj": project.text.replacingOccurrences(of: "\n", with: "\r\n"),
        "Größe 50%25.swift".decomposedStringWithCanonicalMapping: "",
      ])
    let read = try Project.read(at: folder.path)
    #expect(read.moduleName == "Über_100__")
    #expect(folder.names(read.sources) == ["Größe 50%25.swift"])
    #expect(FileManager.default.fileExists(atPath: read.sources[0]))
  }

  @Test("Given a name whose letters differ in case from the file's, then the file is found, as on a Mac")
  func letterCase() throws {
    let project = SampleProject(targets: [Target(name: "Card", sources: ["app/card.swift"])])
    let folder = try SampleFolder("Clone", ["Card.xcodeproj/project.pbxproj": project.text, "App/Card.swift": ""])
    #expect(try folder.names(Project.read(at: folder.path).sources) == ["App/Card.swift"])
  }

  @Test("Given groups within groups, source trees and localized files, then each path is that of its groups")
  func groups() throws {
    var project = SampleProject(targets: [Target(name: "Card", sources: ["a.swift", "root.swift"], resources: ["Main.storyboard"])])
    project.entries = [
      "a.swift": "path = a.swift; sourceTree = \"<group>\";", "root.swift": "path = root.swift; sourceTree = SOURCE_ROOT;",
      "Main.storyboard": "path = none; sourceTree = BUILT_PRODUCTS_DIR;",
    ]
    project.objects = """
      OUTER = {isa = PBXGroup; path = Outer; sourceTree = "<group>"; children = (INNER, OUTER, VARIANTS); };
      INNER = {isa = PBXGroup; name = "Not a folder"; sourceTree = "<group>"; children = (\(project.id("a.swift")), \(project.id("root.swift"))); };
      VARIANTS = {isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (BASE, GERMAN); };
      BASE = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      GERMAN = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      """
    project.children = ["OUTER"]
    var text = project.text.replacingOccurrences(of: "fileRef = \(project.id("Main.storyboard"))", with: "fileRef = VARIANTS")
    // The files are in the inner group only.
    text = text.replacingOccurrences(of: "children = (\(project.id("Main.storyboard"))", with: "children = (NONE")
    text = text.replacingOccurrences(of: "NONE, \(project.id("a.swift")), \(project.id("root.swift"))", with: "NONE")
    let folder = try SampleFolder(
      "Clone",
      [
        "Card.xcodeproj/project.pbxproj": text, "Outer/a.swift": "", "root.swift": "", "Outer/Base.lproj/Main.storyboard": "",
        "Outer/de.lproj/Main.strings": "",
      ])
    let read = try Project.read(at: folder.path)
    #expect(folder.names(read.sources) == ["Outer/a.swift", "root.swift"])
    #expect(folder.names(read.resources) == ["Outer/Base.lproj/Main.storyboard", "Outer/de.lproj/Main.strings"])
  }

  @Test("Given folders that belong to targets as a whole, then their files do, but for the exceptions")
  func synchronizedFolders() throws {
    var project = SampleProject(targets: [
      Target(name: "Card", settings: ["INFOPLIST_FILE": "App/Info.plist"], folders: ["App"]),
      Target(name: "Kit", type: "framework", folders: ["Kit"]),
    ])
    project.entries = ["App": "exceptions = (OWN); explicitFolders = (Levels);", "Kit": "exceptions = (LENT);"]
    project.objects = """
      OWN = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T\(project.id("Card"));
        membershipExceptions = (Info.plist, "Not this.swift", "/Localized: Out.strings"); };
      LENT = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T\(project.id("Card")); membershipExceptions = (Lent.swift); };
      """
    let folder = try SampleFolder(
      "Clone",
      [
        "Card.xcodeproj/project.pbxproj": project.text, "App/Info.plist": "<plist><dict/></plist>", "App/Deep/er/A.swift": "",
        "App/Not this.swift": "", "App/de.lproj/Out.strings": "", "App/de.lproj/In.strings": "", "App/Media.xcassets/a.json": "",
        "App/Levels/1.json": "", "App/Levels/2.json": "", "App/README.md": "", "App/.hidden.swift": "", "Kit/Lent.swift": "",
        "Kit/Kit.swift": "",
      ])
    let read = try Project.read(at: folder.path)
    #expect(folder.names(read.sources) == ["App/Deep/er/A.swift", "Kit/Lent.swift"])
    #expect(folder.names(read.resources) == ["App/Levels", "App/Media.xcassets", "App/de.lproj/In.strings"])
  }

  @Test("Given more missing files than ten, then ten are named and the others are counted")
  func missingFiles() throws {
    let sources = (10..<25).map { "Gone\($0).swift" }
    let project = SampleProject(targets: [Target(name: "Card", sources: sources + ["A.swift"])])
    let folder = try SampleFolder("Clone", ["Card.xcodeproj/project.pbxproj": project.text, "A.swift": ""])
    let notes = try Project.read(at: folder.path).notes
    #expect(notes.count == 11)
    #expect(notes.last == "5 more files of the project are not there")
  }

  @Test("Given a project without one Swift file that is there, then a sentence says so")
  func nothing() throws {
    let project = SampleProject(targets: [Target(name: "Card", sources: ["A.swift"])])
    let folder = try SampleFolder("Clone", ["Card.xcodeproj/project.pbxproj": project.text])
    let problem = #expect(throws: ProjectProblem.self) { try Project.read(at: folder.path) }
    #expect(
      problem?.sentence
        == "there is no Swift file of the target “Card”: “A.swift” is named in the project, but there is no such file")
  }

  @Test("Given an Info.plist that can't be read, then the app opens, with a note of the file and line")
  func brokenInfo() throws {
    let project = SampleProject(targets: [Target(name: "Card", sources: ["A.swift"], settings: ["INFOPLIST_FILE": "Info.plist"])])
    let folder = try SampleFolder(
      "Clone", ["Card.xcodeproj/project.pbxproj": project.text, "A.swift": "", "Info.plist": "<plist>\n<dict>\n<key>a"])
    let notes = try Project.read(at: folder.path).notes
    #expect(notes == ["\(folder.path)/Info.plist:3: this is no complete property list in XML"])
  }
}
