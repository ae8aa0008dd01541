import Foundation
import Host
import Rehearsal
import SourceReport
import Tweaks
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
  /// The tuned values, of which some may have to be compiled into the code.
  private var values: [Tweak.ID: TweakValue] = [:]
  /// The values to be compiled with the contents of the version on the stage, which failed.
  private var failedValues: [Tweak.ID: TweakValue]?
  /// The code that has been loaded, by its digest.
  private var loaded: [String: CodeVariants.Variant] = [:]
  /// The build in progress, or nil.
  private var run: ToolRun?
  /// Counts the changes of values, so that only the last of many in a row is compiled.
  private var valueChangeCount = 0
  private var versionCount = 0
  /// Notes what runs, while the files are watched.
  private let crashGuard: CrashGuard
  private var isWatching = false

  /// The time for which values must stay as they are before they are compiled, in seconds.
  private static let patience: TimeInterval = 0.25

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
    crashGuard = CrashGuard(request, in: CrashGuard.folder(environment: environment))
  }

  /// Returns the files that this process had open before one of them took it down and it started again. That one comes last.
  package static func interruptedRequests(environment: [String: String] = ProcessInfo.processInfo.environment) -> [CodeRequest] {
    CrashNotes(folder: CrashGuard.folder(environment: environment)).interruptedRequests
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
    failedValues = nil
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
    failedValues = nil
    if values.isEmpty, stop(newContents) { return }
    build(newContents)
  }

  /// Refuses contents that took the program down, and returns whether they did.
  private func stop(_ contents: FileContents) -> Bool {
    guard crashGuard.hasCrash(of: contents) else { return false }
    run?.cancel()
    run = nil
    let newest = self.contents
    let (notes, files, fingerprint) = (crashGuard.notes, request.files, contents.fingerprint)
    let symbolizer = tools.symbolizer
    queue.async {
      let end = notes.end(of: files, fingerprint, symbolizer) ?? .init()
      DispatchQueue.main.async {
        MainActor.assumeIsolated { [weak self] in
          if let self, self.contents == newest { finish(with: CodeProblem(end), canRunAnyway: true) }
        }
      }
    }
    return true
  }

  // MARK: Values

  /// Runs the code with tuned values. Those that can't be live are compiled into it in the background, a moment after the last change.
  package func use(_ values: [Tweak.ID: TweakValue]) {
    guard values != self.values else { return }
    let wanted = current?.variants.compiledValues(in: self.values)
    self.values = values
    if wanted != current?.variants.compiledValues(in: values) { compileValues() }
  }

  /// Shows the code of the present version that has the tuned values, and builds it if there is none.
  private func compileValues() {
    guard let current else { return }
    let wanted = current.variants.compiledValues(in: values)
    valueChangeCount += 1
    // A newer version that is being built has other values than are wanted by now.
    if let contents, contents != current.contents, run != nil { return build(contents) }
    run?.cancel()
    run = nil
    if current.variants.contains(wanted) { return show(wanted, of: current) }
    guard wanted != failedValues, isWatching else { return setPending([]) }
    setPending(Self.differences(wanted, current.variants.shownValues))
    let number = valueChangeCount
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
      MainActor.assumeIsolated { [weak self] in
        guard let self, number == valueChangeCount, let current = self.current else { return }
        build(current.contents, plain: current.plain)
      }
    }
  }

  private static func differences(_ values: [Tweak.ID: TweakValue], _ others: [Tweak.ID: TweakValue]) -> Set<Tweak.ID> {
    Set(Set(values.keys).union(others.keys).filter { values[$0] != others[$0] })
  }

  private func show(_ values: [Tweak.ID: TweakValue], of version: CodeVersion) {
    let isOther = version.variants.shownValues != values
    version.variants.show(values)
    if isWatching { begin(version.variants.shown) }
    failedValues = nil
    // The problem of a newer version stays.
    if contents == version.contents { status = CodeStatus(messages: version.warnings) } else { status.pendingValues = [] }
    onChange(isOther ? .build : .status)
  }

  private func setPending(_ values: Set<Tweak.ID>) {
    guard status.pendingValues != values || status.activity != .idle else { return }
    status.pendingValues = values
    status.activity = .idle
    onChange(.status)
  }

  // MARK: Building

  private func build(_ contents: FileContents, plain: Set<Int> = []) {
    run?.cancel()
    let run = ToolRun()
    self.run = run
    setActivity(.porting)
    let job = CodeJob(contents, of: request, by: tools, values: values, plain: plain, loaded: Set(loaded.keys))
    queue.async {
      let report: @Sendable (CodeStatus.Activity) -> Void = { activity in
        DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.didBegin(activity, in: run) } }
      }
      let outcome = job.outcome(by: run, report)
      DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.didEnd(outcome, of: run, for: job) } }
    }
  }

  private func didBegin(_ activity: CodeStatus.Activity, in run: ToolRun) {
    if run === self.run { setActivity(activity) }
  }

  private func didEnd(_ outcome: CodeJob.Outcome, of run: ToolRun, for job: CodeJob) {
    guard run === self.run else { return }
    self.run = nil
    switch outcome {
    case .cancelled: return setActivity(.idle)
    case .problem(let problem): fail(problem, job)
    case .code(let code):
      if stop(code.contents) {
        failedValues = code.values
      } else {
        setActivity(.loading)
        do { try adopt(code, of: job) } catch { fail(CodeProblem(.tools, error.message, lines: []), job) }
      }
    }
    // The values may have been tuned since.
    if let current, current.variants.compiledValues(in: values) != current.variants.shownValues { compileValues() }
  }

  private func setActivity(_ activity: CodeStatus.Activity) {
    guard status.activity != activity else { return }
    status.activity = activity
    onChange(.status)
  }

  private func fail(_ problem: CodeProblem, _ job: CodeJob) {
    if let current, job.contents == current.contents {
      failedValues = current.variants.compiledValues(in: job.values)
      // A newer version has a problem of its own, which comes first.
      guard contents == current.contents else { return setPending([]) }
    }
    finish(with: problem)
  }

  private func finish(with problem: CodeProblem, canRunAnyway: Bool = false) {
    status = CodeStatus(messages: problem.lines, problem: problem, canRunAnyway: canRunAnyway)
    onChange(.status)
  }

  // MARK: Versions

  /// Takes over code: as a new version or, if the files haven't changed, as the present one with other values.
  private func adopt(_ code: CodeJob.Code, of job: CodeJob) throws(CommandFailure) {
    let variant = try variant(of: code)
    if let current, job.contents == current.contents {
      current.variants.add(variant, with: code.values)
      return show(code.values, of: current)
    }
    if isWatching { begin(variant) }
    let old = current?.variants
    let isSameCode = old?.shown.digest == code.digest
    if let current, isSameCode, status.problem == nil, code.report.values == current.report.values {
      current.contents = job.contents
      return setActivity(.idle)
    }
    let kept = isSameCode && old?.shownValues == code.values ? old?.following(code.report) : nil
    let variants = kept ?? CodeVariants(of: code.report, variant, with: code.values)
    versionCount += 1
    let version = CodeVersion(
      number: versionCount, report: code.report, contents: job.contents, variants: variants, request: request
    ) { [request, tools] values throws(CommandFailure) in
      try variants.show(values, compiling: job.contents, of: request, by: tools)
    }
    (previous, current) = (current, version)
    status = CodeStatus(messages: version.warnings)
    onChange(isSameCode ? .values : .version)
  }

  /// Notes that code runs in the window from now on.
  private func begin(_ code: CodeVariants.Variant) { crashGuard.begin(code.contents, library: code.library.path) }

  /// Returns code as it is run, loading its library if that hasn't been done yet.
  private func variant(of code: CodeJob.Code) throws(CommandFailure) -> CodeVariants.Variant {
    guard let product = code.product else {
      guard var known = loaded[code.digest] else { throw .internalError("the compiled code was not kept") }
      known.contents = code.contents
      return known
    }
    let variant = try CodeVariants.Variant(product, code)
    loaded[code.digest] = variant
    return variant
  }

  // MARK: Loading once

  /// Builds and loads the present version, for a command. If only live values differ from the current version, nothing is compiled.
  ///
  /// - Throws: A `CommandFailure` that lists the errors if the code can't run.
  package func load() throws(CommandFailure) -> CodeVersion {
    let job = CodeJob(try FileContents(of: request.files), of: request, by: tools, loaded: Set(loaded.keys))
    switch job.outcome(by: ToolRun()) {
    case .code(let code): try adopt(code, of: job)
    case .problem(let problem): throw problem.failure
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
