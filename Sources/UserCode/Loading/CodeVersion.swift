import GlissadeLive
import Rehearsal
import SourceReport

/// A version of a user's files that can be put on a stage. Versions that differ only in live values share a library.
@MainActor
package final class CodeVersion {
  /// The report about the files.
  package let report: SourceReport
  package var warnings: [SourceMessage] {
    let known = variants.shown.warnings + variants.shown.trialWarnings
    return known + notes.messages.filter { !known.contains($0) }
  }
  /// What a command says about an app that it shows: what isn't shown of it, and what is wrong in its Interface Builder files.
  package var remarks: [String] {
    let trial = variants.shown.trialWarnings
    let app = contents.app == nil ? [] : trial + notes.messages.filter { !trial.contains($0) }
    // An exception stops the command itself.
    return app.filter { !$0.text.contains(TrialReport.stopping) }.map { message in
      (message.path.map { "\($0):\(message.line): " } ?? "") + message.text
    }
  }
  /// The demos, one for each root in the files.
  package let demos: [DemoDefinition]
  /// The contents of the files.
  var contents: FileContents
  let variants: CodeVariants
  /// What is found about the app's files while its code runs.
  let notes = CodeNotes()
  /// The indexes of literals that are plain, because the compiler can't handle them otherwise.
  var plain: Set<Int> { variants.shown.plain }

  /// Creates a version of what a job has built.
  init(_ report: SourceReport, of job: CodeJob, variants: CodeVariants) {
    self.report = report
    self.variants = variants
    contents = job.contents
    if let app = contents.app { variants.useResources(of: app) }
    let interfaces = contents.app.map { [notes] in AppInterfaces($0, report, notes: notes) }
    // The code may not have registered every root, and not every one can be shown.
    let shown = variants.shown
    let roots = report.roots.filter { shown.library.registry.roots[$0.index] != nil && shown.placements[$0.index] != nil }
    demos = roots.map { root in
      DemoDefinition(root, in: report, of: job.build.request, interfaces: interfaces, code: variants) { values throws(GlissadeError) in
        try variants.show(values, compiling: job.contents, of: job.build.request, by: job.build.tools)
      }
    }
  }
}
