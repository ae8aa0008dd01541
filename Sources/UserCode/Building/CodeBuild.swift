import Foundation
import Rehearsal
import SourceReport

/// Ports and compiles a user's files.
struct CodeBuild: Sendable {
  let request: CodeRequest
  let tools: CodeTools
  /// The contents of the files, which may have changed since.
  var contents: FileContents
  /// The modules of others that the files import.
  var modules = CodeModules()

  /// A version of the user's files that compiles.
  struct Product: Sendable {
    var report: SourceReport
    var library: String
    /// The warnings of the compiler and of the porting step.
    var warnings: [SourceMessage]
    /// The indexes of values that had to stay plain literals.
    var plain: Set<Int>
    /// The modules of others that the library uses, each after those that it uses itself.
    var modules: [BuiltModule] = []
  }

  enum Failure: Error {
    /// The code doesn't compile or can't be ported. At least one of the messages is an error.
    case code([SourceMessage])
    /// A tool is missing or doesn't work.
    case tools(GlissadeError)
    /// A newer version of the files has been saved since.
    case cancelled
  }

  /// Ports the files.
  ///
  /// - Parameters:
  ///   - plain: The indexes of values that stay plain literals, because the compiler can't handle them otherwise.
  ///   - dynamic: The lines with initializers of classes that are known only at run time, each with the index of its file.
  ///   - name: The name of the folder for the copies.
  func port(plain: Set<Int> = [], dynamic: Set<String> = [], into name: String, by run: ToolRun) throws(Failure) -> SourceReport {
    let report = try copies(plain: plain, dynamic: dynamic, into: name, by: run)
    if report.isRefused { throw .code(MessageOrder(report.messages + (try problems(of: report, by: run))).messages) }
    return report
  }

  /// Ports the files, and returns the report also if it refuses them.
  func copies(plain: Set<Int> = [], dynamic: Set<String> = [], into name: String, by run: ToolRun) throws(Failure) -> SourceReport {
    let (porter, folder): (String, String)
    do {
      porter = try tools.required().porter
      folder = try CodeWorkspace.folder()
    } catch { throw .tools(error) }
    let target = "\(folder)/\(name)"
    var arguments: [String] = []
    if let root = request.root { arguments += ["--root", root] }
    if contents.app?.storyboard != nil { arguments.append("--storyboard") }
    arguments += modules.built.map(BuiltModule.portingArguments) ?? modules.names.flatMap { ["--module", $0] }
    if !plain.isEmpty { arguments += ["--plain", plain.sorted().map(String.init).joined(separator: ",")] }
    if !dynamic.isEmpty { arguments += ["--dynamic", dynamic.sorted().joined(separator: ",")] }
    let result: ToolRun.Result?
    do {
      let copies = target + "/Contents"
      try FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: true)
      for (index, path) in contents.sources.enumerated() {
        try Data(contents[path]).write(to: URL(fileURLWithPath: "\(copies)/\(index).swift"))
      }
      result = try run.run(porter, arguments + ["--contents", copies, target] + contents.sources, limit: 60)
    } catch {
      throw .tools(CodeWorkspace.shortage() ?? .unavailable("“glissade-port” cannot be run: \(error.localizedDescription)"))
    }
    guard let result else { throw .cancelled }
    guard result.status == 0, let report = try? JSONDecoder().decode(SourceReport.self, from: result.output) else {
      // The dynamic loader exits with this status if it can't find the toolchain's libraries.
      if result.status == 127 { throw .tools(portingNeedsToolchain) }
      if let shortage = CodeWorkspace.shortage() { throw .tools(shortage) }
      throw .tools(.unavailable(Self.complaint(of: "glissade-port", result)))
    }
    return modules.completing(report)
  }

  /// Compiles ported files into a library.
  ///
  /// If a tunable literal makes an expression too hard for the compiler, it becomes a plain one, and changing it needs the compiler.
  ///
  /// - Parameters:
  ///   - plain: The indexes of values that are already plain literals.
  ///   - name: The name of the module, unique in this program, and of the folder with the ported copies.
  func compile(_ report: SourceReport, plain: Set<Int> = [], named name: String, by run: ToolRun) throws(Failure) -> Product {
    var (report, plain, dynamic) = (report, plain, Set<String>())
    // The errors of the latest attempt, in which fewer literals differ from the user's code than in earlier attempts.
    var complaints: [SourceMessage] = []
    var hardOnes = 0
    for attempt in 0... {
      let (result, library) = try compileOnce(report, named: name, attempt: attempt, by: run)
      let messages = CompilerOutput(result.errors, about: Set(contents.sources)).messages
      if result.status == 0 {
        return Product(report: report, library: library, warnings: report.messages + messages, plain: plain, modules: modules.built ?? [])
      }
      let errors = messages.filter { $0.severity == .error }
      if errors.allSatisfy({ $0.path == nil }), let shortage = CodeWorkspace.shortage() { throw .tools(shortage) }
      guard !errors.isEmpty else { throw .tools(failure(result)) }
      complaints = messages
      let refused = dynamic.union(Self.dynamicInitializers(in: errors, of: contents.sources))
      if refused != dynamic {
        dynamic = refused
      } else {
        // The literals on the lines with errors, and finally all literals, become plain, in case they are the cause.
        let lines = Set(errors.map { "\($0.path ?? ""):\($0.line)" })
        let suspects = report.values.filter { value in
          value.staticReason == nil && (hardOnes == 1 || lines.contains("\(report.files[value.file].path):\(value.line)"))
        }
        let found = plain.union(suspects.map(\.index))
        guard hardOnes < 2, found != plain else { break }
        hardOnes += 1
        plain = found
      }
      report = try port(plain: plain, dynamic: dynamic, into: name, by: run)
    }
    throw .code(MessageOrder(report.messages + complaints).messages)
  }

  /// The failure of a porting program that doesn't find its libraries.
  private var portingNeedsToolchain: GlissadeError {
    .unavailable(
      "“glissade-port” needs the Swift toolchain that built it\(requiredVersion), where it was then: install that version there again, or "
        + "build and install Glissade again with the present one")
  }

  /// Returns the failure of a compiler that complains about no line of the user's.
  private func failure(_ result: ToolRun.Result) -> GlissadeError {
    let lines = result.errors.split(whereSeparator: \.isNewline).map(String.init)
    if let line = lines.first(where: { $0.contains("module compiled with Swift") || $0.contains("cannot be imported by the Swift") }) {
      return .unavailable(
        "the Swift compiler in PATH is not the one that built Glissade\(requiredVersion), so that it cannot read Glissade's modules "
          + "(\(line)): put that version first in PATH, or build Glissade again with this one")
    }
    return .unavailable(Self.complaint(of: "swiftc", result))
  }

  /// The required version of Swift in parentheses, or an empty string.
  private var requiredVersion: String { tools.requiredVersion.map { " (Swift \($0))" } ?? "" }

  static func complaint(of program: String, _ result: ToolRun.Result) -> String {
    if result.isOverdue { return "“\(program)” took too long and was ended" }
    let line = result.errors.split(whereSeparator: \.isNewline).first { $0.contains("error:") }
    return "“\(program)” failed: \(line.map(String.init) ?? "it ended with status \(result.status)")"
  }
}
