import Rehearsal
import SourceReport
import Tweaks
import UIKit
import UserCode

/// The code of files that are loaded only on request, and compiled synchronously.
@MainActor
final class EditedSource: CodeSource {
  let request: CodeRequest
  private let tools: CodeTools
  private var history = VersionHistory()
  private(set) var status = CodeStatus()
  /// The reason why the latest version can't be shown, or nil.
  private(set) var failure: GlissadeError?
  var onChange: (CodeChange) -> Void = { _ in } { didSet { onChange = UIWindowScene.bound(onChange) } }

  init(_ request: CodeRequest, tools: CodeTools) {
    self.request = request
    self.tools = tools
  }

  var demos: [DemoDefinition] { history.current?.demos ?? [] }
  var earlierDemos: [DemoDefinition] { history.previous?.demos ?? [] }
  var report: SourceReport? { history.current?.report }

  func start() { load() }
  func stop() {}
  func runAnyway() { load() }
  func use(_ values: [Tweak.ID: TweakValue]) {}

  func load() {
    let old = history.current
    do throws(GlissadeError) {
      let version = try history.load(request, by: tools)
      failure = nil
      status = CodeStatus(messages: version.warnings)
      if version !== old { onChange(.version) }
    } catch {
      failure = error
    }
  }
}
