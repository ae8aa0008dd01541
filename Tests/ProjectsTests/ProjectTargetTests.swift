import Testing

@testable import Projects

@Suite("Which target of a project is opened")
struct ProjectTargetTests {
  private typealias Target = SampleProject.Target

  private func folder(_ targets: [SampleProject.Target]) throws -> SampleFolder {
    let folder = try SampleFolder("Clone", ["Card.xcodeproj/project.pbxproj": SampleProject(targets: targets).text])
    for name in targets.flatMap(\.sources) { try folder.write(name, "") }
    return folder
  }

  @Test("Given several apps, then the one with the project's name is opened, and the others can be chosen")
  func named() throws {
    let folder = try folder([
      Target(name: "Other", sources: ["other.swift"]), Target(name: "Card", sources: ["card.swift"]),
      Target(name: "Kit", type: "framework", sources: ["kit.swift"]),
    ])
    let read = try Project.read(at: folder.path)
    #expect(read.target == "Card")
    #expect(read.targets == ["Card", "Other", "Kit"])
    #expect(try folder.names(Project.read(at: folder.path, target: "Other").sources) == ["other.swift"])
    #expect(try folder.names(Project.read(at: folder.path, target: "Kit").sources) == ["kit.swift"])
  }

  @Test("Given an unknown target, then the sentence lists those there are")
  func unknown() throws {
    let folder = try folder([Target(name: "Card", sources: ["a.swift"]), Target(name: "Demo", sources: ["a.swift"])])
    let problem = #expect(throws: ProjectProblem.self) { try Project.read(at: folder.path, target: "Crad") }
    #expect(problem?.sentence == "there is no target “Crad” that can be opened: there are “Card”, “Demo”")
  }

  @Test("Given tests, extensions and other platforms, then they are left aside with a note")
  func others() throws {
    let folder = try folder([
      Target(name: "Mac", sources: ["a.swift"], settings: ["SDKROOT": "macosx"]),
      Target(name: "TV", sources: ["a.swift"], settings: ["SDKROOT": "appletvos", "TARGETED_DEVICE_FAMILY": "3"]),
      Target(name: "Watch", type: "application.watchapp2", sources: ["a.swift"]),
      Target(name: "Widget", type: "app-extension", sources: ["a.swift"]),
      Target(name: "CardTests", type: "bundle.unit-test", sources: ["a.swift"]),
      Target(
        name: "Both", sources: ["a.swift"], settings: ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx iphoneos iphonesimulator"]),
    ])
    let read = try Project.read(at: folder.path)
    #expect(read.targets == ["Both"])
    #expect(
      read.notes == [
        "the targets left aside are Mac (for macOS), TV (for tvOS), Watch (for watchOS), Widget (an extension) and CardTests (tests)"
      ])
  }

  @Test("Given only a target for another platform, then the sentence names it")
  func noApp() throws {
    let folder = try folder([Target(name: "Mac", sources: ["a.swift"], settings: ["SDKROOT": "macosx"])])
    let problem = #expect(throws: ProjectProblem.self) { try Project.read(at: folder.path) }
    #expect(problem?.sentence == "there is no app for iOS in this project: there are Mac (for macOS)")
  }

  @Test("Given files that only another platform builds, then they are left aside")
  func platformFilters() throws {
    let folder = try folder([Target(name: "Card", sources: ["a.swift", "mac.swift"])])
    let project = SampleProject(targets: [Target(name: "Card", sources: ["a.swift", "mac.swift"])])
    let file = project.id("mac.swift")
    try folder.write(
      "Card.xcodeproj/project.pbxproj",
      project.text.replacing("fileRef = \(file);", with: "fileRef = \(file); platformFilters = (macos, );"))
    #expect(try folder.names(Project.read(at: folder.path).sources) == ["a.swift"])
  }
}
