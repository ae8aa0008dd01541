import Rehearsal
import SDLHost
import SourceReport
import Tweaks

/// The loaded code of a version of a user's files: as it is in the files, and with tuned values that can't be live compiled into it.
///
/// A stage runs the code that has its values. While that isn't compiled yet, it runs what was shown last.
@MainActor
final class CodeVariants {
  /// Loaded code.
  struct Variant {
    let library: CodeLibrary
    /// The places on the stage, by the roots' indexes.
    let placements: [Int: Placement]
    /// The digest of what was compiled.
    let digest: String
    /// The contents that were compiled.
    var contents = FileContents()
    /// The warnings about the code.
    var warnings: [SourceMessage] = []
    /// The indexes of literals that are plain, because the compiler can't handle them otherwise.
    var plain: Set<Int> = []
  }

  private let report: SourceReport
  private var variants: [[Tweak.ID: TweakValue]: Variant]
  /// The values that are compiled into what was shown last.
  private(set) var shownValues: [Tweak.ID: TweakValue]

  /// Creates the variants of a version, of which there is one.
  ///
  /// - Parameters:
  ///   - report: The report about the files' contents.
  ///   - variant: The code.
  ///   - values: The values that are compiled into it other than they are in the files.
  init(of report: SourceReport, _ variant: Variant, with values: [Tweak.ID: TweakValue] = [:]) {
    self.report = report
    variants = [values: variant]
    shownValues = values
    shown = variant
  }

  /// The code that was shown last.
  private(set) var shown: Variant

  /// Returns the same code for a report about contents that differ in live values alone.
  func following(_ report: SourceReport) -> CodeVariants {
    let copy = CodeVariants(of: report, shown, with: shownValues)
    copy.variants = variants
    return copy
  }

  /// Returns the values that need the compiler, of those that are tuned.
  func compiledValues(in tuned: [Tweak.ID: TweakValue]) -> [Tweak.ID: TweakValue] { report.compiledValues(in: tuned) }

  /// Returns the code for tuned values: that which has them or, as long as there is none, that which was shown last.
  func variant(for tuned: [Tweak.ID: TweakValue]) -> Variant { variants[compiledValues(in: tuned)] ?? shown }

  /// Returns whether there is code into which exactly these values are compiled.
  func contains(_ values: [Tweak.ID: TweakValue]) -> Bool { variants[values] != nil }

  /// Adds code into which these values are compiled.
  func add(_ variant: Variant, with values: [Tweak.ID: TweakValue]) { variants[values] = variant }

  /// Gives all variables of the code the values that they have when an app starts, and returns a closure that gives them back those that
  /// they had.
  func renewVariables() -> () -> Void {
    let libraries = variants.values.map(\.library).filter { $0 !== shown.library } + [shown.library]
    let ends = libraries.map { $0.variables.renew() }
    return { for end in ends { end() } }
  }

  /// Shows the code into which these values are compiled on all stages whose own code isn't there.
  func show(_ values: [Tweak.ID: TweakValue]) {
    guard let variant = variants[values] else { return }
    shown = variant
    shownValues = values
  }
}

extension CodeVariants.Variant {
  /// Loads code that was just compiled. Without a trial in a process of its own, the placements are found in this one.
  ///
  /// - Throws: A `CommandFailure` if the library can't be loaded.
  @MainActor init(_ product: CodeBuild.Product, _ code: CodeJob.Code) throws(CommandFailure) {
    let library = try CodeLibrary(path: product.library)
    let placements = (code.trial ?? HostOutput.muted { CodeTrial.run(library, product.report) }).placements
    self.init(
      library: library, placements: placements, digest: code.digest, contents: code.contents, warnings: product.warnings,
      plain: code.plain)
  }
}
