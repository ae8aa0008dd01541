import Foundation
import Rehearsal
import SourceReport
import Tweaks
import UserCode

struct TuneCommand: Command {
  static let name = "tune"
  static let synopsis = "FILE.swift... [--set=ID=VALUE]... [--write]"
  static let summary =
    "List the values in Swift files, show the lines that new values change, and write them. Nothing else in the files changes."
  static let operand = WordKind.sources
  static let options: [any OptionDeclaration] = [assignments, write] + StageOptions.source
  private static let assignments = Option<String>.text(
    "set", "ID=VALUE", kind: .assignment, help: "a new value, by the id in the list; may be given more than once")
  private static let write = Option.flag("write", help: "write the new values into the files")

  private let context: CommandContext
  private let request: CodeRequest
  private let assignments: [String]
  private let isWriting: Bool

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    assignments = arguments.all(Self.assignments)
    isWriting = arguments.has(Self.write)
    if isWriting, assignments.isEmpty { throw GlissadeError.usage("“--write” needs a new value: --set=ID=VALUE") }
    guard !arguments.operands.isEmpty else { throw GlissadeError.usage("“tune” needs a Swift file, or a folder with Swift files") }
    request = try SourcePaths.request(arguments)
  }

  func run() throws -> ExitStatus {
    let report = try request.report(by: context.codeTools)
    guard !assignments.isEmpty else {
      try context.console.write(ValueList(report).text)
      return .success
    }
    let store = TweakStore([TweakGroup("", report.values.map(\.tweak))])
    do { try store.apply(assignments: assignments) } catch { throw GlissadeError.usage(error.message) }
    var values: [Tweak.ID: TweakValue] = [:]
    for value in report.values {
      if let new = store.value(of: value.id), new != value.defaultValue { values[value.id] = new }
    }
    do {
      try change(values, in: report)
    } catch let error as SourceEditError {
      throw GlissadeError(error.reason == .invalidValue ? .usage : .cannotCreate, error.description)
    }
    return .success
  }

  private func change(_ values: [Tweak.ID: TweakValue], in report: SourceReport) throws {
    let edits = try SourceEdit.edits(values, in: report)
    guard !edits.isEmpty else { return try context.console.write("The files have these values already.\n") }
    for edit in edits {
      let lines = try edit.lines().map { $0.text + "\n" }
      try context.console.write(edit.path + "\n" + lines.joined())
    }
    guard isWriting else { return try context.console.write("Nothing was written: “--write” does that.\n") }
    _ = try SourceEdit.write(edits)
    let count = edits.reduce(0) { $0 + $1.changes.count }
    try context.console.write("Wrote \(count) \(count == 1 ? "value" : "values").\n")
  }
}

private struct ValueList {
  private let rows: [[String]]

  init(_ report: SourceReport) {
    rows = report.values.map { value in
      let tweak = value.tweak
      let file = (report.files[value.file].path as NSString).lastPathComponent
      return [
        value.id, tweak.textWithUnit(for: value.defaultValue), "\(file):\(value.line)",
        value.staticReason.map { "needs the compiler: \($0)" } ?? "live", tweak.rangeText,
      ]
    }
  }

  var text: String {
    if rows.isEmpty { return "There are no values to tune.\n" }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let last = row.count - 1
      let cells = row.dropLast().enumerated().map { $1 + String(repeating: " ", count: widths[$0] - $1.count) }
      return (cells + [row[last]]).joined(separator: "  ") + "\n"
    }.joined()
  }
}
