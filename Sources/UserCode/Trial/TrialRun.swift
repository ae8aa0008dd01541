import Foundation
import Rehearsal
import SourceReport

/// A trial in a separate process.
package struct TrialRun: Sendable {
  let program: String
  /// The time limit for all phases of a version, in seconds.
  let limit: TimeInterval
  let symbolizer: Symbolizer

  /// The number of roots that may crash before the others are left out.
  private static let mostFailures = 5

  /// Tries the roots of a product in a process, or returns nil if the run was cancelled. A root that crashes or doesn't return ends the
  /// process, and another one tries those that are left.
  ///
  /// Throws if the code can't be tried, if the preferred root can't be shown, or if none can.
  func run(_ product: CodeBuild.Product, app: AppFiles? = nil, root: String? = nil, named name: String, by run: ToolRun)
    throws(CodeProblem) -> TrialReport?
  {
    var order = TrialOrder(report: product.report, modules: product.modules, app: app, root: root)
    while order.known.failures.count < Self.mostFailures {
      guard let end = try process(order, of: product.library, named: name, by: run) else { return nil }
      switch end {
      case .complete(let report):
        order.known = report
        return try checked(order)
      case .failed(var report, let failure):
        // Code that fails before any root is tried fails for all.
        guard let current = report.current else { throw CodeProblem(failure) }
        report.failures[current] = failure
        report.current = nil
        order.known = report
        let isPreferred = order.report.roots.contains { $0.index == current && order.isPreferred($0) }
        if isPreferred { throw CodeProblem(failure) }
      }
    }
    return try checked(order)
  }

  private func checked(_ order: TrialOrder) throws(CodeProblem) -> TrialReport {
    if let problem = order.known.problem(with: order.report) { throw problem }
    if let root = order.report.roots.first(where: order.isPreferred), order.known.emptyRoots.contains(root.index) {
      var alone = TrialReport()
      alone.emptyRoots = [root.index]
      if let problem = alone.problem(with: order.report) { throw problem }
    }
    return order.known
  }

  private enum End {
    case complete(TrialReport)
    /// What is known of the roots before the one that crashed or didn't return.
    case failed(TrialReport, TrialReport.Failure)
  }

  /// Runs a process for an order, and returns nil if the run was cancelled.
  private func process(
    _ order: TrialOrder, of library: String, named name: String, by run: ToolRun
  ) throws(CodeProblem) -> End? {
    // The processes exchange files in the library's folder.
    let folder = (library as NSString).deletingLastPathComponent
    let files = ["order.json", "trial.json", "crash"].map { "\(folder)/\(name)-\($0)" }
    let result: ToolRun.Result?
    do {
      for file in files { unlink(file) }
      try JSONEncoder().encode(order).write(to: URL(fileURLWithPath: files[0]))
      // The trial handles the signals itself, faster than with Swift's own backtraces.
      result = try run.run(
        program, [CodeTrial.command, library] + files, environment: ["SWIFT_BACKTRACE": "enable=no"], limit: limit)
    } catch {
      let reason = CodeWorkspace.shortage()?.message ?? "the trial of the code cannot be started: \(error.localizedDescription)"
      throw CodeProblem(.tools, reason, lines: [])
    }
    guard let result else { return nil }
    let data = FileManager.default.contents(atPath: files[1])
    let report = data.flatMap { try? JSONDecoder().decode(TrialReport.self, from: $0) }
    let record = (try? String(contentsOfFile: files[2], encoding: .utf8)).flatMap(CrashRecord.init)
    let paths = order.report.files.map(\.path)
    var trace = record.map { symbolizer.trace(of: $0, in: paths) } ?? .init()
    // The stack lacks the line of a failed check that several lines share.
    let fatal = FatalError(in: result.errors)
    if let place = fatal?.place(in: paths), !trace.lines.contains(where: { $0.path == place.path && $0.line == place.line }) {
      trace.lines.insert(place, at: 0)
    }
    func failed(_ text: String, isHang: Bool = false) -> End {
      .failed(report ?? order.known, TrialReport.Failure(isHang: isHang, text: text, lines: trace.lines))
    }
    if result.isOverdue, record.map({ $0.signal == SIGQUIT }) ?? true {
      return failed("the new version doesn't return: it ran for \(Int(limit.rounded(.up))) seconds and was stopped", isHang: true)
    }
    if let deed = trace.isDeadlock ? CrashRecord.deadlock : record?.deed { return failed("the new version \(deed)") }
    if result.status == 0, let report, report.current == nil { return .complete(report) }
    if result.status == CodeTrial.End.failure.rawValue, let line = result.errors.split(whereSeparator: \.isNewline).last {
      throw CodeProblem(.tools, CodeWorkspace.shortage()?.message ?? symbolizer.demangled(String(line)), lines: [])
    }
    let code = fatal?.place(in: paths)?.path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let reason = code.flatMap { fatal?.reason(in: $0) } ?? Self.reason(in: result, trace.failure ?? record?.reason)
    return failed("the new version crashed: \(reason)")
  }

  /// Returns why a program crashed: from its output, or else from its record, or from the signal that ended it.
  package static func reason(in result: ToolRun.Result, _ known: String?) -> String {
    if let reason = FatalError(in: result.errors)?.reason ?? known { return reason }
    return result.status < 0 ? String(cString: strsignal(-result.status)) : "it ended with status \(result.status)"
  }
}
