import Host
import Rehearsal
import Tweaks

extension CodeVariants {
  /// Shows the code with tuned values, for a command. If it was compiled with other values, it is compiled with these, from the given
  /// contents.
  func show(
    _ values: [Tweak.ID: TweakValue], compiling contents: FileContents, of request: CodeRequest, by tools: CodeTools
  ) throws(GlissadeError) {
    let wanted = compiledValues(in: values)
    guard !contains(wanted) else { return show(wanted) }
    let job = CodeJob(contents, of: request, by: tools, values: wanted, plain: shown.plain)
    switch job.outcome(by: ToolRun()) {
    case .code(let code):
      guard let product = code.product else { throw .internalError("the code was not compiled") }
      add(try Variant(product, code), with: wanted)
      show(wanted)
    case .problem(let problem): throw problem.error
    case .cancelled: throw .internalError("the build was cancelled")
    }
  }
}
