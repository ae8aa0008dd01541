import GlissadeLive
import Rehearsal
import SourceReport

/// A version of a user's files that can be put on a stage. Versions that differ only in live values share a library.
@MainActor
package final class CodeVersion {
  /// The report about the files.
  package let report: SourceReport
  package var warnings: [SourceMessage] { variants.shown.warnings }
  /// The demos, one for each root in the files.
  package let demos: [DemoDefinition]
  /// The contents of the files.
  var contents: FileContents
  let variants: CodeVariants
  /// The indexes of literals that are plain, because the compiler can't handle them otherwise.
  var plain: Set<Int> { variants.shown.plain }

  /// Creates a version of what a job has built.
  init(_ report: SourceReport, of job: CodeJob, variants: CodeVariants) {
    self.report = report
    self.variants = variants
    contents = job.contents
    // The code may not have registered every root.
    let roots = report.roots.filter { variants.shown.library.registry.roots[$0.index] != nil }
    demos = roots.map { root in
      DemoDefinition(root, in: report, of: job.build.request, code: variants) { values throws(GlissadeError) in
        try variants.show(values, compiling: job.contents, of: job.build.request, by: job.build.tools)
      }
    }
  }
}
