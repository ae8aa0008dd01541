import Foundation
import Host
import Rehearsal
import SourceReport
import UIKit

/// A user's files, which are compiled, loaded and watched: after each save, the new version replaces the old one.
///
/// While a new version doesn't compile, crashes or doesn't return, the last good one stays.
@MainActor
package final class CodeProject {
  /// The files, and the root to show.
  package let request: CodeRequest
  /// The status of the newest version.
  package private(set) var status = CodeStatus()
  /// The last good version, or nil if there has been none.
  package private(set) var current: CodeVersion?
  /// The version before the last save, or nil if there has been only one.
  package private(set) var previous: CodeVersion?
  /// Called on the main queue after each change, in the scene whose code registers it.
  package var onChange: (CodeChange) -> Void = { _ in } { didSet { onChange = UIWindowScene.bound(onChange) } }

  private let tools: CodeTools
  private let queue = DispatchQueue(label: "glissade.code", qos: .userInitiated)
  private var watches: [FolderWatch] = []
  /// The contents of the newest version that was looked at.
  private var contents: FileContents?
  /// The build in progress, or nil.
  private var run: ToolRun?
  private var versionCount = 0
  /// Notes what runs, while the files are watched.
  private let crashGuard: CrashGuard
  private var isWatching = false

  /// Creates a project. Nothing happens before `start()` or `load()`.
  ///
  /// - Parameters:
  ///   - request: The files and what to show of them.
  ///   - tools: The programs to use.
  ///   - environment: The environment, which says where the folder for the program's state is.
  package init(
    _ request: CodeRequest, tools: CodeTools, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.request = request
    self.tools = tools
    crashGuard = CrashGuard(request.files, in: CrashGuard.folder(environment: environment))
  }

  // MARK: Watching

  /// Starts to watch the files, and builds their present version in the background.
  package func start() {
    isWatching = true
    let folders = Set(request.files.flatMap(Self.watchedFolders))
    watches = folders.sorted().compactMap { folder in
      FolderWatch(URL(fileURLWithPath: folder)) { [weak self] in self?.filesMayHaveChanged() }
    }
    filesMayHaveChanged()
  }

  /// Stops watching. A build in progress is given up.
  package func stop() {
    isWatching = false
    watches = []
    run?.cancel()
    run = nil
    crashGuard.end()
  }

  /// Runs the present version even though it took the program down the last time.
  package func runAnyway() {
    crashGuard.forgetCrashes()
    contents = nil
    filesMayHaveChanged()
  }

  /// Returns the folders in which a change may be one of the file: its own, and that of the file to which it links.
  private static func watchedFolders(of path: String) -> [String] {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return [path, resolved].map { ($0 as NSString).deletingLastPathComponent }
  }

  private func filesMayHaveChanged() {
    let newContents: FileContents
    do {
      newContents = try FileContents(of: request.files)
    } catch {
      run?.cancel()
      run = nil
      contents = nil
      return finish(with: CodeProblem(.file, error.message, lines: []))
    }
    guard newContents != contents else { return }
    contents = newContents
    if let lines = crashGuard.crash(of: newContents) {
      run?.cancel()
      run = nil
      let problem = CodeProblem(.crash, "Glissade ended unexpectedly while this version was running", lines: lines)
      return finish(with: problem, canRunAnyway: true)
    }
    build()
  }

  // MARK: Building

  private func build() {
    run?.cancel()
    let run = ToolRun()
    self.run = run
    setActivity(.porting)
    let build = CodeBuild(request: request, tools: tools, folder: CodeWorkspace.folder)
    let name = CodeWorkspace.moduleName()
    let digest = current?.report.digest
    let trial = tools.trialProgram.map { TrialRun(program: $0, folder: CodeWorkspace.folder, limit: tools.trialLimit) }
    queue.async {
      let report: @Sendable (CodeStatus.Activity) -> Void = { activity in
        DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.didBegin(activity, in: run) } }
      }
      let outcome = Self.outcome(of: build, named: name, unless: digest, trial: trial, by: run, report)
      DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.didEnd(outcome, of: run) } }
    }
  }

  /// The outcome of a build.
  private enum Outcome: Sendable {
    /// Only live values differ from the current version.
    case values(SourceReport)
    /// New code, with the outcome of its trial if there was one.
    case product(CodeBuild.Product, TrialReport?)
    case problem(CodeProblem)
    case cancelled
  }

  private nonisolated static func outcome(
    of build: CodeBuild, named name: String, unless digest: String?, trial: TrialRun?, by run: ToolRun,
    _ report: (CodeStatus.Activity) -> Void
  ) -> Outcome {
    do {
      let ported = try build.port(into: name, by: run)
      if let digest, ported.digest == digest { return .values(ported) }
      report(.compiling)
      let product = try build.compile(ported, named: name, by: run)
      guard let trial else { return .product(product, nil) }
      report(.trying)
      guard let outcome = try trial.run(product, named: name, by: run) else { return .cancelled }
      return .product(product, outcome)
    } catch let failure as CodeBuild.Failure {
      return switch failure {
      case .code(let messages): .problem(CodeProblem(.code, Self.summary(of: messages), lines: messages))
      case .tools(let failure): .problem(CodeProblem(.tools, failure.message, lines: []))
      case .cancelled: .cancelled
      }
    } catch let problem as CodeProblem {
      return .problem(problem)
    } catch {
      return .problem(CodeProblem(.tools, "\(error)", lines: []))
    }
  }

  private nonisolated static func summary(of messages: [SourceMessage]) -> String {
    let count = messages.count { $0.severity == .error }
    return count == 1 ? "the new version has an error" : "the new version has \(count) errors"
  }

  private func didBegin(_ activity: CodeStatus.Activity, in run: ToolRun) {
    if run === self.run { setActivity(activity) }
  }

  private func didEnd(_ outcome: Outcome, of run: ToolRun) {
    guard run === self.run else { return }
    self.run = nil
    switch outcome {
    case .cancelled: setActivity(.idle)
    case .problem(let problem): finish(with: problem)
    case .values(let report): adopt(report)
    case .product(let product, let trial):
      setActivity(.loading)
      do { try adopt(product, trial) } catch { finish(with: CodeProblem(.tools, error.message, lines: [])) }
    }
  }

  private func setActivity(_ activity: CodeStatus.Activity) {
    guard status.activity != activity else { return }
    status.activity = activity
    onChange(.status)
  }

  private func finish(with problem: CodeProblem, canRunAnyway: Bool = false) {
    status = CodeStatus(messages: problem.lines, problem: problem, canRunAnyway: canRunAnyway)
    onChange(.status)
  }

  // MARK: Versions

  private func adopt(_ report: SourceReport) {
    guard let old = current else { return }
    if isWatching, let contents { crashGuard.begin(contents) }
    guard report.values != old.report.values || status.problem != nil else { return setActivity(.idle) }
    // Where values had to stay plain for the compiler, they still are.
    var report = report
    for (index, value) in old.report.values.enumerated() where report.values.indices.contains(index) {
      report.values[index].staticReason = value.staticReason
    }
    replace(
      by: CodeVersion(
        number: nextNumber(), report: report, warnings: old.warnings, library: old.library, placements: old.placements))
    onChange(.values)
  }

  private func adopt(_ product: CodeBuild.Product, _ trial: TrialReport?) throws(CommandFailure) {
    if isWatching, let contents { crashGuard.begin(contents) }
    let library = try CodeLibrary(path: product.library)
    let placements = (trial ?? CodeTrial.run(library, product.report)).placements
    replace(
      by: CodeVersion(
        number: nextNumber(), report: product.report, warnings: product.warnings, library: library, placements: placements))
    onChange(.version)
  }

  private func nextNumber() -> Int {
    versionCount += 1
    return versionCount
  }

  private func replace(by version: CodeVersion) {
    previous = current
    current = version
    status = CodeStatus(messages: version.warnings)
  }

  // MARK: Loading once

  /// Builds and loads the present version, for a command. If only live values differ from the current version, nothing is compiled.
  ///
  /// - Throws: A `CommandFailure` that lists the errors if the code can't run.
  package func load() throws(CommandFailure) -> CodeVersion {
    _ = try FileContents(of: request.files)
    let build = CodeBuild(request: request, tools: tools, folder: CodeWorkspace.folder)
    let trial = tools.trialProgram.map { TrialRun(program: $0, folder: CodeWorkspace.folder, limit: tools.trialLimit) }
    let digest = current?.report.digest
    let outcome = Self.outcome(of: build, named: CodeWorkspace.moduleName(), unless: digest, trial: trial, by: ToolRun()) { _ in }
    switch outcome {
    case .product(let product, let trial): try adopt(product, trial)
    case .problem(let problem): throw problem.failure
    case .values(let report): adopt(report)
    case .cancelled: break
    }
    guard let current else { throw .internalError("the code was not loaded") }
    guard !current.demos.isEmpty else {
      throw .noInput(
        "there is nothing to show in “\(request.files.joined(separator: "”, “"))”: write a “#Preview”, a view controller or an animator")
    }
    return current
  }
}

extension CodeProblem {
  /// The failure of a command that needs the code, with all errors.
  package var failure: CommandFailure {
    let details = lines.filter { $0.severity == .error }.map { line in
      (line.path.map { "\($0):\(line.line):\(line.column): " } ?? "") + line.text
    }
    let status: ExitStatus =
      switch kind {
      case .code, .crash, .hang: .demoError
      case .file: .noInput
      case .tools: .unavailable
      }
    return CommandFailure(status: status, message: text, details: details)
  }
}
