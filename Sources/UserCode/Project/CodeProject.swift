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
  package var current: CodeVersion? { history.current }
  /// The version before the last save, or nil if there has been only one.
  package var previous: CodeVersion? { history.previous }
  /// Called on the main queue after each change, in the scene whose code registers it.
  package var onChange: (CodeChange) -> Void = { _ in } { didSet { onChange = UIWindowScene.bound(onChange) } }

  let tools: CodeTools
  let builder = CodeBuilder()
  var history = VersionHistory()
  /// The contents of the newest version that was looked at.
  var contents: FileContents?
  /// The tuned values, some of which may have to be compiled into the code.
  var values: [Tweak.ID: TweakValue] = [:]
  /// Notes what runs.
  let crashGuard: CrashGuard
  private var watch: FilesWatch?

  /// Creates a project. Nothing happens before `start()`.
  ///
  /// - Parameters:
  ///   - request: The files and what to show of them.
  ///   - tools: The programs to use.
  ///   - environment: The environment, which says where the folder for the program's state is.
  package init(_ request: CodeRequest, tools: CodeTools, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.request = request
    self.tools = tools
    crashGuard = CrashGuard(request, in: CrashGuard.folder(environment: environment))
    builder.onActivity = { [weak self] in self?.setActivity($0) }
    builder.onEnd = { [weak self] in self?.didBuild($0, for: $1) }
  }

  /// Returns the files that this process had open before it crashed and started again. The one that crashed comes last.
  package static func interruptedRequests(environment: [String: String] = ProcessInfo.processInfo.environment) -> [CodeRequest] {
    CrashNotes(folder: CrashGuard.folder(environment: environment)).interruptedRequests
  }

  /// The path of the first storyboard of the current version, or nil.
  package var storyboardPath: String? { current?.contents.app?.interfaceFiles.first { $0.hasSuffix(".storyboard") } }

  /// Starts to watch the files, and builds their present version in the background.
  package func start() {
    watch(nil)
    filesMayHaveChanged()
  }

  /// Watches the folders of contents, or of the request if they can't be read.
  private func watch(_ contents: FileContents?) {
    guard watch.map({ $0.folders != FilesWatch.folders(of: request, contents) }) ?? true else { return }
    watch = FilesWatch(request, contents) { [weak self] in self?.filesMayHaveChanged() }
  }

  /// Stops watching. A build in progress is cancelled.
  package func stop() {
    watch = nil
    builder.cancel()
    crashGuard.end()
  }

  /// Runs the present version even though it crashed the program last time.
  package func runAnyway() {
    crashGuard.forgetCrashes()
    contents = nil
    current?.variants.failedValues = nil
    filesMayHaveChanged()
  }

  private func filesMayHaveChanged() {
    let newContents: FileContents
    do {
      newContents = try FileContents(of: request)
    } catch {
      builder.cancel()
      contents = nil
      return finish(with: CodeProblem(.file, error.message, lines: []))
    }
    guard newContents != contents else { return }
    contents = newContents
    if request.project != nil, watch != nil { watch(newContents) }
    if values.isEmpty, refuses(newContents) { return }
    build(newContents)
  }

  /// Refuses contents that took the program down, and returns whether they did.
  func refuses(_ contents: FileContents) -> Bool {
    guard crashGuard.hasCrash(of: contents) else { return false }
    builder.cancel()
    let newest = self.contents
    let (notes, request, fingerprint) = (crashGuard.notes, request, contents.fingerprint)
    let symbolizer = tools.symbolizer
    builder.queue.async {
      let end = notes.end(of: request, fingerprint, symbolizer) ?? .init()
      DispatchQueue.main.async {
        MainActor.assumeIsolated { [weak self] in
          if let self, self.contents == newest { finish(with: CodeProblem(end), canRunAnyway: true) }
        }
      }
    }
    return true
  }
}
