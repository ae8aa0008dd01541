import Foundation
import Rehearsal

struct CheckOutcome: Codable, Sendable {
  var text: String
  /// The report as a JSON object.
  var json: String
  var isFine: Bool
  var problems: Int
  /// The number of interruptions, disturbances and random events.
  var disturbances: Int
  /// Messages for standard error.
  var messages: [String] = []

  init(_ report: DemoReport, prints: String?) throws {
    text = report.text + (prints.map { "  what the code prints is in \($0)\n" } ?? "")
    json = String(decoding: try JSONText.data(report), as: UTF8.self)
    isFine = report.isFine
    problems = report.problemCount
    disturbances = report.disturbanceCount
  }

  init(crashOf demo: String, reason: String) {
    text = "\(demo): 1 problem\n  the check crashed: \(reason)\n"
    let object = (try? JSONText.data(["demo": demo, "crash": reason])) ?? Data("{}\n".utf8)
    json = String(decoding: object, as: UTF8.self)
    isFine = false
    problems = 1
    disturbances = 0
  }
}

extension [CheckOutcome] {
  var json: String {
    let objects = map { outcome in
      outcome.json.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    }
    return isEmpty ? "[\n\n]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  /// The last line, such as "19 demos, 12,345 disturbances, no problem".
  var summary: String {
    let disturbances = Self.grouped(map(\.disturbances).reduce(0, +))
    let (problems, failed) = (map(\.problems).reduce(0, +), count { !$0.isFine })
    let verdict =
      problems == 0 ? "no problem" : "\(problems) \(problems == 1 ? "problem" : "problems") in \(failed) \(failed == 1 ? "demo" : "demos")"
    return "\(count) demos, \(disturbances) disturbances, \(verdict)\n"
  }

  /// Returns a number with a comma after every three digits.
  private static func grouped(_ number: Int) -> String {
    var text = "\(number)"
    var end = text.count - 3
    while end > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: end))
      end -= 3
    }
    return text
  }
}
