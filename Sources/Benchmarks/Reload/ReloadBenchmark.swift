import Foundation
import GlissadeKit
import Host
import SourceReport
import UserCode

/// Measures the time from saving a file to the pixels of its new version, with a copy of the file in a temporary folder.
@MainActor
final class ReloadBenchmark {
  /// The number of edits of each kind.
  private static let count = 20
  /// The moment of the phase that is shown, in seconds.
  private static let moment = 0.23
  /// The maximum time of one edit, in seconds.
  private static let patience = 120.0

  private let original: String
  private let configuration: StageConfiguration
  private let folder: URL
  private let file: URL
  private let project: CodeProject
  private let clock = SystemClock()

  /// The time at which the present edit was saved.
  private var saved = 0.0
  /// The times at which the steps of the present edit began.
  private var beginnings: [CodeStatus.Activity: Double] = [:]
  private var change: CodeChange?

  init(_ path: String, tools: CodeTools, configuration: StageConfiguration) {
    original = path
    self.configuration = configuration
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-reload.\(getpid())", isDirectory: true)
    file = folder.appendingPathComponent((path as NSString).lastPathComponent)
    // A separate state folder, so that this copy doesn't appear in the state of the user.
    let state = ["XDG_STATE_HOME": folder.appendingPathComponent("state").path]
    project = CodeProject(CodeRequest(files: [file.path]), tools: tools, environment: state)
  }

  /// Measures edits of code, and of a live number alone.
  ///
  /// - Throws: A `GlissadeError` if the file can't be read or its code doesn't run.
  func measure() throws -> ReloadReport {
    guard let source = FileManager.default.contents(atPath: original) else {
      throw GlissadeError.noInput("“\(original)” cannot be read")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: file, options: .atomic)
    project.onChange = { [unowned self] in note($0) }
    defer { project.stop() }
    project.start()
    try wait()
    var costs = [ReloadCost(name: "code", edits: try (0..<Self.count).map { try times(of: SourceEdits.code(source, edit: $0)) })]
    _ = try times(of: source)
    if let value = project.current.flatMap({ SourceEdits.number(in: $0.report) }) {
      let edits = try (0..<Self.count).map { try times(of: SourceEdits.number(source, value, edit: $0)) }
      costs.append(ReloadCost(name: "a number, \(value.id)", edits: edits))
    }
    return ReloadReport(file: original, edits: costs)
  }

  /// Saves a source, and returns the times until its frame is drawn.
  private func times(of source: Data) throws -> ReloadTimes {
    change = nil
    beginnings = [:]
    saved = clock.now
    try source.write(to: file, options: .atomic)
    try wait()
    let loaded = clock.now
    try showFrame()
    let end = clock.now
    var times = ReloadTimes()
    let loading = beginnings[.loading] ?? loaded
    let trying = beginnings[.trying] ?? loading
    let compiling = beginnings[.compiling] ?? trying
    times.porting = compiling - saved
    times.compiling = trying - compiling
    times.trial = loading - trying
    times.loading = loaded - loading
    times.frame = end - loaded
    return times
  }

  private func note(_ change: CodeChange) {
    switch change {
    case .status: beginnings[project.status.activity] = clock.now
    case .values, .build, .version: self.change = change
    }
  }

  /// Runs the main queue until there is a new version.
  private func wait() throws {
    let start = clock.now
    while change == nil {
      if let problem = project.status.problem { throw problem.error }
      guard clock.now - start < Self.patience else { throw GlissadeError.internalError("the saved file was not noticed") }
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      clock.sleep(until: clock.now + 0.0005)
    }
  }

  private func showFrame() throws {
    guard let demo = project.current?.demos.first else {
      throw GlissadeError.noInput("there is nothing to show in “\(original)”")
    }
    let phase = demo.phases.first ?? .present
    try Scenario(demo, phase: phase, configuration: configuration).run { run in
      run.advance(to: Self.moment)
      _ = run.image(at: Self.moment)
    }
  }
}
