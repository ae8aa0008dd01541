import Rehearsal
import SourceReport
import Tweaks

/// Loaded code, which is run again if only what the app finds beside it has changed.
struct KnownCode: Sendable {
  var contents: FileContents
  /// The report about the code alone.
  var report: SourceReport
  var digest: String
  /// The values compiled into the code that differ from those in the files.
  var values: [Tweak.ID: TweakValue]
  /// The indexes of literals that are plain, because the compiler can't handle them otherwise.
  var plain: Set<Int>
  /// The path of the library.
  var library: String
  var modules: [BuiltModule]

  /// Returns the code for contents with other resources and tuned values, or nil if it has to be built.
  func code(for contents: FileContents, _ tuned: [Tweak.ID: TweakValue]) -> CodeJob.Code? {
    guard contents != self.contents, contents.hasSameCode(as: self.contents), report.compiledValues(in: tuned) == values,
      let replaced = try? contents.replacing(values, in: report)
    else { return nil }
    return CodeJob.Code(report: report, digest: digest, values: values, contents: replaced, plain: plain)
  }

  /// The code as it was compiled.
  var product: CodeBuild.Product {
    CodeBuild.Product(report: report, library: library, warnings: [], plain: plain, modules: modules)
  }
}
