import Foundation
import Rehearsal
import SourceReport
import Tweaks

/// The work needed to run contents of a user's files: they are ported, compiled and tried.
struct CodeJob: Sendable {
  let build: CodeBuild
  /// The tuned values. Those that can't be live are compiled into the code.
  let values: [Tweak.ID: TweakValue]
  /// The indexes of literals of these contents that must stay plain, because the compiler can't handle them otherwise.
  let plain: Set<Int>
  /// The digests of code that is already loaded and isn't compiled again.
  let loaded: Set<String>
  /// The code that runs at present, or nil.
  let known: KnownCode?
  /// The trial of new code, or nil to skip it.
  let trial: TrialRun?

  init(
    _ contents: FileContents, of request: CodeRequest, by tools: CodeTools, values: [Tweak.ID: TweakValue] = [:], plain: Set<Int> = [],
    loaded: Set<String> = [], known: KnownCode? = nil
  ) {
    build = CodeBuild(request: request, tools: tools, contents: contents)
    self.values = values
    self.plain = plain
    self.loaded = loaded
    self.known = known
    trial = tools.trialProgram.map { TrialRun(program: $0, limit: tools.trialLimit, symbolizer: tools.symbolizer) }
  }

  /// The contents as they are in the files.
  var contents: FileContents { build.contents }

  enum Outcome: Sendable {
    case code(Code)
    case problem(CodeProblem)
    case cancelled
  }

  /// Code that was built from the contents.
  struct Code: Sendable {
    /// The report about the files' contents, with the values in the files.
    var report: SourceReport
    /// The digest of the compiled contents, including the values that can't be live.
    var digest: String
    /// The values compiled into the code that differ from those in the files.
    var values: [Tweak.ID: TweakValue]
    var contents: FileContents
    /// The indexes of literals that are plain, because the compiler can't handle them otherwise.
    var plain: Set<Int>
    /// The library, or nil if one with the same digest is already loaded.
    var product: CodeBuild.Product?
    /// The outcome of the trial, or nil without one.
    var trial: TrialReport?
  }

  /// Does the job. `report` is called at the beginning of each activity.
  func outcome(by run: ToolRun, _ report: (CodeStatus.Activity) -> Void = { _ in }) -> Outcome {
    do {
      return .code(try code(by: run, report))
    } catch let failure as CodeBuild.Failure {
      return switch failure {
      case .code(let messages): .problem(CodeProblem(.code, Self.summary(of: messages), lines: messages))
      case .tools(let failure): .problem(CodeProblem(.tools, failure.message, lines: []))
      case .cancelled: .cancelled
      }
    } catch let problem as CodeProblem {
      return .problem(problem)
    } catch let error as SourceEditError {
      return .problem(CodeProblem(.code, error.description, lines: []))
    } catch {
      return .problem(CodeProblem(.tools, MessageText.words(for: error), lines: []))
    }
  }

  private func code(by run: ToolRun, _ report: (CodeStatus.Activity) -> Void) throws -> Code {
    if let known, let problem = contents.interfaceProblem(since: known.contents) { throw problem }
    if let known, var code = known.code(for: contents, values) {
      if let trial, !contents.hasSameInterfaces(as: known.contents) {
        report(.trying)
        code.trial = try tried(known.product, by: trial, named: CodeWorkspace.moduleName(), run)
      }
      code.report.addInterfaceValues(of: contents.app)
      return code
    }
    var name = CodeWorkspace.moduleName()
    var build = build
    build.modules = try build.builtModules(by: run) { report(.building(module: $0)) }
    let original = try build.port(plain: plain, into: name, by: run)
    var ported = original
    build.contents = try contents.replacing(values, in: original)
    if build.contents != contents {
      name = CodeWorkspace.moduleName()
      ported = try build.port(plain: plain, into: name, by: run)
      guard ported.values.map(\.id) == original.values.map(\.id) else {
        throw CodeProblem(.code, "a tuned value changes which other values there are: save it to the file", lines: [])
      }
    }
    var code = Code(
      report: ported, digest: ported.digest, values: original.compiledValues(in: values), contents: build.contents, plain: plain)
    if !loaded.contains(ported.digest) {
      report(.compiling)
      let product = try build.compile(ported, plain: plain, named: name, by: run)
      if let trial {
        report(.trying)
        code.trial = try tried(product, by: trial, named: name, run)
      }
      code.product = product
      code.report = product.report
      code.digest = product.report.digest
      code.plain = product.plain
    }
    code.report.restore(original.values)
    code.report.addInterfaceValues(of: contents.app)
    return code
  }

  private func tried(_ product: CodeBuild.Product, by trial: TrialRun, named name: String, _ run: ToolRun) throws -> TrialReport {
    let outcome = try trial.run(product, app: contents.app, root: build.request.root, named: name, by: run)
    guard let outcome else { throw CodeBuild.Failure.cancelled }
    return outcome
  }

  private static func summary(of messages: [SourceMessage]) -> String {
    let count = messages.count { $0.severity == .error }
    return count == 1 ? "the new version has an error" : "the new version has \(count) errors"
  }
}

extension SourceReport {
  /// Replaces the values by those in the files, except that values that the compiler needs plain stay so.
  fileprivate mutating func restore(_ inFiles: [SourceValue]) {
    guard inFiles.count == values.count else { return }
    for (index, value) in inFiles.enumerated() {
      let reason = values[index].staticReason
      values[index] = value
      values[index].staticReason = reason ?? value.staticReason
    }
  }
}
