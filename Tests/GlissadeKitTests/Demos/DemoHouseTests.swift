@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import TestSupport
import Testing

@Suite("Every registered demo") @MainActor
struct DemoHouseTests {
  @Test("has a shipped take, which plays")
  func take() throws {
    for demo in DemoRegistry.all {
      let library = SourceAssets.takes
      let names = library.names(demo: demo.id)
      #expect(!names.isEmpty, "\(demo.id) has no take in Assets/Takes/\(demo.id)")
      for name in names {
        #expect(try library.load(name, demo: demo.id).name == name)
        #expect(ProgramRun("trace", demo.id, "--take", name, "--fps", "10").status == .success)
      }
    }
  }

  @Test("has a film among the README's pictures, and no film is an orphan")
  func film() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: SourceAssets.folder + "/Films").filter { $0 != "libraries.txt" }
    let films = DemoRegistry.all.flatMap { [$0.id + ".png", $0.id + "-film.webp"] }
    #expect(Set(files) == Set(films + ["editing.png", "workbench-light.png", "workbench-dark.png"]))
  }

  @Test("looks different when motion is to be reduced")
  func reduceMotion() {
    for demo in DemoRegistry.all {
      let words = ["trace", demo.id, "--fps", "20"]
      let plain = ProgramRun(words).output
      let reduced = ProgramRun(words + ["--reduce-motion"]).output
      #expect(plain != reduced, "\(demo.id) moves as ever under --reduce-motion")
    }
  }
}
