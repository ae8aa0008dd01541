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
  /// The files that were opened recently, the latest first.
  var recent = RecentFiles() { didSet { if recent != oldValue { onChange(.recent) } } }
  /// Called after each change.
  var onChange: (FileChange) -> Void = { _ in }

  /// Called with a message for the person, such as that there is no such take.
  var onProblem: (String) -> Void = { _ in }

  /// Called with information about a file, such as that writing into it was undone.
  var onMessage: (String) -> Void = { _ in }
  /// Called with lines for the terminal about the file's errors, or about a new version on the stage.
  var onReport: (String) -> Void = { _ in }
  /// The values that were written into files, which can be undone, the latest last.
  var writings: [FileWriting] = []

  /// Returns the file that a demo is from, or nil for a demo that comes with the program.
  func file(of demo: DemoDefinition) -> OpenFile? { files.first { $0.demos.contains(demo) } }

  // MARK: Opening

  /// Opens files and shows their first demo. Files that are already open are only shown.
  ///
  /// `moment` is the moment to show once the files can be shown, or nil for the first screen.
  package func open(_ request: CodeRequest, at moment: FirstMoment? = nil) {
    recent.add(request)
    if let file = files.first(where: { $0.request == request }) {
      return onChange(.chosen(file))
    }
    let file = add(request, at: moment)
    onChange(.opened(file))
    start(file)
  }

  /// Adds files, of which there is a placeholder until they are started.
  func add(_ request: CodeRequest, at moment: FirstMoment?) -> OpenFile {
    let file = OpenFile(makeSource(request))
    file.firstMoment = moment
    closeFiles(withDemosLike: file)
    files.append(file)
    return file
  }

  /// Starts the files that a session shows first.
  package func start() {
    for file in files {
      recent.add(file.request)
      start(file)
    }
  }

  private func start(_ file: OpenFile) {
    file.source.onChange = { [weak self, weak file] change in
      if let self, let file { didChange(file, change) }
    }
    file.source.start()
  }

  /// Opens the Swift files at paths, or in folders.
  ///
  /// - Throws: A `GlissadeError` if there is none, or if one can't be read.
  func open(paths: [String]) throws(GlissadeError) { open(try SourcePaths.request(paths)) }

  /// Closes a file and removes its demos. Its tuned values are stored.
  func close(_ file: OpenFile) {
    file.source.stop()
    files.removeAll { $0 === file }
    writings.removeAll { $0.file === file }
    onChange(.closed(file))
  }

  /// Closes the files that have the same demos as another one, such as a file that was opened with another root or along with other files.
  private func closeFiles(withDemosLike new: OpenFile) {
    let ids = Set(new.demos.map(\.id))
    for file in files where file !== new && file.demos.contains(where: { ids.contains($0.id) }) { close(file) }
  }

  // MARK: Changes

  private func didChange(_ file: OpenFile, _ change: CodeChange) {
    for line in file.report(change) { onReport(line) }
    switch change {
    case .status: onChange(file.noteStatus() ? .code(file) : .status)
    case .build: onChange(.code(file))
    case .values, .version:
      let (old, isFirst) = (file.demos, file.isPlaceholder)
      file.update()
      closeFiles(withDemosLike: file)
      onChange(.version(file, insteadOf: old, isFirst: isFirst))
    }
  }
}
