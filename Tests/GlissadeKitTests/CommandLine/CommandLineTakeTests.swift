import Foundation
import TestSupport
import Testing

@testable import GlissadeKit
@testable import Rehearsal

@Suite("Takes on the command line") @MainActor
struct CommandLineTakeTests {
  private let folder: TemporaryFolder
  private var environment: [String: String] { ["XDG_DATA_HOME": folder.path, "GLISSADE_ASSETS": SourceAssets.folder] }

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String...) -> ProgramRun { ProgramRun(words, environment: environment) }

  @Test("Given a shipped take, when it is played twice, then the pictures have the same bytes, and show what the taps did")
  func sameBytes() {
    let words = ["shot", "modal-card", "--take", "taps", "--scale", "0.5", "-o", "-", "--at"]
    let first = ProgramRun(words + ["0.3"], environment: environment)
    #expect(first.status == .success, "\(first.errors)")
    #expect(first.output == ProgramRun(words + ["0.3"], environment: environment).output)
    #expect(first.output != ProgramRun(words + ["0"], environment: environment).output)
  }

  @Test("Given a take, when it is traced, then time counts from its first event, and the phases follow the taps")
  func trace() throws {
    let trace = run("trace", "modal-card", "--take", "taps")
    try #require(trace.status == .success, "\(trace.errors)")
    let card = try Trace(csv: trace.text).rows(of: "card")
    // The button's action runs when the finger lifts, at 0.09 s; the card leaves after the tap that lifts at 1.18 s.
    #expect(card.first.map { $0["time"] >= 0.09 } == true)
    #expect(card.last?["time"] == 1.5)
    #expect(card.last?["progress"] == 1)
  }

  @Test("Given a take for the window without its demo, or a time without a take, then one line says what is missing, and it exits 64")
  func window() {
    let cases = [
      (["--take", "taps"], "--take needs the take's demo: add --demo ID"),
      (["--demo", "modal-card", "--at", "0.3"], "--at needs a take: add --take NAME"),
      (["--demo", "modal-card", "--take", "tabs"], "modal-card has no take “tabs”; did you mean “taps”?"),
    ]
    for (words, message) in cases {
      let run = ProgramRun(words, environment: environment)
      #expect(run.status == .usage)
      #expect(run.errors == ["glissade: " + message])
    }
  }

  @Test("Takes are listed, a person's own among the shipped ones")
  func list() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/glissade/takes/modal-card", withIntermediateDirectories: true)
    try folder.write(Data("{}".utf8), as: "glissade/takes/modal-card/mine.json")
    let list = try #require(try JSONSerialization.jsonObject(with: run("list", "--json").output) as? [[String: Any]])
    #expect(list.first { $0["id"] as? String == "modal-card" }?["takes"] as? [String] == ["mine", "taps"])
    #expect(run("list").text.contains("takes: mine, taps"))
  }

  @Test("Given a wrong name, a missing or broken file, or a phase that is not the take's, then one line says so, and it exits 64 or 66")
  func mistakes() throws {
    let file = try folder.write(Data("{".utf8), as: "broken.json")
    let cases: [(take: String, phase: String, status: GlissadeKit.ExitStatus, message: String)] = [
      ("tabs", "present", .usage, "modal-card has no take “tabs”; did you mean “taps”?"),
      ("/nowhere.json", "present", .noInput, "/nowhere.json: there is no such file"),
      (file, "present", .noInput, "\(file):1:2: not valid JSON: a name in double quotes is missing"),
      ("taps", "dismiss", .usage, "the take “taps” begins with present, not with dismiss"),
    ]
    for wrong in cases {
      let run = run("trace", "modal-card", "--take", wrong.take, "--phase", wrong.phase)
      #expect(run.status == wrong.status)
      #expect(run.errors == ["glissade: " + wrong.message])
    }
  }

  @Test("Given a recording, when it is saved, then it gets a name of its own, and a file that Glissade did not write is left alone")
  func saving() throws {
    let library = TakeLibrary(own: URL(fileURLWithPath: folder.path), shipped: [])
    #expect(library.nextName(demo: "drag") == "take-1")
    var take = Take.dragDown(by: 100)
    take.name = "take-1"
    let file = try library.save(take)
    #expect(file.path == folder.path + "/drag/take-1.json")
    #expect(library.nextName(demo: "drag") == "take-2")
    #expect(try library.load("take-1", demo: "drag") == take)
    try folder.write(Data("my diary".utf8), as: "drag/take-2.json")
    take.name = "take-2"
    #expect(throws: (any Error).self) { try library.save(take) }
    #expect(try String(contentsOfFile: folder.path + "/drag/take-2.json", encoding: .utf8) == "my diary")
  }
}
