import Foundation
import Host
import Rehearsal
import SourceReport
import Tweaks
import UIKit

/// A user's files, which are compiled, loaded and watched: after each save, the new version replaces the old one. While a new version
/// doesn't compile, crashes or doesn't return, the last good one stays.
@MainActor
package final class CodeProject {
  package let request: CodeRequest
  /// The status of the newest version.
  package internal(set) var status = CodeStatus()
  /// The last good version, or nil if there has been none.
  package internal(set) var current: CodeVersion?
  /// The version before the last save, or nil if there has been only one.
  package internal(set) var previous: CodeVersion?
  /// Called on the main queue after each change, in the scene whose code registers it.
  package var onChange: (CodeChange) -> Void = { _ in } { didSet { onChange = UIWindowScene.bound(onChange) } }

  let tools: CodeTools
  let queue = DispatchQueue(label: "glissade.code", qos: .userInitiated)
  private var watches: [FolderWatch] = []
  /// The contents of the newest version that was read.
  var contents: FileContents?
  /// The tuned values, some of which may have to be compiled into the code.
  var values: [Tweak.ID: TweakValue] = [:]
  /// The values that failed to compile with the contents of the version on the stage.
  var failedValues: [Tweak.ID: TweakValue]?
  /// The loaded code, by its digest.
  var loaded: [String: CodeVariants.Variant] = [:]
  var run: ToolRun?
  /// The number of value changes, so that only the last of several is compiled.
  var valueChangeCount = 0
  /// Notes what runs, while the files are watched.
  let crashGuard: CrashGuard
  var isWatching = false

  /// Creates a project. Nothing happens before `start()` or `load()`. The environment determines the folder for the program's state.
  package init(
    _ request: CodeRequest, tools: CodeTools, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.request = request
    self.tools = tools
    crashGuard = CrashGuard(request, in: CrashGuard.folder(environment: environment))
  }

  /// Returns the files that this process had open before it crashed and started again. The one that crashed comes last.
  package static func interruptedRequests(environment: [String: String] = ProcessInfo.processInfo.environment) -> [CodeRequest] {
    CrashNotes(folder: CrashGuard.folder(environment: environment)).interruptedRequests
  }

  /// Starts to watch the files, and builds their present version in the background.
  package func start() {
    isWatching = true
    let folders = Set(request.files.flatMap(Self.watchedFolders))
    watches = folders.sorted().compactMap { folder in
      FolderWatch(URL(fileURLWithPath: folder)) { [weak self] in self?.filesMayHaveChanged() }
    }
    filesMayHaveChanged()
  }

  /// Stops watching. A build in progress is cancelled.
  package func stop() {
    isWatching = false
    watches = []
    run?.cancel()
    run = nil
    crashGuard.end()
  }

  /// Runs the present version even though it crashed the program last time.
  package func runAnyway() {
    crashGuard.forgetCrashes()
    contents = nil
    failedValues = nil
    filesMayHaveChanged()
  }

  /// Returns the folders to watch for changes of the file: its own, and that of the file to which it links.
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

  /// Refuses contents that crashed the program, and returns whether they did.
  func stop(_ contents: FileContents) -> Bool {
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
}
