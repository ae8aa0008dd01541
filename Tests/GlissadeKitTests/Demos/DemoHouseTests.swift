@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import TestSupport
import Testing

@Suite("Every registered demo") @MainActor
struct DemoHouseTests {
  @Test("plays its shipped takes")
  func take() throws {
    for demo in DemoRegistry.all {
      let library = SourceAssets.takes
      for name in library.names(demo: demo.id) {
        #expect(try library.load(name, demo: demo.id).name == name)
        #expect(ProgramRun("trace", demo.id, "--take", name, "--fps", "10").status == .success)
      }
    }
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
