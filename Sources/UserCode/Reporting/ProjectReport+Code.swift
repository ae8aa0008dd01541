import Foundation
import Projects
import Rehearsal
import SourceReport

extension CodeRequest {
  /// Returns what of the files runs as it is, what stands in, and what is missing. They are compiled and tried, but not loaded.
  ///
  /// - Throws: A `GlissadeError` if a file can't be read, or if a tool is missing.
  package func projectReport(by tools: CodeTools) throws(GlissadeError) -> ProjectReport {
    let contents = try FileContents(of: self)
    let job = CodeJob(contents, of: self, by: tools)
    switch job.outcome(by: ToolRun()) {
    case .code(let code):
      return report(of: contents, code.report.files, (code.product?.warnings ?? []) + (code.trial?.messages(about: code.report) ?? []))
    case .problem(let problem) where problem.kind == .tools || problem.kind == .file: throw problem.error
    case .problem(let problem):
      var messages = problem.lines
      if problem.kind != .code || !messages.contains(where: { $0.severity == .error }) {
        let line = problem.lines.first
        messages.append(SourceMessage(.error, path: line?.path, line: line?.line ?? 0, column: 0, text: problem.text))
      }
      return report(of: contents, job.build.portedFiles, messages)
    case .cancelled: throw .internalError("the build was cancelled")
    }
  }

  /// Returns the report about the files of a version that is shown.
  @MainActor
  package func projectReport(of version: CodeVersion) -> ProjectReport {
    report(of: version.contents, version.report.files, version.warnings)
  }

  private func report(of contents: FileContents, _ files: [SourceFile], _ messages: [SourceMessage]) -> ProjectReport {
    let folder = ((paths.first ?? "/") as NSString).deletingLastPathComponent
    let name = projectName ?? ((self.files.first ?? "") as NSString).lastPathComponent
    let project = contents.project ?? Project(name: name, folder: folder, moduleName: "", sources: contents.sources, resources: [])
    var report = ProjectReport(project)
    let edits = Dictionary(files.map { ($0.path, $0.edits) }) { first, _ in first }
    for index in report.files.indices {
      let path = report.files[index].path
      report.files[index].edits = edits[path, default: []].map { edit in
        ProjectReport.Use(edit.kind.rawValue, count: edit.count, first: .init(path: path, line: edit.line))
      }
    }
    report.standIns = StandInScan(contents).uses
    for message in messages { report.add(message, of: project) }
    report.missingModules = ProjectReport.ranked(report.missingModules)
    report.missingNames = ProjectReport.ranked(report.missingNames)
    return report
  }
}

extension CodeBuild {
  /// The files with what the porting step edits in them, or none if it fails.
  fileprivate var portedFiles: [SourceFile] {
    var build = self
    build.modules = build.foundModules()
    return (try? build.copies(into: CodeWorkspace.moduleName(), by: ToolRun()))?.files ?? []
  }
}

extension ProjectReport {
  /// Adds a message where it belongs: to what is missing by name, to the errors, to Interface Builder files, or to the notes.
  fileprivate mutating func add(_ message: SourceMessage, of project: Project) {
    let place = message.path.map { Place(path: $0, line: message.line > 0 ? message.line : nil) }
    if message.severity == .warning {
      let isInterface = [".storyboard", ".xib"].contains { message.path?.hasSuffix($0) == true }
      if isInterface {
        interfaceProblems.append(Message(message.text, at: place))
      } else if message.text.contains(TrialReport.stopping) {
        errors.append(Message(message.text))
      } else {
        addNote(message)
      }
    } else if let match = message.text.firstMatch(of: /^(?:there is no module|no such module|the module) '?(\w+)'?/) {
      let name = String(match.1)
      let remark = project.dependencies.first { $0.name == name }?.remark ?? Self.remark(in: message.text)
      missingModules.append(Use(name, first: place, remark: remark))
    } else if let name = Self.missingName(in: message.text) {
      missingNames.append(Use(name, count: Self.count(in: message.text), first: place))
    } else {
      errors.append(Message(message.text, at: place))
    }
  }

  /// Adds a warning that is about what is shown, rather than one of the compiler's.
  private mutating func addNote(_ message: SourceMessage) {
    guard message.text.contains(" isn't shown: ") || message.text.contains("root view controller") else { return }
    guard message.text.contains(" isn't shown: "), let path = message.path else { return notes.append(message.text) }
    addNote(message.text, at: Place(path: path, line: message.line))
  }

  /// What follows the colon in a message about a module.
  private static func remark(in text: String) -> String? {
    guard let colon = text.range(of: ": ") else { return nil }
    return String(text[colon.upperBound...])
  }

  /// The name of Apple's that a message says is missing, or nil.
  private static func missingName(in text: String) -> String? {
    if let match = text.firstMatch(of: /^'([^']+)' isn't available here/) { return String(match.1) }
    if let match = text.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/), isApples(match.1) { return String(match.1) }
    if let match = text.firstMatch(of: /^value of type '(\w+)[?!]?' has no member '(\w+)'/), isApples(match.1) {
      return "\(match.1).\(match.2)"
    }
    if let match = text.firstMatch(of: /^type '(\w+)' has no member '(\w+)'/), isApples(match.1) { return "\(match.1).\(match.2)" }
    return nil
  }

  /// Returns whether a name begins as those of Apple's frameworks do.
  private static func isApples(_ name: Substring) -> Bool {
    guard let prefix = name.firstMatch(of: /^[A-Z]{2,}(?=[A-Z][a-z])/) else { return false }
    return applesPrefixes.contains(String(prefix.0))
  }

  private static let applesPrefixes: Set = [
    "UI", "CA", "CG", "NS", "AV", "MK", "CL", "CI", "CM", "CN", "EK", "GK", "MF", "MP", "MTK", "PH", "SCN", "SF", "SK", "SL", "SS", "UN",
    "WK",
    "AR", "PDF", "PK", "QL", "LA", "LP", "HK", "ABP", "ADB", "CK", "CT", "GL", "GLK", "MC", "NE", "RP", "VN", "AS", "SCN", "PHP",
  ]

  /// The number of places that a message stands for.
  private static func count(in text: String) -> Int {
    if text.contains("(and at another place)") { return 2 }
    return text.firstMatch(of: /\(and at (\d+) other places\)/).flatMap { Int($0.1) }.map { $0 + 1 } ?? 1
  }
}
