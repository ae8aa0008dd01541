import Foundation
import UIKit

/// The calls of a phase in their order, as text, CSV and JSON.
package struct CallTable: Equatable, Sendable {
  /// The calls. Their times are in seconds since the start of the phase.
  let calls: [TransitionCall]

  package init(calls: [TransitionCall]) {
    self.calls = calls
  }

  // MARK: Text

  /// A line for each call with the time, the caller, the receiver, the method and the result. A call within another is indented.
  package var text: String {
    let parts = calls.map { "\(Self.pad($0.caller.rawValue)) → \(Self.pad($0.receiver.rawValue))" }
    var lines: [String] = []
    var latest: String?
    for (call, parts) in zip(calls, parts) {
      if call.asksForTransition, !lines.isEmpty { lines.append("") }
      let time = String(format: "%.3f", call.time)
      // The same time is shown only once.
      let shown = time == latest && !call.asksForTransition ? "" : time
      latest = time
      let margin = String(repeating: " ", count: max(8 - shown.count, 0))
      let indent = String(repeating: "  ", count: call.depth)
      let outcome = call.outcome.map { "  \($0)" } ?? ""
      lines.append("\(margin)\(shown)  \(parts)  \(indent)\(call.fullSignature)\(outcome)\(Self.repeats(of: call))")
    }
    return lines.map { Self.trimmed($0) + "\n" }.joined()
  }

  private static let width = TransitionCall.Role.allCases.map(\.rawValue.count).max() ?? 0

  private static func pad(_ name: String) -> String { name + String(repeating: " ", count: width - name.count) }

  private static func trimmed(_ line: String) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }

  private static func repeats(of call: TransitionCall) -> String {
    guard let repeats = call.repeats else { return "" }
    let until = repeats.time > call.time ? String(format: " until %.3f", repeats.time) : ""
    return "  ×\(repeats.count)\(until)"
  }

  // MARK: Columns

  static let columns = TableColumns<TransitionCall>([
    ("time", { .number($0.time) }),
    ("until", { .number($0.latestTime) }),
    ("count", { .number(Double($0.count)) }),
    ("depth", { .number(Double($0.depth)) }),
    ("caller", { .text($0.caller.rawValue) }),
    ("receiver", { .text($0.receiver.rawValue) }),
    ("type", { .text($0.type) }),
    ("method", { .text($0.method) }),
    ("call", { .text($0.signature) }),
    ("answer", { .text($0.answerText) }),
    ("implemented", { .flag($0.isImplemented) }),
  ])

  /// The table as comma-separated values with a header row, as in RFC 4180 but with Unix line endings.
  package var csv: String { Self.columns.csv(calls) }

  /// An array of objects with a key for each column.
  package func json() throws -> Data { try JSONText.data(calls.map(Row.init)) }

  private struct Row: Encodable {
    let call: TransitionCall

    func encode(to encoder: any Encoder) throws { try CallTable.columns.encode(call, to: encoder) }
  }
}
