import Host
import Foundation
import TestSupport
import Testing

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The ends of files' names") @MainActor
struct CommandLineEndingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "Given a name that is not a PNG's, when a shot or a strip is asked for, then nothing is written under it, and it exits 64",
    arguments: [["shot"], ["film", "--strip=2"]], ["x.jpg", "strip.gif", "notes.txt", "picture"])
  func notPNG(command: [String], name: String) {
    let run = ProgramRun(command + ["modal-card", "--scale", "0.25", "-o", folder.path + "/" + name])
    #expect(run.status == .usage)
    #expect(run.errors.first?.hasSuffix("is a PNG picture, whose name ends in .png; “\(folder.path)/\(name)” does not") == true)
    #expect(FileKind(folder.path + "/" + name) == .nothing)
  }

  @Test("Given a pipe or a device, then its name may end as it likes")
  func devices() {
    #expect(ProgramRun("shot", "modal-card", "--scale", "0.25", "-o", "/dev/null").status == .success)
    #expect(ProgramRun("film", "modal-card", "--scale", "0.25", "--fps", "4", "-o", "/dev/null").status == .success)
    let standardOutput = ProgramRun("shot", "modal-card", "--scale", "0.25", "-o", "/dev/stdout")
    #expect(standardOutput.output == ProgramRun("shot", "modal-card", "--scale", "0.25", "-o", "-").output)
  }

  @Test("Given a name that ends in a format, when a trace or values are written, then they are written in that, unless told otherwise")
  func formats() throws {
    func written(_ words: [String], _ name: String) throws -> String {
      let file = folder.path + "/" + name
      let run = ProgramRun(words + ["-o", file])
      try #require(run.status == .success, "\(run.errors)")
      return try String(contentsOfFile: file, encoding: .utf8)
    }
    #expect(try written(["trace", "modal-card", "--fps", "4"], "a.json").hasPrefix("["))
    #expect(try written(["trace", "modal-card", "--fps", "4"], "a.txt").hasPrefix("time,"))
    #expect(try written(["trace", "modal-card", "--fps", "4", "--format", "csv"], "b.json").hasPrefix("time,"))
    #expect(try written(["export", "modal-card"], "a.css").hasPrefix("."))
    #expect(try written(["export", "modal-card"], "c.json").hasPrefix("{"))
    #expect(ProgramRun("trace", "modal-card", "-o", folder.path + "/a.png").status == .usage)
  }
}
