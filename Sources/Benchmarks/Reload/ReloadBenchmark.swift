import Foundation
import GlissadeKit
import Host
import SourceReport
import UserCode

/// Measures the time from saving a file to the pixels of its new version, with a copy of the file or of its project in a temporary folder.
@MainActor
final class ReloadBenchmark {
  /// The number of edits of each kind.
  private static let count = 20
  /// The moment of the phase that is shown, in seconds.
  private static let moment = 0.23
  /// The maximum time of one edit, in seconds.
  private static let patience = 120.0

  /// What is measured.
  enum Subject {
    /// A file, or a project in a folder.
    case path(String)
    /// A generated project with at least so many lines.
    case generated(lines: Int)
  }

  private let name: String
  private let configuration: StageConfiguration
  private let folder: URL
  private let project: CodeProject
  private let clock = SystemClock()

  /// The time at which the present edit was saved.
  private var saved = 0.0
  /// The times at which the steps of the present edit began.
  private var beginnings: [CodeStatus.Activity: Double] = [:]
  private var change: CodeChange?

  /// Copies or generates what is measured.
  ///
  /// - Throws: A `GlissadeError` if it can't be read, or the file system's error if it can't be written.
  init(_ subject: Subject, tools: CodeTools, configuration: StageConfiguration) throws {
    self.configuration = configuration
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-reload.\(getpid())", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy: String
    switch subject {
    case .path(let path):
      name = path
      copy = folder.appendingPathComponent((path as NSString).lastPathComponent).path
      guard FileManager.default.isReadableFile(atPath: path) else { throw GlissadeError.noInput("“\(path)” cannot be read") }
      try FileManager.default.copyItem(atPath: path, toPath: copy)
    case .generated(let lines):
      name = "\(lines) lines"
      copy = folder.appendingPathComponent("Large").path
      try LargeProject(lines: lines).write(to: copy)
    }
    // A separate state folder, so that this copy doesn't appear in the state of the user.
    let state = ["XDG_STATE_HOME": folder.appendingPathComponent("state").path]
    project = CodeProject(try CodeRequest(sources: [copy]), tools: tools, environment: state)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Measures edits of code, of a live number alone, and of a storyboard if there is one.
  ///
  /// - Throws: A `GlissadeError` if a file can't be read or the code doesn't run.
  func measure() throws -> ReloadReport {
    project.onChange = { [unowned self] in note($0) }
    defer { project.stop() }
    let start = clock.now
    project.start()
    try wait()
    let first = clock.now - start
    guard let report = project.current?.report else { throw GlissadeError.internalError("there is no version of the code") }
    let value = SourceEdits.number(in: report)
    let file = report.files[value?.file ?? 0].path
    let source = try Data(contentsOf: URL(fileURLWithPath: file))
    var costs = [try cost("code") { try times(of: SourceEdits.code(source, edit: $0), file) }]
    _ = try times(of: source, file)
    if let value {
      costs.append(try cost("a number, \(value.id)") { try times(of: SourceEdits.number(source, value, edit: $0), file) })
    }
    if let path = project.storyboardPath {
      let text = try Data(contentsOf: URL(fileURLWithPath: path))
      costs.append(try cost("a storyboard") { try times(of: text + Data(repeating: 10, count: $0 + 1), path) })
    }
    return ReloadReport(file: name, firstTime: first, edits: costs)
  }

  private func cost(_ name: String, _ edit: (Int) throws -> ReloadTimes) rethrows -> ReloadCost {
    ReloadCost(name: name, edits: try (0..<Self.count).map(edit))
  }

  /// Saves a file, and returns the times until its frame is drawn.
  private func times(of contents: Data, _ file: String) throws -> ReloadTimes {
    change = nil
    beginnings = [:]
    saved = clock.now
    try contents.write(to: URL(fileURLWithPath: file), options: .atomic)
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
      throw GlissadeError.noInput("there is nothing to show in “\(name)”")
    }
    let phase = demo.phases.first ?? .present
    try Scenario(demo, phase: phase, configuration: configuration).run { run in
      run.advance(to: Self.moment)
      _ = run.image(at: Self.moment)
    }
  }
}
