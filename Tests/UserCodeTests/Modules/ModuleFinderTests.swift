import Foundation
import TestSupport
import Testing

@testable import UserCode

@Suite("Where the sources of a module are found")
struct ModuleFinderTests {
  private let folder: TemporaryFolder
  private var root: String { folder.path }

  init() throws { folder = try TemporaryFolder() }

  private func write(_ path: String, _ text: String = "public struct Any1 {}\n") throws {
    let file = "\(root)/\(path)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// Finds a module for an app whose only file is "Project/App/App.swift".
  private func find(_ name: String, named: [String: String] = [:]) throws -> ModuleFinder.Result {
    try write("Project/App/App.swift", "import \(name)")
    try write("Project/App.xcodeproj/project.pbxproj", "")
    return ModuleFinder(files: ["\(root)/Project/App/App.swift"], named: named).source(of: name)
  }

  private func files(_ result: ModuleFinder.Result) -> [String]? {
    if case .found(let source) = result { source.files.map { String($0.dropFirst(root.count + 1)) } } else { nil }
  }

  @Test(
    "Given a folder of the module's name where package managers and people keep it, then its Swift files are found",
    arguments: [
      "Project/Pods", "Project/Carthage/Checkouts", "Project/.build/checkouts", "Project/SourcePackages/checkouts", "Project", "",
    ])
  func places(place: String) throws {
    let folder = place.isEmpty ? "Deck" : "\(place)/Deck"
    try write("\(folder)/Sources/Card.swift")
    try write("\(folder)/Tests/CardTests.swift")
    try write("\(folder)/Example/Main.swift")
    #expect(files(try find("Deck")) == ["\(folder)/Sources/Card.swift"])
  }

  @Test("Given a folder with other capitals, then it is found")
  func capitals() throws {
    try write("Project/Pods/deck/Card.swift")
    #expect(files(try find("Deck")) == ["Project/Pods/deck/Card.swift"])
  }

  @Test("Given a package of another name with a target of the module's name, then the target's files are found")
  func products() throws {
    try write("Project/Pods/deck-kit/Package.swift", #"targets: [.target(name: "Deck", path: "Code", exclude: ["Old"])]"#)
    try write("Project/Pods/deck-kit/Code/Card.swift")
    try write("Project/Pods/deck-kit/Code/Old/Card.swift")
    try write("Project/Pods/deck-kit/Other/Other.swift")
    #expect(files(try find("Deck")) == ["Project/Pods/deck-kit/Code/Card.swift"])
  }

  @Test("Given the example of a library in the library's own repository, then the library is found above it")
  func repository() throws {
    try write("Deck.podspec", "s.name = 'Deck'\ns.source_files = 'Deck/**/*.swift'")
    try write("Deck/Card.swift")
    #expect(files(try find("Deck")) == ["Deck/Card.swift"])
  }

  @Test("Given a folder that the person names, then it comes before any other, and one that doesn't exist is said to be missing")
  func namedFolder() throws {
    try write("Project/Pods/Deck/Card.swift")
    try write("Mine/Card.swift")
    #expect(files(try find("Deck", named: ["Deck": "\(root)/Mine"])) == ["Mine/Card.swift"])
    #expect(
      try find("Deck", named: ["Deck": "/nowhere"])
        == .absent(.unusable("there is no module Deck: the folder “/nowhere” that --with names doesn't exist")))
  }

  @Test("Given a folder of the module's name with the person's own files, then it isn't the module")
  func ownFolder() throws { #expect(try find("App") == .absent(.missing)) }

  @Test("Given a library in C, or compiled for Apple's systems, then a sentence says so")
  func unusableSources() throws {
    try write("Project/Pods/Flow/Flow.c")
    try write("Project/Pods/Closed/Package.swift", #".binaryTarget(name: "Closed", path: "Closed.xcframework")"#)
    guard case .absent(.unusable(let text)) = try find("Flow"), case .absent(.unusable(let other)) = try find("Closed") else {
      Issue.record("the modules were found")
      return
    }
    #expect(text.contains("is written in C or Objective-C"))
    #expect(other.contains("is compiled for Apple's systems"))
  }

  @Test("Given links that lead in a circle, then the search ends")
  func circularLinks() throws {
    try write("Project/Pods/Deck/Card.swift")
    try FileManager.default.createSymbolicLink(atPath: "\(root)/Project/Pods/Deck/More", withDestinationPath: "..")
    #expect(files(try find("Deck")) == ["Project/Pods/Deck/Card.swift"])
  }
}
