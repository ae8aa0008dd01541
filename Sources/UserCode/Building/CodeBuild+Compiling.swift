import Foundation
import Rehearsal
import SourceReport

// Running the compiler.
extension CodeBuild {
  /// The time limit of the compiler in seconds.
  private static let limit: TimeInterval = 240

  /// Compiles ported files into a library once. The library exists if the result's status is 0.
  func compileOnce(
    _ report: SourceReport, named name: String, attempt: Int, by run: ToolRun
  ) throws(Failure) -> (ToolRun.Result, library: String) {
    do {
      let required = try tools.required()
      let folder = try CodeWorkspace.folder()
      let (library, entry) = ("\(folder)/\(name)-\(attempt).so", "\(folder)/\(name)/Entry.swift")
      let result: ToolRun.Result?
      if report.files.count < ObjectFolder.fewestFiles {
        let arguments = ["-emit-library", "-wmo", "-use-ld=lld", "-o", library] + arguments(for: name, required.modules)
        result = try run.run(required.compiler, arguments + report.files.map(\.portedPath) + [entry] + libraries, limit: Self.limit)
      } else {
        let objects = try ObjectFolder(
          for: contents.sources, toolchain: tools.fingerprint, in: tools.objectStore, named: name, or: folder)
        let sources = try objects.update(report, entry: entry)
        let compiled = try compile(sources, into: objects, with: required, by: run)
        guard let compiled, compiled.status == 0 else {
          guard let compiled else { throw Failure.cancelled }
          return (compiled, library)
        }
        let copies = try objects.copies(for: sources, named: name, into: "\(folder)/\(name)/Objects-\(attempt)")
        let link = ["-emit-library", "-use-ld=lld", "-module-name", name, "-o", library] + copies + libraries
        result = try run.run(required.compiler, link, limit: Self.limit).map { linked in
          var linked = linked
          linked.errors = compiled.errors + linked.errors
          return linked
        }
      }
      guard let result else { throw Failure.cancelled }
      chmod(library, 0o600)
      return (result, library)
    } catch let failure as Failure {
      throw failure
    } catch let failure as GlissadeError {
      throw .tools(failure)
    } catch {
      throw .tools(CodeWorkspace.shortage() ?? .unavailable("the Swift compiler cannot be run: \(error.localizedDescription)"))
    }
  }

  /// Compiles the sources that changes concern into object files.
  private func compile(
    _ sources: [String], into objects: ObjectFolder, with required: (compiler: String, porter: String, modules: String), by run: ToolRun
  ) throws -> ToolRun.Result? {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let arguments =
      ["-emit-object", "-incremental", "-enable-batch-mode", "-j\(processors)", "-output-file-map", try objects.map(of: sources)]
      + arguments(for: CodeWorkspace.commonModuleName, required.modules)
    return try run.run(required.compiler, arguments + sources, limit: Self.limit)
  }

  /// Returns what the compiler says about ported files that can't run in any case, so that all errors are known at once: those on other
  /// lines than the errors of the porting step.
  func problems(of report: SourceReport, by run: ToolRun) throws(Failure) -> [SourceMessage] {
    guard modules.built != nil else { return [] }
    do {
      let required = try tools.required()
      let entry = report.files.first.map { ($0.portedPath as NSString).deletingLastPathComponent + "/Entry.swift" }
      let arguments = ["-typecheck"] + arguments(for: CodeWorkspace.commonModuleName, required.modules)
      let sources = report.files.map(\.portedPath) + (entry.map { [$0] } ?? [])
      guard let result = try run.run(required.compiler, arguments + sources, limit: Self.limit) else { throw Failure.cancelled }
      let known = Set(report.errors.map { "\($0.path ?? ""):\($0.line)" })
      return CompilerOutput(result.errors, about: Set(contents.sources)).messages.filter { message in
        message.severity == .error && message.path != nil && !known.contains("\(message.path ?? ""):\(message.line)")
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      return []
    }
  }

  /// The paths of the libraries of the modules that the files import.
  private var libraries: [String] { (modules.built ?? []).map(\.library) }

  private func arguments(for module: String, _ modules: String) -> [String] {
    [
      "-parse-as-library", "-Onone", "-gline-tables-only", "-swift-version", "5", "-diagnostic-style", "llvm", "-module-name", module, "-I",
      modules, "-Xcc", "-D_REENTRANT",
    ] + BuiltModule.arguments(for: self.modules.built ?? [])
  }
}
