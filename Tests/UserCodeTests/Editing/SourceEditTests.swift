import Foundation
import SourceReport
import TestSupport
import Testing
import Tweaks

@testable import UserCode

@Suite("Writing values back into a file")
@MainActor
struct SourceEditTests {
  /// Returns a report that finds the texts in a source, in this order, named "v0", "v1" and so on.
  static func report(on source: String, _ literals: [String], path: String = "/Card.swift") -> SourceReport {
    let bytes = [UInt8](source.utf8)
    let lines = LineMap(bytes)
    var start = 0
    let values = literals.enumerated().map { index, literal in
      let offset = (start...bytes.count - literal.utf8.count).first { bytes[$0...].starts(with: literal.utf8) }!
      start = offset + literal.utf8.count
      return SourceValue(
        index: index, id: "v\(index)", title: "Value", group: "Card", content: content(of: literal), file: 0, range: offset..<start,
        line: lines.line(at: offset), text: literal, isPrimary: true)
    }
    return SourceReport(files: [SourceFile(path: path, portedPath: "")], messages: [], values: values, roots: [], digest: "")
  }

  private static func content(of literal: String) -> SourceValue.Content {
    if let isOn = Bool(literal) { return .boolean(isOn) }
    guard let number = NumberLiteral(literal)?.value else { return .option("easeIn", options: ["easeIn", "easeOut", "linear"]) }
    return .number(.init(value: number, range: 0...1, step: 0.01, unit: .none, isInteger: literal == "7"))
  }

  private func edited(
    _ source: String, _ literals: [String], _ values: [String: TweakValue], now: String? = nil
  ) throws -> String {
    let text = [UInt8]((now ?? source).utf8)
    let edit = try SourceEdit(values, in: Self.report(on: source, literals), file: 0, text: text)
    return String(decoding: try edit.applied(to: text), as: UTF8.self)
  }

