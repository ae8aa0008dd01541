import Foundation
import SourceReport
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

  @Test("Given a fatal error, then its line is that of the only file with the name")
  func places() throws {
    let error = try #require(FatalError(in: "Loading\nUserCode_1/Gr\u{F6}\u{DF}e.swift:42: Fatal error: Index out of range.\n"))
    #expect(error.reason == "Index out of range")
    let place = error.place(in: ["/App/Card.swift", "/App/Views/Gr\u{F6}\u{DF}e.swift"])
    #expect(place == SourceMessage(.error, path: "/App/Views/Gr\u{F6}\u{DF}e.swift", line: 42, column: 1, text: "in this line"))
    #expect(error.place(in: ["/A/Gr\u{F6}\u{DF}e.swift", "/B/Gr\u{F6}\u{DF}e.swift"]) == nil && error.place(in: []) == nil)
    #expect(FatalError(in: "Fatal error: no place")?.place(in: ["/App/Card.swift"]) == nil && FatalError(in: "fine") == nil)
  }

  @Test("Given a nil value in a line, then the outlet or the variable of the line is named")
  func outlets() throws {
    let code = """
      class Card {
        @IBOutlet private weak var title: UILabel!
        var number: Int!, open: Bool
        func show() {
          title.text = "A"
          print(number + 1)
          load()
        }
      }
      """
    func reason(_ line: Int) -> String? {
      FatalError(in: "App/Card.swift:\(line): Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value")?.reason(
        in: code)
    }
    let start = "Unexpectedly found nil while implicitly unwrapping an Optional value"
    #expect(reason(5) == start + ": “title” is nil, an outlet to which nothing is connected")
    #expect(reason(6) == start + ": “number” is nil")
    #expect(reason(7) == start && reason(99) == start)
  }
}
