import GlissadeLive
import InterfaceBuilder
import Rehearsal
import SourceReport
import Tweaks
import UIKit

/// Compiles tuned values of a version that can't be live, and adds the code to its variants.
typealias CodePreparation = @MainActor ([Tweak.ID: TweakValue]) throws(GlissadeError) -> Void

extension DemoDefinition {
  /// Creates the demo of a root of a user's files.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - report: The report about the files.
  ///   - request: The files.
  ///   - interfaces: The app's Interface Builder files, or nil without a project.
  ///   - code: The code, which has registered the root.
  ///   - prepare: Compiles tuned values that can't be live, for commands that need the code at once.
  init(
    _ root: SourceRoot, in report: SourceReport, of request: CodeRequest, interfaces: AppInterfaces? = nil, code: CodeVariants,
    prepare: @escaping CodePreparation = { _ in }
  ) {
    let shown = code.shown
    let name = report.name(of: root, in: request)
    let phases = shown.placement(of: root).phases
    self.init(
      id: name.id, takeID: name.takeID, name: name.text, title: name.title, chapter: .files, phases: phases, tweaks: report.tweakGroups,
      // An app has a status bar, which its code may measure and style.
      showsStatusBar: [.delegate, .storyboard].contains(root.kind), origin: request, source: ObjectIdentifier(code), prepare: prepare,
      start: { code.renewVariables() },
      excerpt: { store, includesDefaults in
        let contents = try? FileContents(of: report.files.map(\.path))
        return contents.map { report.excerpt(of: $0, with: store, includesDefaults: includesDefaults) }
      }
    ) { setting in
      let variant = code.variant(for: setting.tweaks.changedValues)
      let values = variant.library.registry.code.map { LiveValues(report.liveValues(in: setting.tweaks), of: $0) }
      values?.install()
      let files = interfaces?.files(for: variant.library)
      if let files { UIWindowScene.running?.code.interfaceFiles = files }
      UIWindowScene.running?.layerNamer = LayerNamer()
      // The same code with another constant may have other views to tap, but it must have the same phases.
      let placement = [variant, shown].map { $0.placement(of: root) }.first { $0.phases == phases } ?? shown.placement(of: root)
      let create = variant.library.registry.roots[root.index] ?? { _ in UIViewController() }
      // A controller with a scene in a storyboard gets its view and outlets from there.
      let type = root.kind == .controller ? root.type : nil
      let make: (LiveSetting) -> Any = { setting in type.flatMap { files?.makeController(ofClass: $0) } ?? create(setting) }
      return FileDemo(make, placement: placement, setting: setting, values: values, report: report, storyboard: interfaces?.app.storyboard)
    }
  }
}

extension CodeVariants.Variant {
  /// Returns how a root is put on the stage.
  fileprivate func placement(of root: SourceRoot) -> Placement { placements[root.index] ?? Placement(frame: .window) }
}
