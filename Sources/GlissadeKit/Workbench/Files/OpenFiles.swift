import Foundation
import Rehearsal
import Tweaks
import UIKit
import UserCode

/// The files that are open in the workbench, and those that were opened recently.
@MainActor
package final class OpenFiles {
  var makeSource: (CodeRequest) -> any CodeSource = {
    CodeProject($0, tools: CodeTools(environment: ProcessInfo.processInfo.environment))
  }
  /// In the order in which they were opened.
  private(set) var files: [OpenFile] = []
  /// The latest first.
  var recent = RecentFiles() { didSet { if recent != oldValue { session.revisions.files += 1 } } }

  /// Called with a message for the person, such as that there is no such take.
  var onProblem: (String) -> Void = { _ in }

  /// Called with information about a file, such as that writing into it was undone.
  var onMessage: (String) -> Void = { _ in }
  /// Called with lines for the terminal about the file's errors, or about a new version on the stage.
  var onReport: (String) -> Void = { _ in }
  /// The values that were written into files, which can be undone, the latest last.
  var writings: [FileWriting] = []

  private unowned let session: StageSession
  private let tuning: TuningFolder

  init(_ session: StageSession, tuning: TuningFolder) {
    self.session = session
    self.tuning = tuning
  }

  /// The file of the demo on the stage, or nil if the demo isn't from a file.
  var shown: OpenFile? { file(of: session.definition) }

  /// Returns nil for a demo that comes with the program.
  func file(of demo: DemoDefinition) -> OpenFile? { files.first { $0.demos.contains(demo) } }

  // MARK: Opening

  /// Opens files and shows their first demo. Files that are already open are only shown.
  ///
  /// `moment` is the moment to show once the files can be shown, or nil for the first screen.
  package func open(_ request: CodeRequest, at moment: FirstMoment? = nil) {
    recent.add(request)
    if let file = files.first(where: { $0.request == request }) {
      if let first = file.demos.first, shown !== file { session.select(first) }
      return
    }
    let file = OpenFile(makeSource(request))
    file.firstMoment = moment
    closeFiles(withDemosLike: file)
    files.append(file)
    session.replace([], with: file.demos)
    session.select(file.demos[0])
    file.source.onChange = { [weak self, weak file] change in
      if let self, let file { didChange(file, change) }
    }
    file.source.start()
  }

  /// Throws a `CommandFailure` if there is no Swift file at the paths, or if one can't be read.
  func open(paths: [String]) throws(CommandFailure) { open(try SourcePaths.request(paths)) }

  /// Closes a file and removes its demos. Its tuned values are stored.
  func close(_ file: OpenFile) {
    session.keepTuning()
    file.source.stop()
    files.removeAll { $0 === file }
    writings.removeAll { $0.file === file }
    session.revisions.files += 1
    session.replace(file.demos, with: [])
  }

  /// Closes the files that have the same demos as another one, such as a file that was opened with another root or along with other files.
  private func closeFiles(withDemosLike new: OpenFile) {
    let ids = Set(new.demos.map(\.id))
    for file in files where file !== new && file.demos.contains(where: { ids.contains($0.id) }) { close(file) }
  }

  // MARK: Changes

  private func didChange(_ file: OpenFile, _ change: CodeChange) {
    session.revisions.files += 1
    for line in file.report(change) { onReport(line) }
    switch change {
    case .status: return file.noteStatus() ? session.reload(file.demos) : session.reportChanges()
    case .build: return session.reload(file.demos)
    case .values, .version: break
    }
    let old = file.demos
    let wasPlaceholder = file.isPlaceholder
    session.keepTuning()
    file.update()
    closeFiles(withDemosLike: file)
    for demo in file.demos where wasPlaceholder || !old.contains(where: { $0.id == demo.id }) {
      session.shelf.keep(tuning.store(for: demo), of: demo)
    }
    session.replace(old, with: file.demos, earlier: file.source.earlierDemos)
    // Input on the placeholder isn't meant for the code. Without it, the code is already on a new stage.
    if wasPlaceholder, shown === file, session.hasInput { session.reset() }
    if let moment = file.firstMoment {
      file.firstMoment = nil
      show(moment, of: file)
    }
    guard !file.restoredValues.isEmpty else { return }
    if shown === file { session.tweaks.set(file.restoredValues) }
    file.restoredValues = [:]
  }

  func valuesDidChange() {
    guard let shown, !shown.isPlaceholder else { return }
    shown.source.use(session.tweaks.changedValues)
  }

  /// Shows a moment, paused, of the first demo that has it.
  private func show(_ moment: FirstMoment, of file: OpenFile) {
    switch moment {
    case .take(let name, let time): show(name, at: time, of: file)
    case .picture(let state):
      guard file.demos.contains(where: { $0.id == state.demo }) else {
        return onProblem("what the picture shows is no longer in “\(file.path)”: the file has changed since")
      }
      session.restore(state)
    }
  }

  private func show(_ name: String, at time: TimeInterval, of file: OpenFile) {
    var problem: TweakError?
    for demo in file.demos {
      do throws(TweakError) {
        let take = try session.takes.load(name, demo: demo.takeID)
        session.select(demo)
        session.show(take, at: time)
        return
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { onProblem(problem.message) }
  }
}
