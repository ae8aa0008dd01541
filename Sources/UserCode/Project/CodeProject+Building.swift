import Rehearsal

// Building in the background, and handling the results.
extension CodeProject {
  func build(_ contents: FileContents) { builder.start(job(contents)) }

  /// Returns the job that makes contents run with the tuned values.
  func job(_ contents: FileContents, plain: Set<Int> = []) -> CodeJob {
    CodeJob(contents, of: request, by: tools, values: values, plain: plain, loaded: history.loadedDigests, known: history.known)
  }

  func didBuild(_ outcome: CodeJob.Outcome, for job: CodeJob) {
    switch outcome {
    case .cancelled: return setActivity(.idle)
    case .problem(let problem): fail(problem, job)
    case .code(let code):
      if refuses(code.contents) {
        current?.variants.failedValues = code.values
      } else {
        setActivity(.loading)
        do { try adopt(code, of: job) } catch { fail(CodeProblem(.tools, error.message, lines: []), job) }
      }
    }
    // The values may have been tuned since.
    if let variants = current?.variants, variants.compiledValues(in: values) != variants.shownValues { compileValues() }
  }

  /// Takes over code: as a new version or, if the files haven't changed, as the present one with other values.
  private func adopt(_ code: CodeJob.Code, of job: CodeJob) throws(GlissadeError) {
    let variant = try history.variant(of: code)
    switch history.add(variant, code, of: job, needsVersion: status.problem != nil) {
    case .variant(let version): show(code.values, of: version)
    case .unchanged:
      begin(variant)
      setActivity(.idle)
    case .version(let version, let isSameCode):
      begin(variant)
      version.notes.onChange = { [weak self, weak version] in if let self, let version { didNote(version) } }
      status = CodeStatus(messages: version.warnings)
      onChange(isSameCode ? .values : .version)
    }
  }

  /// Shows what was found about the files of the present version while its code ran.
  private func didNote(_ version: CodeVersion) {
    guard version === current, contents == version.contents, status.problem == nil else { return }
    status.messages = version.warnings
    onChange(.status)
  }

  /// Notes that code runs in the window from now on.
  func begin(_ code: CodeVariants.Variant) { crashGuard.begin(code.contents, library: code.library.path) }

  func setActivity(_ activity: CodeStatus.Activity) {
    guard status.activity != activity else { return }
    status.activity = activity
    onChange(.status)
  }

  private func fail(_ problem: CodeProblem, _ job: CodeJob) {
    if let current, job.contents == current.contents {
      current.variants.failedValues = current.variants.compiledValues(in: job.values)
      // A newer version has a problem of its own, which comes first.
      guard contents == current.contents else { return setPending([]) }
    }
    finish(with: problem)
  }

  func finish(with problem: CodeProblem, canRunAnyway: Bool = false) {
    status = CodeStatus(messages: problem.lines, problem: problem, canRunAnyway: canRunAnyway)
    onChange(.status)
  }
}
