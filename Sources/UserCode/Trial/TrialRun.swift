import Foundation
import Rehearsal
import SourceReport

/// A trial in a separate process.
package struct TrialRun: Sendable {
  let program: String
  /// The time limit for all phases of a version, in seconds.
  let limit: TimeInterval
  let symbolizer: Symbolizer

  /// Tries a product, or returns nil if the run was cancelled. Throws if the code crashed or didn't return.
  func run(_ product: CodeBuild.Product, named name: String, by run: ToolRun) throws(CodeProblem) -> TrialReport? {
    // The processes exchange files in the library's folder.
    let folder = (product.library as NSString).deletingLastPathComponent
    let files = ["report.json", "trial.json", "crash", "modules.json"].map { "\(folder)/\(name)-\($0)" }
    let result: ToolRun.Result?
    do {
      try JSONEncoder().encode(product.report).write(to: URL(fileURLWithPath: files[0]))
      try JSONEncoder().encode(product.modules).write(to: URL(fileURLWithPath: files[3]))
      // The trial handles the signals itself, faster than with Swift's own backtraces.
      result = try run.run(
        program, [CodeTrial.command, product.library] + files, environment: ["SWIFT_BACKTRACE": "enable=no"], limit: limit)
    } catch {
      let reason = CodeWorkspace.shortage()?.message ?? "the trial of the code cannot be started: \(error.localizedDescription)"
      throw CodeProblem(.tools, reason, lines: [])
    }
    guard let result else { return nil }
    let record = (try? String(contentsOfFile: files[2], encoding: .utf8)).flatMap(CrashRecord.init)
    let trace = record.map { symbolizer.trace(of: $0, in: product.report.files.map(\.path)) } ?? .init()
    if result.isOverdue, record.map({ $0.signal == SIGQUIT }) ?? true {
      throw CodeProblem(
        .hang, "the new version doesn't return: it ran for \(Int(limit.rounded(.up))) seconds and was stopped", lines: trace.lines)
    }
    if let deed = trace.isDeadlock ? CrashRecord.deadlock : record?.deed {
      throw CodeProblem(.crash, "the new version \(deed)", lines: trace.lines)
    }
    if result.status == 0, let data = FileManager.default.contents(atPath: files[1]),
      let report = try? JSONDecoder().decode(TrialReport.self, from: data)
    {
      return report
    }
    if result.status == CodeTrial.End.failure.rawValue, let line = result.errors.split(whereSeparator: \.isNewline).last {
      throw CodeProblem(.tools, CodeWorkspace.shortage()?.message ?? symbolizer.demangled(String(line)), lines: [])
    }
    throw CodeProblem(.crash, "the new version crashed: \(Self.reason(in: result, trace.failure ?? record?.reason))", lines: trace.lines)
  }

  /// Returns why a program crashed: from its output, or else from its record, or from the signal that ended it.
  package static func reason(in result: ToolRun.Result, _ known: String?) -> String {
    for line in result.errors.split(whereSeparator: \.isNewline) {
      guard let range = line.range(of: "Fatal error: ") else { continue }
      return line[range.upperBound...].trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    }
    if let known { return known }
    return result.status < 0 ? String(cString: strsignal(-result.status)) : "it ended with status \(result.status)"
  }
}
