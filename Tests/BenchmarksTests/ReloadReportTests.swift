import Foundation
import Rehearsal
import SourceReport
import TestSupport
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
    let row = ReloadReport(file: "/Card.swift", firstTime: 2.5, edits: [cost]).text.split(separator: "\n").last ?? ""
    #expect(row.split(separator: " ") == ["code", "3", "960", "1860", "100", "600", "200", "10", "50"])
  }

  @Test("Given edits, then JSON has the same in milliseconds")
  func json() throws {
    let data = try JSONText.data(ReloadReport(file: "/Card.swift", firstTime: 2.5, edits: [cost]))
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

@Suite("A generated project") struct LargeProjectTests {
  @Test("It has at least the asked number of lines, in files of about the same length, and a storyboard", arguments: [1, 1000, 5000])
  func lines(count: Int) throws {
    let folder = try TemporaryFolder()
    try LargeProject(lines: count).write(to: folder.path)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/App")
    let screens = files.filter { $0.hasPrefix("Card") }
    let lines = try screens.map {
      try String(contentsOfFile: "\(folder.path)/App/\($0)", encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).count
    }
    #expect(lines.reduce(0, +) >= count && lines.allSatisfy { (245...256).contains($0) }, "\(lines)")
    #expect(files.contains("Settings.storyboard") && files.contains("AppDelegate.swift"))
  }
}
