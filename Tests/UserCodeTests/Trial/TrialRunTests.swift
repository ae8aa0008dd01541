import Foundation
import Testing

@testable import UserCode

@Suite("What a trial says about code that crashes")
struct TrialRunTests {
  @Test(
    "Given a fatal error, then it is the reason; otherwise what is known from the record is, or the signal that ended it, or the status")
  func reasons() {
    func reason(_ errors: String, _ status: Int32, _ known: String? = nil) -> String {
      TrialRun.reason(in: ToolRun.Result(status: status, output: Data(), errors: errors), known)
    }
    let fatalError = "UserCode_1/Ca rd.swift:4: Fatal error: Unexpectedly found nil while unwrapping an Optional value\n"
    #expect(reason(fatalError, -4, "it stopped") == "Unexpectedly found nil while unwrapping an Optional value")
    #expect(reason("", -4, "arithmetic overflow") == "arithmetic overflow")
    #expect(reason("", -11) == "Segmentation fault")
    #expect(reason("", 3) == "it ended with status 3")
  }
}
