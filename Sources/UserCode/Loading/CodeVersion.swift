import Foundation
import GlissadeLive
import Host
import Rehearsal
import SourceReport
import Tweaks
import UIKit

/// A version of a user's files that can be put on a stage. Versions that differ only in live values share a library.
@MainActor
package final class CodeVersion {
  /// The version number, from 1.
  package let number: Int
  package let report: SourceReport
  package var warnings: [SourceMessage] { variants.shown.warnings }
  /// One demo for each root in the files.
  package private(set) var demos: [DemoDefinition] = []
  var contents: FileContents
  let variants: CodeVariants
  /// The indexes of literals that are plain, because the compiler can't handle them otherwise.
  var plain: Set<Int> { variants.shown.plain }
  private let request: CodeRequest
  private let prepare: CodePreparation
  private let tweakGroups: [TweakGroup]

  /// Creates a version of loaded code. `prepare` compiles tuned values that can't be live, for commands that need the code at once.
  init(
    number: Int, report: SourceReport, contents: FileContents = FileContents(), variants: CodeVariants, request: CodeRequest,
    prepare: @escaping CodePreparation = { _ in }
  ) {
    self.number = number
    self.report = report
    self.contents = contents
    self.variants = variants
    self.request = request
    self.prepare = prepare
    tweakGroups = report.tweakGroups
    demos = report.roots.compactMap(definition)
  }

  /// Returns the demo of a root, or nil if the code didn't register the root.
  func definition(of root: SourceRoot) -> DemoDefinition? {
    let shown = variants.shown
    guard shown.library.registry.roots[root.index] != nil else { return nil }
    let name = SourceName(path: report.files[root.file].path, root: report.roots.count == 1 ? nil : root.name, in: request.projectName)
    let phases = shown.placement(of: root).phases
    return DemoDefinition(
      id: name.id, takeID: name.takeID, name: name.text, title: name.title, chapter: .files, phases: phases, tweaks: tweakGroups,
      origin: request, source: ObjectIdentifier(variants),
      prepare: prepare, start: { [variants] in variants.renewVariables() },
      excerpt: { [report] store, includesDefaults in
        let contents = try? FileContents(of: report.files.map(\.path))
        return contents.map { report.excerpt(of: $0, with: store, includesDefaults: includesDefaults) }
      }
    ) { [report, variants] setting in
      let variant = variants.variant(for: setting.tweaks.changedValues)
      let values = variant.library.registry.code.map { LiveValues(report.liveValues(in: setting.tweaks), of: $0) }
      values?.install()
      UIWindowScene.running?.layerNamer = LayerNamer()
      // The same code with another constant may have other views to tap, but it must have the same phases.
      let placement = [variant, shown].map { $0.placement(of: root) }.first { $0.phases == phases } ?? shown.placement(of: root)
      let make = variant.library.registry.roots[root.index] ?? { _ in UIViewController() }
      return FileDemo(make, placement: placement, setting: setting, values: values, report: report)
    }
  }
}

/// Compiles tuned values of a version that can't be live, and adds the code to its variants.
typealias CodePreparation = @MainActor ([Tweak.ID: TweakValue]) throws(GlissadeError) -> Void

extension CodeVariants.Variant {
  fileprivate func placement(of root: SourceRoot) -> Placement { placements[root.index] ?? Placement(frame: .window) }
}
