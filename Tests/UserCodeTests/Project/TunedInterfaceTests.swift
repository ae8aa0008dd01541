import Foundation
@testable import Rehearsal
import SourceReport
import TestSupport
import Testing
import Tweaks

@testable import UserCode

extension CodeProjectTests {
  @Suite("Numbers of a project's storyboards that are tuned")
  @MainActor
  struct InterfaceNumbers {
    private nonisolated static let constant = "Main.storyboard:ctA-00-002.constant"
    private nonisolated static let multiplier = "Main.storyboard:ctA-00-004.multiplier"
    private nonisolated static let priority = "Main.storyboard:ctA-00-001.priority"
    private nonisolated static let alpha = "Main.storyboard:cdA-00-001.backgroundColor.alpha"
    private nonisolated static let radius = "Main.storyboard:cdA-00-001.layer.cornerRadius"

    @Test("They are in the panel by their file and scene, with titles like those of Xcode's outline")
    func panel() throws {
      let version = try ProjectHarness(WalletSample().project).load()
      let group = try #require(version.demos.first?.tweaks.first { $0.title == "Main.storyboard, CardController" })
      let titles = Dictionary(uniqueKeysWithValues: group.tweaks.map { ($0.id, $0.title) })
      #expect(titles[Self.constant] == "Card.top = View.top constant")
      #expect(titles[Self.multiplier] == "Card.width = Card.height multiplier")
      #expect(titles[Self.priority] == "Card.height priority")
      #expect(titles[Self.alpha] == "Card backgroundColor alpha" && titles[Self.radius] == "Card layer.cornerRadius")
    }

    @Test("Tuned ones are on the stage at once, and nothing is compiled")
    func stage() async throws {
      let harness = try ProjectHarness(WalletSample().project)
      await harness.start()
      let version = try #require(harness.project.current, "\(String(describing: harness.project.status.problem))")
      let values: [Tweak.ID: TweakValue] = [
        Self.constant: .number(-8), Self.multiplier: .number(2), Self.alpha: .number(0.25), Self.radius: .integer(30),
      ]
      harness.project.use(values)
      #expect(harness.project.status.pendingValues.isEmpty && harness.project.current === version)
      let shown = try #require(WalletSample.shown(version, values))
      #expect(shown.cardFrame.minY == -8 && shown.cardFrame.width == 200 && shown.alpha == 0.25 && shown.cornerRadius == 30)
      #expect(WalletSample.shown(version)?.cornerRadius == 12)
      harness.project.stop()
    }

    @Test(
      "Saving them writes their text in the file and no other byte, in its style, and undoing writes the old text",
      arguments: [
        (constant, TweakValue.number(-12.5), "constant=\"40\"", "constant=\"-12.5\""),
        (constant, .number(41), "constant=\"40\"", "constant=\"41\""),
        (multiplier, .number(1.5), "multiplier=\"16:9\"", "multiplier=\"1.5\""),
        (priority, .number(999), "priority=\"750\"", "priority=\"999\""),
        (alpha, .number(0.5), "alpha=\"0.80\"", "alpha=\"0.50\""),
        (radius, .integer(13), "value=\"12\"", "value=\"13\""),
      ])
    func saving(id: String, value: TweakValue, old: String, new: String) throws {
      let sample = try WalletSample()
      let path = sample.project.path + "/Wallet/Main.storyboard"
      let request = CodeRequest(files: [], project: .init(path: sample.project.path, name: "Wallet"))
      var report = SourceReport(files: [], messages: [], values: [], roots: [], digest: "")
      report.addInterfaceValues(of: try FileContents(of: request).app)
      let before = try String(contentsOfFile: path, encoding: .utf8)
      #expect(before.contains(old))
      let undo = try SourceEdit.write(SourceEdit.edits([id: value], in: report))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == before.replacing(old, with: new, maxReplacements: 1))
      _ = try SourceEdit.write(undo)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
    }

    @Test("Copied as code, a tuned one is the line of its file before and after")
    func copy() throws {
      let harness = try ProjectHarness(WalletSample().project)
      let demo = try #require(try harness.load().demos.first)
      let tweaks = TweakStore(demo.tweaks)
      tweaks.set([Self.constant: .number(50)])
      let line = try #require(demo.excerpt(tweaks, false)?.lines.first)
      #expect(line.file == "Main.storyboard" && line.old.contains("constant=\"40\"") && line.new.contains("constant=\"50\""))
    }

    @Test("A multiplier that is written as a ratio keeps its text while its value is the same")
    func ratio() throws {
      let number = SourceValue.NumberContent(value: 16.0 / 9, range: 0...4, step: 0.01, unit: .ratio, isInteger: false)
      let value = SourceValue(
        index: 0, id: "a", title: "", group: "", content: .number(number), file: 0, range: 0..<4, line: 1, text: "16:9", isPrimary: false,
        interfacePlace: .init(id: "a", attribute: "multiplier"))
      #expect(try LiteralChange.text(of: value, for: .number(16.0 / 9)) == "16:9")
      #expect(try LiteralChange.text(of: value, for: .number(2)) == "2")
    }
  }
}
