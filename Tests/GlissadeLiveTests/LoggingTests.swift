import Foundation
import Testing

@testable import GlissadeLive

@Suite("Logging")
struct LoggingTests {
  @Test("A message has its values in their formats and columns, whatever their privacy")
  func messages() {
    let (name, number, ratio) = ("card", 255, 0.12345)
    let message: OSLogMessage =
      "a \(name, privacy: .public) \(number, format: .hex(includePrefix: true, minDigits: 4)) \(ratio, format: .fixed(precision: 2)) \(name, align: .right(columns: 6), privacy: .private(mask: .hash))|"
    #expect(message.text == "a card 0x00ff 0.12   card|")
    let optional: Int? = nil
    #expect(("\(optional)" as OSLogMessage).text == "nil")
  }

  @Test(
    "A format takes its arguments in order",
    arguments: [
      ("%{public}@ at %d", ["a", 3], "a at 3"), ("%.1f%% of %5d", [12.34, 7], "12.3% of     7"), ("%{private}s", ["b"], "b"),
      ("%lu %llx", [UInt(8), 255], "8 ff"), ("%@ and %@", ["one"], "one and %@"),
    ] as [(String, [any Sendable], String)])
  func formats(format: String, arguments: [any Sendable], expected: String) {
    #expect(LogFormat(format).text(with: arguments) == expected)
  }

  @Test("Loggers and functions of the log can be called as on iOS")
  func calls() {
    let log = OSLog.disabled
    Logger(log).error("failed: \(3)")
    Logger(log).log(level: .debug, "a")
    os_log("%d times", log: log, type: .info, 3)
    os_log(.error, log: log, "%{public}@", "text")
    os_log("\(3) times", log: log)
    #expect(!log.isEnabled && OSLog.default.isEnabled)
  }
}
