import Foundation
import Rehearsal
import SourceReport
import Testing

@testable import Benchmarks

@Suite("What bench reports of reloading")
struct ReloadReportTests {
  private let cost = ReloadCost(
    name: "code",
    edits: [
      ReloadTimes(porting: 0.1, compiling: 0.5, trial: 0.2, loading: 0.01, frame: 0.05),
      ReloadTimes(porting: 0.1, compiling: 0.6, trial: 0.2, loading: 0.01, frame: 0.05),
      ReloadTimes(porting: 0.1, compiling: 1.5, trial: 0.2, loading: 0.01, frame: 0.05),
    ])

  @Test("Given edits, then the median and the worst are of the whole, and the parts are medians")
  func table() {
    #expect(abs(cost.median(\.total) - 0.96) < 1e-9 && abs(cost.worst - 1.86) < 1e-9)
    let row = ReloadReport(file: "/Card.swift", edits: [cost]).text.split(separator: "\n").last ?? ""
    #expect(row.split(separator: " ") == ["code", "3", "960", "1860", "100", "600", "200", "10", "50"])
  }

  @Test("Given edits, then JSON has the same in milliseconds")
  func json() throws {
    let data = try JSONText.data(ReloadReport(file: "/Card.swift", edits: [cost]))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let row = try #require((object["edits"] as? [[String: Any]])?.first)
    #expect(row["edits"] as? Int == 3 && row["name"] as? String == "code")
    #expect(abs((row["worstMilliseconds"] as? Double ?? 0) - 1860) < 1e-6)
  }

  @Test("An edit of a number replaces the literal alone, and each edit is another one")
  func number() {
    let source = Data("let a = 0.5; let b = 3\n".utf8)
    let value = SourceValue(
      index: 0, id: "a", title: "A", group: "", content: .number(.init(value: 0.5, range: 0...1, step: 0.1, unit: .none, isInteger: false)),
      file: 0, range: 8..<11, line: 1, text: "0.5", isPrimary: true)
    #expect(String(decoding: SourceEdits.number(source, value, edit: 0), as: UTF8.self) == "let a = 0.5005; let b = 3\n")
    #expect(Set((0..<20).map { SourceEdits.number(source, value, edit: $0) }).count == 20)
  }
}
