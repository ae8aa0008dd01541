import Foundation
import Testing

@testable import UserCode

@Suite("What a trial says about code that crashes")
struct TrialRunTests {
  @Test("Given a fatal error, then it is the reason; otherwise the record's signal is, or the signal that ended it, or the status")
  func reasons() throws {
    func reason(_ errors: String, _ status: Int32, _ record: String = "") -> String {
      TrialRun.reason(in: ToolRun.Result(status: status, output: Data(), errors: errors), CrashRecord(record))
    }
    let fatalError = "UserCode_1/Ca rd.swift:4: Fatal error: Unexpectedly found nil while unwrapping an Optional value\n"
    #expect(reason(fatalError, -4, "signal 4\n") == "Unexpectedly found nil while unwrapping an Optional value")
    #expect(reason("", -11, "signal 11\n").hasPrefix("it used memory that isn't there"))
    #expect(reason("", -11) == "Segmentation fault")
    #expect(reason("", 3) == "it ended with status 3")
  }
}
