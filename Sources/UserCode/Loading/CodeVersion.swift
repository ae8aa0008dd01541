import Foundation
import GlissadeLive
import Rehearsal
import SourceReport
import Tweaks
import UIKit

/// A version of a user's files that can be put on a stage.
///
/// Versions that differ in live values alone share a library.
@MainActor
package final class CodeVersion {
  /// The number of the version, from 1.
  package let number: Int
  /// The report about the files.
  package let report: SourceReport
  /// The warnings about the code.
  package let warnings: [SourceMessage]
  /// The demos, one for each root in the files.
  package private(set) var demos: [DemoDefinition] = []
  /// The places on the stage, by the roots' indexes.
  let placements: [Int: Placement]
  let library: CodeLibrary
  private let tweakGroups: [TweakGroup]

  /// Creates a version of loaded code.
  init(number: Int, report: SourceReport, warnings: [SourceMessage], library: CodeLibrary, placements: [Int: Placement]) {
    self.number = number
    self.report = report
    self.warnings = warnings
    self.library = library
    self.placements = placements
    tweakGroups = report.tweakGroups
    demos = report.roots.compactMap(definition)
  }

  /// Returns the demo of a root, or nil if the code didn't register the root.
  func definition(of root: SourceRoot) -> DemoDefinition? {
    guard let make = library.registry.roots[root.index] else { return nil }
    let placement = placements[root.index] ?? Placement(frame: .window)
    let file = Self.baseName(report.files[root.file].path)
    let isOnly = report.roots.count == 1
    let code = library.registry.code
    return DemoDefinition(
      id: isOnly ? file : "\(file)/\(root.name)", title: isOnly ? file : root.name, chapter: .files, phases: placement.phases,
      tweaks: tweakGroups, source: ObjectIdentifier(self)
    ) { [report] setting in
      let values = code.map { LiveValues(report.liveValues(in: setting.tweaks), of: $0) }
      values?.install()
      UIWindowScene.running?.layerNamer = LayerNamer()
      return FileDemo(make, placement: placement, setting: setting, values: values, report: report)
    }
  }

  private static func baseName(_ path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }
}
