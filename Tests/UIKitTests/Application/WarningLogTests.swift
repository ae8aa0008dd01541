import Testing

@testable import UIKit

@MainActor
@Suite("The log of warnings") struct WarningLogTests {
  @Test("Each sentence is written once, and at the end how often it came again")
  func sentences() {
    var lines: [String] = []
    let log = WarningLog { lines.append($0) }
    for warning in ["a", "b", "a", "a", "c", "c"] { log.add(warning) }
    #expect(lines == ["UIKit: a", "UIKit: b", "UIKit: c"])
    log.finish()
    #expect(lines.suffix(2) == ["UIKit: 2 times more: a", "UIKit: once more: c"])
    log.add("a")
    log.finish()
    #expect(lines.count == 6 && lines.last == "UIKit: a")
  }

  @Test("A sentence that only differs in its numbers, as after another replay with other values, is the same one")
  func numbers() {
    var lines: [String] = []
    let log = WarningLog { lines.append($0) }
    for seconds in [0.5, 0.45, 12] { log.add("took \(seconds) s") }
    log.finish()
    #expect(lines == ["UIKit: took 0.5 s", "UIKit: 2 times more: took 0.5 s"])
  }
}
