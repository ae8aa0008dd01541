import Rehearsal
import SourceReport
import Tweaks
import UserCode

/// The code of files that are loaded only on request, and compiled synchronously.
@MainActor
final class EditedSource: CodeSource {
  private let project: CodeProject
  /// The reason why the latest version can't be shown, or nil.
  private(set) var failure: GlissadeError?

  init(_ request: CodeRequest, tools: CodeTools) {
    project = CodeProject(request, tools: tools)
  }

  var request: CodeRequest { project.request }
  var status: CodeStatus { project.status }
  var demos: [DemoDefinition] { project.demos }
  var earlierDemos: [DemoDefinition] { project.earlierDemos }
  var report: SourceReport? { project.report }
  var onChange: (CodeChange) -> Void {
    get { project.onChange }
    set { project.onChange = newValue }
  }

  func start() { load() }
  func stop() {}
  func runAnyway() { load() }
  func use(_ values: [Tweak.ID: TweakValue]) { project.use(values) }

  func load() {
    do throws(GlissadeError) {
      _ = try project.load()
      failure = nil
    } catch {
      failure = error
    }
  }
}
