import Rehearsal
import SourceReport
import Tweaks
import UserCode

/// The code of a file for the workbench: its demos, which change when the file is saved.
@MainActor
protocol CodeSource: AnyObject {
  /// The files, and the root to show.
  var request: CodeRequest { get }
  /// The status of the newest version.
  var status: CodeStatus { get }
  /// The demos of the version on the stage, or none if there has been no good version.
  var demos: [DemoDefinition] { get }
  /// The demos of the version before the last save.
  var earlierDemos: [DemoDefinition] { get }
  /// The report about the files of the version on the stage, or nil if there has been no good version.
  var report: SourceReport? { get }
  /// Called after each change.
  var onChange: (CodeChange) -> Void { get set }
  /// Starts to watch the files, and builds their present version.
  func start()
  /// Stops watching.
  func stop()
  /// Runs the code with tuned values. Those that can't be live are compiled into it in the background.
  func use(_ values: [Tweak.ID: TweakValue])
  /// Runs a version that isn't run because it crashed the program the last time.
  func runAnyway()
}

extension CodeProject: CodeSource {
  var demos: [DemoDefinition] { current?.demos ?? [] }
  var earlierDemos: [DemoDefinition] { previous?.demos ?? [] }
  var report: SourceReport? { current?.report }
}
