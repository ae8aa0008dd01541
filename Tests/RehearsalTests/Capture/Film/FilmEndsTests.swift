@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import CoreGraphics
import Foundation
import SDLHost
import TestSupport
import Testing

@Suite("The ends of every demo's film") @MainActor
struct FilmEndsTests {
  private func frame(_ demo: String, _ phase: DemoPhase, _ more: String...) throws -> PixelBuffer {
    let run = ProgramRun(["shot", demo, "--phase", phase.rawValue, "-o", "-"] + more)
    try #require(run.status == .success, "\(run.errors)")
    return try PictureDecoder().decode(run.output).pixels
  }

  /// The pixels that anybody would see change, above what is in front of the screens, and the rectangle around them.
  private func changes(_ a: PixelBuffer, _ b: PixelBuffer, above bottom: Int) -> (count: Int, area: CGRect) {
    var (count, area) = (0, CGRect.null)
    for y in 0..<min(a.height, bottom) {
      for x in 0..<a.width where Self.differ(a[x, y], b[x, y]) {
        count += 1
        area = area.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return (count, area)
  }

  private static func differ(_ a: UInt32, _ b: UInt32) -> Bool {
    a != b && [0, 8, 16].contains { shift in abs(Int(a >> shift & 255) - Int(b >> shift & 255)) > 12 }
  }

  /// A tab bar shows another tab at once, and one that comes up has a hairline above it.
  private func bottom(_ demo: String) -> Int { demo == "tab-slide" ? 760 : demo == "photo-zoom" ? 720 : 844 }

  @Test("When a phase begins, then its first frame is the last one of the phase before: no text jumps")
  func starts() throws {
    for demo in DemoRegistry.all {
      let (open, shut) = (try frame(demo.id, .present), try frame(demo.id, .dismiss))
      for (phase, before) in [(DemoPhase.present, shut), (.dismiss, open)] {
        let (count, area) = changes(try frame(demo.id, phase, "--at", "0"), before, above: bottom(demo.id))
        // A photo on its way is not the one in the cell: it is scaled once less.
        #expect(count <= 300, "\(demo.id), \(phase): \(count) pixels in \(area)")
      }
    }
  }

  /// The demos whose motion comes to its end exactly, and not only as near as a spring does.
  nonisolated static let exact = ["fade-push", "flip-card", "bottom-sheet", "blur-fade", "tab-slide", "foldable", "aspect-ratio"]

  @Test("When a phase ends, then its last frame in motion is the first one at rest: no text jumps", arguments: exact)
  func ends(demo: String) throws {
    for phase in DemoPhase.allCases {
      let trace = ProgramRun(["trace", demo, "--phase", phase.rawValue]).text
      let duration = try #require(trace.split(separator: "\n").last?.split(separator: ",").first.flatMap { Double($0) })
      let near = try frame(demo, phase, "--at", "\(duration - 0.0002)")
      let (count, area) = changes(near, try frame(demo, phase), above: 844)
      #expect(count <= 20, "\(demo), \(phase): \(count) pixels in \(area)")
    }
  }
}
