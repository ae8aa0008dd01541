import Foundation
import TestSupport
import Testing

@testable import GlissadeKit
@testable import Rehearsal

@Suite("Presets and assets on the command line") @MainActor
final class CommandLineFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-files-\(UUID())").path
  private var environment: [String: String] {
    ["XDG_CONFIG_HOME": folder, "GLISSADE_ASSETS": SourceAssets.folder]
  }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder + "/glissade/presets/modal-card", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ values: String, to name: String) throws {
    let text = """
      {"format": "glissade-preset", "version": 1, "demo": "modal-card", "name": "\(name)", "values": {\(values)}}
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/glissade/presets/modal-card/\(name).json"))
  }

  private func lastTime(_ words: String...) throws -> Double {
    let run = ProgramRun(["trace", "modal-card", "--fps", "1"] + words, environment: environment)
    try #require(run.status == .success, "\(run.errors)")
    return try #require(try Trace(csv: run.text).rows(of: "card").last)["time"]
  }

  @Test("Given a preset, when it is named or its file is, then its values hold, unless --set says otherwise")
  func presets() throws {
    try write("\"present.duration\": 0.9", to: "slow")
    #expect(try lastTime("--preset", "slow") == 0.9)
    #expect(try lastTime("--preset", folder + "/glissade/presets/modal-card/slow.json") == 0.9)
    #expect(try lastTime("--set", "present.duration=0.7", "--preset=slow") == 0.7)
  }

  @Test("Given a preset that is not there or is broken, then one line says so, and it exits 64 for a wrong name and 66 for a bad file")
  func wrongPresets() throws {
    try write("\"present.duration\": 0.9", to: "slow")
    try write("\"present.duration\": ", to: "broken")
    let misspelt = ProgramRun(["trace", "modal-card", "--preset", "slwo"], environment: environment)
    #expect(misspelt.status == .usage)
    #expect(misspelt.errors == ["glissade: modal-card has no preset “slwo”; did you mean “slow”?"])
    let broken = ProgramRun(["trace", "modal-card", "--preset", "broken"], environment: environment)
    #expect(broken.status == .noInput)
    #expect(broken.errors.count == 1 && broken.errors[0].contains("broken.json:1:"))
    #expect(ProgramRun(["trace", "modal-card", "--preset", "/nowhere.json"], environment: environment).status == .noInput)
  }

  @Test("Given no shipped photos, then the message says where they were looked for and what to set")
  func missingAssets() throws {
    let run = ProgramRun(["trace", "modal-card"], environment: ["GLISSADE_ASSETS": folder])
    #expect(run.status == .noInput)
    #expect(run.errors.first?.contains(folder) == true && run.errors.first?.contains("GLISSADE_ASSETS") == true)
  }

  @Test("Given a program in bin, then share/glissade beside it is searched before the sources around it")
  func installedAssets() {
    let assets = AssetFolders(environment: [:], executable: "/opt/x/bin/glissade")
    #expect(assets.candidates.first == "/opt/x/share/glissade")
  }

  @Test("Given a folder of no pictures, then it is said and the program exits 66")
  func noPictures() {
    let run = ProgramRun(["trace", "modal-card", "--photos", folder], environment: environment)
    #expect(run.status == .noInput)
    #expect(run.errors == ["glissade: there is no picture in “\(folder)”"])
  }

  @Test("Given a shipped folder that is empty, then the message names it")
  func emptyAssets() throws {
    try FileManager.default.createDirectory(atPath: folder + "/Photos", withIntermediateDirectories: true)
    let run = ProgramRun(["trace", "modal-card"], environment: ["GLISSADE_ASSETS": folder])
    #expect(run.status == .noInput)
    #expect(run.errors == ["glissade: there is no picture in “\(folder)/Photos”"])
  }

  @Test("Given a preset or a take that is a folder or a device, then that is said in words, and it exits 66")
  func strangeFiles() {
    for (option, kind) in [("--preset", "preset"), ("--take", "take")] {
      for (path, reason) in [("/tmp", "it is a folder"), ("/dev/zero", "it is not a regular file")] {
        let run = ProgramRun("trace", "modal-card", option, path)
        #expect(run.status == .noInput)
        #expect(run.errors == ["glissade: \(path) cannot be read as a \(kind): \(reason)"])
      }
    }
  }
}
