import Foundation
import GlissadeKit
import Rehearsal
import SourceReport
import TestSupport
import Testing
import Tweaks

@testable import UserCode

@Suite("glissade new")
@MainActor
struct StarterTests {
  private let folder: TemporaryFolder

  init() throws {
    try SourceAssets.preparePlatform()
    folder = try TemporaryFolder()
  }

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
    #expect(throws: GlissadeError.self) { try Starter(name: name) }
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

  @Test(
    "Each template's file can be exported: the lines to paste, the motion as Swift and CSS, and a preset",
    arguments: Starter.Template.allCases)
  func exports(template: Starter.Template) throws {
    let file = "\(folder.path)/\(template.rawValue)-card.swift"
    #expect(run(file, "--template", template.rawValue).status == .success)
    let tools = CodeTools(environment: ProcessInfo.processInfo.environment)
    let report = try CodeRequest(files: [file]).report(by: tools)
    let duration = try #require(report.values.first { $0.isPrimary && $0.id.hasSuffix("duration") && $0.text.contains(".") })
    func export(_ format: String, _ others: String...) -> String {
      let run = ProgramRun(["export", file, "--format", format] + others)
      #expect(run.status == .success, "\(run.errors)")
      return run.text
    }
    let swift = export("swift", "--set", "\(duration.id)=0.6")
    #expect(swift.contains("// \(template.rawValue)-card.swift, line \(duration.line), instead of: "), "\(swift)")
    #expect(swift.contains("duration: TimeInterval = 0.6\n") && swift.contains("duration: 0.6"), "\(swift)")
    #expect(export("swift").contains("Animator(") && export("swift").contains("// All values are as in the file.\n"))
    #expect(export("swift", "--all").contains("// \(template.rawValue)-card.swift, line \(duration.line)\n"))
    #expect(export("css", "--set", "\(duration.id)=0.6").contains("transition-duration: 600ms;"))
    #expect(export("json", "--set", "\(duration.id)=0.6").contains("\"\(duration.id)\": 0.6"))
  }

  @Test(
    "The springs of the templates that have one are in the panel, from their parameters",
    arguments: [Starter.Template.card, .push, .sheet, .tab, .zoom])
  func springs(template: Starter.Template) throws {
    let file = "\(folder.path)/\(template.rawValue)-card.swift"
    #expect(run(file, "--template", template.rawValue).status == .success)
    let report = try CodeRequest(files: [file]).report(by: CodeTools(environment: ProcessInfo.processInfo.environment))
    let group = try #require(report.tweakGroups.first { $0.title == "Parameters" })
    #expect(group.timings.count == 1, "\(report.timings)")
  }
}
