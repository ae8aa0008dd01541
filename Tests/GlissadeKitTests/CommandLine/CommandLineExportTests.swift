import Foundation
import TestSupport
import Testing

@testable import GlissadeKit

@Suite("Exporting from the command line") @MainActor
struct CommandLineExportTests {
  @Test("Given tuned values, when a demo is exported, then Swift goes to standard output, the same every time")
  func swift() {
    let run = ProgramRun("export", "modal-card", "--set", "present.duration=0.6")
    #expect(run.status == .success)
    #expect(run.text.contains("parameters.presentDuration = 0.6\n"))
    #expect(run.errors.isEmpty)
    #expect(ProgramRun("export", "modal-card", "--set", "present.duration=0.6").output == run.output)
  }

  @Test("Given a format, when a demo is exported, then it is written in that")
  func formats() {
    #expect(ProgramRun("export", "fade-push", "--format", "json", "--set", "fade.curve=easeOut").text.contains(#""fade.curve": "easeOut""#))
    #expect(ProgramRun("export", "fade-push", "--format=css").text.contains("cubic-bezier(0.42, 0, 0.58, 1)"))
  }

  @Test("Given JSON that was exported, when it is read as a preset, then the same Swift comes out")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/soft.json"
    let assignments = ["--set", "present.damping=0.5", "--set", "dismiss.curve=0.2,0,0.4,1"]
    #expect(ProgramRun(["export", "modal-card", "--format", "json", "-o", file] + assignments).status == .success)
    #expect(ProgramRun("export", "modal-card", "--preset", file).text == ProgramRun(["export", "modal-card"] + assignments).text)
  }

  @Test(
    "Given wrong use, when a demo is exported, then one line says what is wrong, and it exits 64",
    arguments: [
      (["export"], "“export” needs the name of a demo"),
      (["export", "modal-card", "--format", "scss"], "option “--format” needs swift or json or css, not “scss”; did you mean “css”?"),
      (["export", "modal-card", "--set", "dismiss.curve=easy"], "dismiss.curve takes one of linear, easeIn"),
    ])
  func wrongUse(words: [String], message: String) {
    let run = ProgramRun(words)
    #expect(run.status == .usage)
    #expect(run.errors.count == 1)
    #expect(run.errors.first?.hasPrefix("glissade: " + message) == true)
    #expect(run.output.isEmpty)
  }
}
