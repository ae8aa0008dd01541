import GlissadeLive
import Rehearsal
import SDLHost
import SourceReport
import Tweaks

/// The loaded code of a version of a user's files: as in the files, and with tuned values compiled into it that can't be live.
///
/// A stage runs the code that has its values. Until that is compiled, it runs the code that was shown last.
@MainActor
final class CodeVariants {
  struct Variant {
    let library: CodeLibrary
    /// How the roots are put on the stage, by their indexes.
    var placements: [Int: Placement]
    let digest: String
    var contents = FileContents()
    /// The warnings of the compiler and of the porting step.
    var warnings: [SourceMessage] = []
    /// The warnings of the trial.
    var trialWarnings: [SourceMessage] = []
    /// The indexes of literals that are plain, because the compiler can't handle them otherwise.
    var plain: Set<Int> = []
  }

  private let report: SourceReport
  /// The app whose resources the code finds, or nil.
  private var app: AppFiles?
  private var variants: [[Tweak.ID: TweakValue]: Variant]
  /// The values that are compiled into the code that was shown last.
  private(set) var shownValues: [Tweak.ID: TweakValue]
  /// The values that could not be compiled into the code, or nil if others were shown since.
  var failedValues: [Tweak.ID: TweakValue]?

  /// Creates the variants of a version from the first one. `values` are the values compiled into it that differ from those in the files.
  init(of report: SourceReport, _ variant: Variant, with values: [Tweak.ID: TweakValue] = [:]) {
    self.report = report
    variants = [values: variant]
    shownValues = values
    shown = variant
  }

  private(set) var shown: Variant

  /// Returns the same code for a report about contents that differ only in live values.
  func following(_ report: SourceReport) -> CodeVariants {
    let copy = CodeVariants(of: report, shown, with: shownValues)
    copy.variants = variants
    return copy
  }

  /// Returns those of the tuned values that need the compiler.
  func compiledValues(in tuned: [Tweak.ID: TweakValue]) -> [Tweak.ID: TweakValue] { report.compiledValues(in: tuned) }

  /// Returns the code with the tuned values or, until there is such code, the code that was shown last.
  func variant(for tuned: [Tweak.ID: TweakValue]) -> Variant { variants[compiledValues(in: tuned)] ?? shown }

  /// Returns whether there is code with exactly these values compiled into it.
  func contains(_ values: [Tweak.ID: TweakValue]) -> Bool { variants[values] != nil }

  func add(_ variant: Variant, with values: [Tweak.ID: TweakValue]) {
    if let app { variant.library.useResources(of: app) }
    variants[values] = variant
  }

  /// Resets all variables of the code to the values that they have when an app starts, and returns a closure that restores their current
  /// values.
  func renewVariables() -> () -> Void {
    let libraries = variants.values.map(\.library).filter { $0 !== shown.library } + [shown.library]
    let modules = libraries.flatMap(\.modules).reduce(into: [ModuleLibrary]()) { list, module in
      if !list.contains(where: { $0 === module }) { list.append(module) }
    }
    let ends = (modules.map(\.variables) + libraries.map(\.variables)).map { $0.renew() }
    return { for end in ends { end() } }
  }

  /// Makes the code find the resources of an app, which may have changed.
  func useResources(of app: AppFiles) {
    self.app = app
    for variant in variants.values { variant.library.useResources(of: app) }
  }

  /// Shows the code with these values on all stages whose own code doesn't exist yet.
  func show(_ values: [Tweak.ID: TweakValue]) {
    guard let variant = variants[values] else { return }
    shown = variant
    shownValues = values
    failedValues = nil
  }
}

extension CodeVariants.Variant {
  /// Loads code that was just compiled. Without a trial in a process of its own, the placements are found in this one.
  ///
  /// - Throws: A `GlissadeError` if the library can't be loaded.
  @MainActor init(_ product: CodeBuild.Product, _ code: CodeJob.Code) throws(GlissadeError) {
    let library = try CodeLibrary(path: product.library, modules: product.modules)
    let order = TrialOrder(report: product.report, app: code.contents.app)
    let trial = code.trial ?? HostOutput.muted { CodeTrial.run(library, order) }
    self.init(
      library: library, placements: trial.placements, digest: code.digest, contents: code.contents,
      warnings: product.warnings, trialWarnings: trial.messages(about: product.report), plain: code.plain)
  }
}
