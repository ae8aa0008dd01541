import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

@Suite("glissade new")
@MainActor
struct StarterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String...) -> ProgramRun {
    ProgramRun(["new"] + words, environment: ["GLISSADE_ASSETS": SourceAssets.folder, "HOME": folder.path])
  }

  @Test("Each template becomes a file whose types have the given name", arguments: Starter.Template.allCases)
  func templates(template: Starter.Template) throws {
    let file = "\(folder.path)/bouncy-card.swift"
    let program = run("\(folder.path)/bouncy-card", "--template", template.rawValue)
    #expect(program.status == .success, "\(program.errors)")
    #expect(program.text.contains("glissade run \(file)\n"))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("final class BouncyCard: NSObject") && text.contains("glissade run bouncy-card.swift"))
    #expect(!text.contains("MyTransition") && text.contains("import UIKit\n") && text.contains("#Preview(\""))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((80...220).contains(lines.count) && lines.allSatisfy { $0.count <= 140 })
  }

  @Test("Without a template the starter is a card")
  func standardTemplate() throws {
    #expect(run(folder.path + "/Bounce.swift").status == .success)
    #expect(try String(contentsOfFile: folder.path + "/Bounce.swift", encoding: .utf8).hasPrefix("// A card"))
  }

  @Test("A file that exists is left alone")
  func existing() throws {
    let file = try folder.write(Data("mine".utf8), as: "Bounce.swift")
    let program = run(folder.path + "/Bounce")
    #expect(program.status == .cannotCreate)
    #expect(program.errors.first?.contains("exists already") == true)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
  }

  @Test("A folder that is missing is named, and not created")
  func missingFolder() {
    let program = run(folder.path + "/none/Bounce")
    #expect(program.status == .cannotCreate)
    #expect(program.errors.first?.contains("there is no folder “\(folder.path)/none”") == true)
  }

  @Test(
    "A name that no type can have is refused",
    arguments: ["", "1st", "-", "a.b", "a/b/", "String", "self", "main", "UIView", "caLayer/CALayer", "NSObject", "emoji🙂"])
  func badNames(name: String) {
    #expect(throws: CommandFailure.self) { try Starter(name: name) }
  }

  @Test(
    "The types' names begin with a capital and have no separators",
    arguments: [
      ("bounce", "Bounce", "bounce.swift"), ("my-card", "MyCard", "my-card.swift"), ("my card.swift", "MyCard", "my card.swift"),
      ("Sources/Überblendung", "Überblendung", "Sources/Überblendung.swift"), ("UImove", "UImove", "UImove.swift"),
    ])
  func names(typed: String, type: String, path: String) throws {
    let starter = try Starter(name: typed)
    #expect(starter.typeName == type)
    #expect(starter.path == path)
  }

  @Test("A template that doesn't exist is refused with those that do")
  func unknownTemplate() {
    let program = run("Bounce", "--template", "crad")
    #expect(program.status == .usage)
    #expect(program.errors.first?.contains("did you mean “card”") == true)
  }
}