  @Test("Only the literals that get another value change")
  func tokens() throws {
    let source = "let a = 0.80 // 0.80\nlet b = true\nanimate(options: .easeIn)\nanimate(options: UIView.AnimationOptions.easeIn)\n"
    let result = try edited(
      source, ["0.80", "true", ".easeIn", "UIView.AnimationOptions.easeIn"],
      ["v0": .number(0.5), "v1": .boolean(false), "v2": .option("easeOut"), "v3": .option("linear")])
    #expect(
      result == "let a = 0.50 // 0.80\nlet b = false\nanimate(options: .easeOut)\nanimate(options: UIView.AnimationOptions.linear)\n")
  }

  @Test("A value that the literal has already changes nothing, whatever its style")
  func sameValue() throws {
    let source = "let a = 1_000\nlet b = 0x10\nlet c = 0.50"
    #expect(try edited(source, ["1_000", "0x10", "0.50"], ["v0": .number(1000), "v1": .integer(16), "v2": .number(0.5)]) == source)
  }

  @Test("A number that becomes negative beside an operator gets parentheses, and undoing takes them away")
  func parentheses() throws {
    let source = "let a = b*0.5\nlet c = 0.5\nlet d = 2.0.rounded()"
    let text = [UInt8](source.utf8)
    let edit = try SourceEdit(
      ["v0": .number(-1), "v1": .number(-1), "v2": .number(-3)], in: Self.report(on: source, ["0.5", "0.5", "2.0"]), file: 0, text: text)
    let result = try edit.applied(to: text)
    #expect(String(decoding: result, as: UTF8.self) == "let a = b*(-1.0)\nlet c = -1.0\nlet d = (-3.0).rounded()")
    #expect(try edit.inverse.applied(to: result) == text)
  }

  @Test("Values that a literal can't have are refused with the line")
  func invalidValues() throws {
    let source = "let a = 7\nlet b = true"
    for (id, value) in [("v0", TweakValue.number(0.5)), ("v0", .number(.infinity)), ("v1", .number(1)), ("v0", .option("linear"))] {
      let error = #expect(throws: SourceEditError.self) { try edited(source, ["7", "true"], [id: value]) }
      #expect(error?.reason == .invalidValue)
      #expect(error?.description.contains("line \(id == "v0" ? 1 : 2)") == true)
    }
  }

  @Test(
    "Given a file that has changed at the literal, then nothing is written and the sentence names the line",
    arguments: [
      "let x = 1\nlet a = 0.9\n", "let x = 1\nlet a = 0.85\n", "let x = 1\nlet  a = 0.8\n", "let x = 1\n", "", "let x = 1\nlet a = 10.8\n",
    ])
  func outdated(now: String) throws {
    let source = "let x = 1\nlet a = 0.8\n"
    let error = #expect(throws: SourceEditError.self) { try edited(source, ["0.8"], ["v0": .number(0.5)], now: now) }
    #expect(error?.reason == .outdated)
    #expect(error?.description.hasPrefix("Card.swift:") == true)
  }

  @Test("A file that has changed elsewhere is edited")
  func changedElsewhere() throws {
    #expect(try edited("let a = 0.8\nlet b = 1\n", ["0.8"], ["v0": .number(0.5)], now: "let a = 0.8\nb()") == "let a = 0.5\nb()")
  }

  @Test("The difference has each changed line once, with its number")
  func difference() throws {
    let source = "one\r\nlet a = (0.1, 0.2)\r\nthree\r\nlet b = 9.5\r\n"
    let text = [UInt8](source.utf8)
    let edit = try SourceEdit(
      ["v0": .number(1), "v1": .number(2.25), "v2": .number(10)], in: Self.report(on: source, ["0.1", "0.2", "9.5"]), file: 0, text: text)
    #expect(
      try edit.lines(in: text) == [
        LineChange(number: 2, old: "let a = (0.1, 0.2)", new: "let a = (1.0, 2.25)"),
        LineChange(number: 4, old: "let b = 9.5", new: "let b = 10.0"),
      ])
  }

  @Test("A long line is cut around what differs, so that the old one and the new one are told apart")
  func longLines() {
    let start = "    UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: dampingRatio, options: [], "
    let line = LineChange(number: 7, old: start + "alpha: 0.5) { view.alpha = 1 }", new: start + "alpha: 0.75) { view.alpha = 1 }")
    let (old, new) = line.cut(to: 60, indent: 4)
    #expect(old.contains("alpha: 0.5)") && new.contains("alpha: 0.75)") && old.hasPrefix("…") && max(old.count, new.count) <= 64)
    let both = LineChange(
      number: 7, old: line.old, new: line.new.replacingOccurrences(of: "delay: 0,", with: "delay: 0.25,"))
    let (first, second) = both.cut(to: 60, indent: 4)
    #expect(first.contains("delay: 0,") && first.contains("alpha: 0.5)") && first.hasPrefix("…") && first.count < 70)
    #expect(second.contains("delay: 0.25,") && second.contains("alpha: 0.75)"))
    let short = LineChange(number: 7, old: "  let a = 1", new: "  let a = 2")
    #expect(short.cut(to: 60, indent: 2) == ("let a = 1", "let a = 2"))
    let early = LineChange(
      number: 7, old: "let a = 1 " + String(repeating: "/", count: 80), new: "let a = 2 " + String(repeating: "/", count: 80))
    #expect(early.cut(to: 40).old.hasPrefix("let a = 1 ") && early.cut(to: 40).old.hasSuffix("…") && early.cut(to: 40).old.count <= 40)
  }

  @Test("Undoing restores these literals and keeps what was typed elsewhere, and refuses once one of them was changed")
  func undo() throws {
    let source = "let a = 0.8\nlet b = 100\n"
    let report = Self.report(on: source, ["0.8", "100"])
    let text = [UInt8](source.utf8)
    let edit = try SourceEdit(["v0": .number(0.125), "v1": .number(2)], in: report, file: 0, text: text)
    let written = String(decoding: try edit.applied(to: text), as: UTF8.self)
    #expect(written == "let a = 0.125\nlet b = 2\n")
    let later = try edit.inverse.applied(to: [UInt8]((written + "more()\n").utf8))
    #expect(String(decoding: later, as: UTF8.self) == source + "more()\n")
    #expect(throws: SourceEditError.self) { try edit.inverse.applied(to: [UInt8]("let a = 0.125\nlet b = 3\n".utf8)) }
    // What was typed above moves the literals: another report finds them.
    let moved = "import UIKit\n" + written
    #expect(throws: SourceEditError.self) { try edit.inverse.applied(to: [UInt8](moved.utf8)) }
    let undo = try edit.inverse.relocated(by: Self.report(on: moved, ["0.125", "2"]))
    #expect(String(decoding: try undo.applied(to: [UInt8](moved.utf8)), as: UTF8.self) == "import UIKit\n" + source)
  }

  @Test("Twenty values in a file of 600 lines change exactly twenty tokens; the file keeps its mode, its link, its mark and its line ends")
  func twentyValues() throws {
    let folder = try TemporaryFolder()
    let lines = (1...600).map { $0 % 30 == 0 ? "  let value\($0) = 0.\($0)5 // 0.\($0)5" : "  call(\($0), named: \"0.5\")" }
    let source = "\u{feff}" + lines.joined(separator: "\r\n") + "\r\n"
    let file = try folder.write(Data(source.utf8), as: "Long.swift")
    let link = folder.path + "/Link.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    chmod(file, 0o640)
    let literals = (1...20).map { "0.\($0 * 30)5" }
    let report = Self.report(on: source, literals, path: link)
    let values = Dictionary(uniqueKeysWithValues: report.values.map { ($0.id, TweakValue.number(0.125)) })
    let edits = try SourceEdit.edits(values, in: report)
    #expect(edits.count == 1 && edits[0].changes.count == 20)
    #expect(try edits[0].lines().map(\.number) == (1...20).map { $0 * 30 })
    let undo = try SourceEdit.write(edits)

    let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).map(String.init) }
    let written = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    let different = zip(words(source), words(written)).filter { $0 != $1 }
    #expect(words(written).count == words(source).count)
    #expect(different.count == 20 && different.allSatisfy { literals.contains($0.0) && Double($0.1) == 0.125 })
    #expect([UInt8](written.utf8).filter { $0 == 13 }.count == 600)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).starts(with: [0xef, 0xbb, 0xbf]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)

    _ = try SourceEdit.write(undo)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data(source.utf8))
  }

  @Test("A file that can't be written is left as it is, with the reason")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data("let a = 0.5".utf8), as: "Card.swift")
    chmod(file, 0o444)
    let report = Self.report(on: "let a = 0.5", ["0.5"], path: file)
    let error = #expect(throws: SourceEditError.self) { try SourceEdit.write(SourceEdit.edits(["v0": .number(1)], in: report)) }
    #expect(error?.reason == .file)
    #expect(error?.description.contains("read-only") == true)
  }
}
