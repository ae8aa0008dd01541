import Foundation
import Rehearsal
import Tweaks

// The person's open files on the stage.
extension StageSession {
  /// The file of the demo on the stage, or nil if the demo isn't from a file.
  var shownFile: OpenFile? { files.file(of: definition) }

  func show(_ change: FileChange) {
    revisions.files += 1
    switch change {
    case .recent: break
    case .status: reportChanges()
    case .opened(let file):
      replace([], with: file.demos)
      select(file.demos[0])
    case .chosen(let file): if shownFile !== file, let first = file.demos.first { select(first) }
    case .closed(let file):
      keepTuning()
      replace(file.demos, with: [])
    case .code(let file): reload(file.demos)
    case .version(let file, let old, let isFirst): show(file, insteadOf: old, isFirst: isFirst)
    }
  }

  private func show(_ file: OpenFile, insteadOf old: [DemoDefinition], isFirst: Bool) {
    keepTuning()
    shelf.restoreTuning(of: file.demos.filter { demo in isFirst || !old.contains { $0.id == demo.id } })
    replace(old, with: file.demos, earlier: file.source.earlierDemos)
    // Input on the empty placeholder isn't meant for the code. Otherwise the code is on a new stage already.
    if isFirst, shownFile === file, playback.hasInput { reset() }
    if let moment = file.firstMoment {
      file.firstMoment = nil
      show(moment, of: file)
    }
    guard !file.restoredValues.isEmpty else { return }
    if shownFile === file { tweaks.set(file.restoredValues) }
    file.restoredValues = [:]
  }

  /// Shows a moment of the first of a file's demos that has it, paused.
  private func show(_ moment: FirstMoment, of file: OpenFile) {
    switch moment {
    case .take(let name, let time):
      do throws(TweakError) {
        let (demo, take) = try file.take(name, in: takes)
        select(demo)
        playback.show(take, at: time)
      } catch {
        files.onProblem(error.message)
      }
    case .picture(let state):
      guard file.demos.contains(where: { $0.id == state.demo }) else {
        return files.onProblem("what the picture shows is no longer in “\(file.path)”: the file has changed since")
      }
      restore(state)
    }
  }
}
