import Rehearsal
import SourceReport
import Tweaks

/// The versions of a user's files that were loaded.
@MainActor
package struct VersionHistory {
  /// The last good version, or nil if there has been none.
  package private(set) var current: CodeVersion?
  /// The version before the last save, or nil if there has been only one.
  package private(set) var previous: CodeVersion?
  /// The code that has been loaded, by its digest.
  private var loaded: [String: CodeVariants.Variant] = [:]

  package init() {}

  /// The digests of code that needn't be compiled again.
  var loadedDigests: Set<String> { Set(loaded.keys) }

  /// The code that the current version runs, which needn't be built again for other resources.
  var known: KnownCode? {
    guard let current else { return nil }
    let shown = current.variants.shown
    return KnownCode(
      contents: current.contents, report: current.report.withoutInterfaceValues, digest: shown.digest,
      values: current.variants.shownValues, plain: shown.plain, library: shown.library.path, modules: shown.library.builtModules)
  }

  /// The effect of adding code.
  enum Addition {
    /// The current version with other values compiled into it.
    case variant(of: CodeVersion)
    /// The same code as that of the current version, with the same values.
    case unchanged
    /// A new version, of the same code with other live values or of other code.
    case version(CodeVersion, isSameCode: Bool)
  }

  /// Adds loaded code: as a new version or, if the files haven't changed, to the current one.
  ///
  /// - Parameters:
  ///   - variant: The code as it is run.
  ///   - code: The code as it was built.
  ///   - job: The job by which it was built.
  ///   - needsVersion: Whether the same code with the same values is a new version as well.
  mutating func add(_ variant: CodeVariants.Variant, _ code: CodeJob.Code, of job: CodeJob, needsVersion: Bool = false) -> Addition {
    if let current, job.contents == current.contents {
      current.variants.add(variant, with: code.values)
      return .variant(of: current)
    }
    let old = current?.variants
    let isSameCode = old?.shown.digest == code.digest
    if let current, isSameCode, !needsVersion, job.contents.resources == current.contents.resources,
      code.report.values == current.report.values
    {
      current.contents = job.contents
      return .unchanged
    }
    let kept = isSameCode && code.trial == nil && old?.shownValues == code.values ? old?.following(code.report) : nil
    let version = CodeVersion(code.report, of: job, variants: kept ?? CodeVariants(of: code.report, variant, with: code.values))
    (previous, current) = (current, version)
    return .version(version, isSameCode: isSameCode)
  }

  /// Returns code as it is run, loading its library if that hasn't been done yet.
  mutating func variant(of code: CodeJob.Code) throws(GlissadeError) -> CodeVariants.Variant {
    guard let product = code.product else {
      guard var known = loaded[code.digest] else { throw .internalError("the compiled code was not kept") }
      known.contents = code.contents
      if let trial = code.trial {
        known.placements = trial.placements
        known.trialWarnings = trial.messages(about: code.report)
      }
      return known
    }
    let variant = try CodeVariants.Variant(product, code)
    loaded[code.digest] = variant
    return variant
  }
}
