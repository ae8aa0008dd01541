import Foundation
import ProgramTestSupport
import Testing

/// On a developer's machine, suites whose tools are missing are skipped. Where every change is tested, that must not go unnoticed.
@Suite("The tools of the end-to-end tests")
struct RequirementTests {
  @Test(
    "Where GLISSADE_TESTS_EVERYTHING is set, none is missing",
    .enabled(if: ProcessInfo.processInfo.environment["GLISSADE_TESTS_EVERYTHING"] != nil))
  func nothingIsMissing() {
    #expect(VirtualDisplay.whyUnavailable == nil)
    #expect(WaylandCompositor.whyUnavailable == nil)
    for tool in ["swiftc", "make"] { #expect(Tool.path(of: tool) != nil, "\(tool) is not installed") }
  }
}
