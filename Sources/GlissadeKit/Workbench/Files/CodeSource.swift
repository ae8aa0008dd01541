import Rehearsal
import SourceReport
import Tweaks
import UserCode

/// The source of a file's demos for the workbench. They change when the file is saved.
@MainActor
protocol CodeSource: AnyObject {
  /// The files, and the root to show.
  var request: CodeRequest { get }
  var status: CodeStatus { get }
  /// The demos of the version on the stage. It is empty if there has been no valid version.
  var demos: [DemoDefinition] { get }
  /// The demos of the version before the last save.
  var earlierDemos: [DemoDefinition] { get }
  /// The report about the version on the stage, or nil if there has been no valid version.
  var report: SourceReport? { get }
  var onChange: (CodeChange) -> Void { get set }
  /// Starts to watch the files, and builds their current version.
  func start()
  func stop()
  /// Runs the code with tuned values. Values that can't be live are compiled into it in the background.
  func use(_ values: [Tweak.ID: TweakValue])
  /// Runs a version that was stopped because it crashed the program the last time.
  func runAnyway()
}

extension CodeProject: CodeSource {
  var demos: [DemoDefinition] { current?.demos ?? [] }
  var earlierDemos: [DemoDefinition] { previous?.demos ?? [] }
  var report: SourceReport? { current?.report }
}
