import Rehearsal
import SourceReport
import UserCode

/// A file's code as the workbench needs it: its demos, which change when the file is saved.
@MainActor
protocol CodeSource: AnyObject {
  /// The files and what to show of them.
  var request: CodeRequest { get }
  /// What is going on with the newest version.
  var status: CodeStatus { get }
  /// The demos of the version on the stage, or none if there has been no good version.
  var demos: [DemoDefinition] { get }
  /// The demos of the version before the last save.
  var earlierDemos: [DemoDefinition] { get }
  /// What is known about the files of the version on the stage, or nil if there has been no good version.
  var report: SourceReport? { get }
  /// Called after each change.
  var onChange: (CodeChange) -> Void { get set }
  /// Starts to watch the files, and builds their present version.
  func start()
  /// Stops watching.
  func stop()
  /// Runs a version that isn't run because it ended the program the last time.
  func runAnyway()
}

extension CodeProject: CodeSource {
  var demos: [DemoDefinition] { current?.demos ?? [] }
  var earlierDemos: [DemoDefinition] { previous?.demos ?? [] }
  var report: SourceReport? { current?.report }
}
