import Foundation
import Rehearsal
import TestSupport

@testable import UserCode

/// A file of a user's in a folder of its own, with the project that watches it through the real tools.
@MainActor
final class ProjectHarness {
  let folder: TemporaryFolder
  /// The path of the file.
  let path: String
  let project: CodeProject
  private var history = VersionHistory()
  /// The project whose folder is needed, or nil for a file.
  private var app: AppProject?
  private(set) var changes: [CodeChange] = []
  private var waiting: (isDone: () -> Bool, continuation: CheckedContinuation<Void, Never>)?

  /// Creates a file with a source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - link: The name of a symbolic link in another folder through which the project knows the file, or nil for none.
  ///   - trialLimit: The time that a trial may take, in seconds.
  init(_ source: String, through link: String? = nil, trialLimit: TimeInterval = 10) throws {
    try SourceAssets.preparePlatform()
    folder = try TemporaryFolder()
    let files = folder.path + "/My Café: drafts"
    try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
    path = files + "/Zoë’s Card.swift"
    var known = path
    if let link {
      known = folder.path + "/" + link
      try FileManager.default.createSymbolicLink(atPath: known, withDestinationPath: path)
    }
    var tools = CodeTools(environment: ProcessInfo.processInfo.environment)
    tools.trialLimit = trialLimit
    project = CodeProject(CodeRequest(files: [known]), tools: tools, environment: ["XDG_STATE_HOME": folder.path + "/state"])
    try save(source)
    project.onChange = { [unowned self] change in note(change) }
  }

  /// Watches an app.
  init(_ app: AppProject, root: String? = nil) throws {
    let request = CodeRequest(files: [], root: root, project: .init(path: app.path, name: app.name))
    self.app = app
    try SourceAssets.preparePlatform()
    folder = try TemporaryFolder()
    path = app.path
    project = CodeProject(
      request, tools: CodeTools(environment: ProcessInfo.processInfo.environment), environment: ["XDG_STATE_HOME": folder.path + "/state"])
    project.onChange = { [unowned self] change in note(change) }
  }

  /// Starts the project, and waits until its first version is there or its problem.
  func start() async {
    project.start()
    await wait { [project] in project.current != nil || project.status.problem != nil }
  }

  /// Loads the present version of the file at once.
  func load() throws(GlissadeError) -> CodeVersion { try history.load(project.request, by: project.tools) }

  /// Saves a source as editors do that write a new file and put it in the place of the old one.
  func save(_ source: String) throws { try Data(source.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) }

  /// Saves a source, and waits until a condition holds after a change.
  func save(_ source: String, until isDone: @escaping () -> Bool) async throws {
    try save(source)
    await wait(until: isDone)
  }

  /// Waits until a condition holds after a change.
  func wait(until isDone: @escaping () -> Bool) async {
    guard !isDone() else { return }
    await withCheckedContinuation { waiting = (isDone, $0) }
  }

  private func note(_ change: CodeChange) {
    changes.append(change)
    guard let waiting, waiting.isDone() else { return }
    self.waiting = nil
    waiting.continuation.resume()
  }
}
