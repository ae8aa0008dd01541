import Foundation
import Rehearsal
import SourceReport
import Tweaks

// Loading built code, as a new version or as the current one with other values.
extension CodeProject {
  /// Takes over code: as a new version or, if the files haven't changed, as the present one with other values.
  func adopt(_ code: CodeJob.Code, of job: CodeJob) throws(GlissadeError) {
    let variant = try variant(of: code)
    if let current, job.contents == current.contents {
      current.variants.add(variant, with: code.values)
      return show(code.values, of: current)
    }
    if isWatching { begin(variant) }
    let old = current?.variants
    let isSameCode = old?.shown.digest == code.digest
    if let current, isSameCode, status.problem == nil, code.report.values == current.report.values {
      current.contents = job.contents
      return setActivity(.idle)
    }
    let kept = isSameCode && old?.shownValues == code.values ? old?.following(code.report) : nil
    let variants = kept ?? CodeVariants(of: code.report, variant, with: code.values)
    let version = CodeVersion(
      report: code.report, contents: job.contents, variants: variants, request: request
    ) { [request, tools] values throws(GlissadeError) in
      try variants.show(values, compiling: job.contents, of: request, by: tools)
    }
    (previous, current) = (current, version)
    status = CodeStatus(messages: version.warnings)
    onChange(isSameCode ? .values : .version)
  }

  /// Records that code runs in the window from now on.
  func begin(_ code: CodeVariants.Variant) { crashGuard.begin(code.contents, library: code.library.path) }

  /// Returns code as it is run, loading its library if that hasn't been done yet.
  private func variant(of code: CodeJob.Code) throws(GlissadeError) -> CodeVariants.Variant {
    guard let product = code.product else {
      guard var known = loaded[code.digest] else { throw .internalError("the compiled code was not kept") }
      known.contents = code.contents
      return known
    }
    let variant = try CodeVariants.Variant(product, code)
    loaded[code.digest] = variant
    return variant
  }

  /// Builds and loads the present version, for a command. If only live values differ from the current version, nothing is compiled.
  ///
  /// - Throws: A `GlissadeError` that lists the errors if the code can't run.
  package func load() throws(GlissadeError) -> CodeVersion {
    let job = CodeJob(try FileContents(of: request.files), of: request, by: tools, loaded: Set(loaded.keys))
    switch job.outcome(by: ToolRun()) {
    case .code(let code): try adopt(code, of: job)
    case .problem(let problem): throw problem.error
    case .cancelled: break
    }
    guard let current else { throw .internalError("the code was not loaded") }
    guard !current.demos.isEmpty else {
      throw .noInput(
        "there is nothing to show in “\(request.files.joined(separator: "”, “"))”: write a “#Preview”, a view controller or an animator")
    }
    return current
  }
}
