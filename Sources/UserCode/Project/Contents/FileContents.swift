import Foundation
import Host
import Projects
import Rehearsal
import SourceReport
import Tweaks

/// The contents of a user's files at one time, used to detect changes.
struct FileContents: Equatable, Sendable {
  /// The paths of the Swift files, in their order.
  private(set) var sources: [String] = []
  private var data: [String: Data] = [:]
  /// The project that lists the files, or nil for files that were named.
  private(set) var project: Project?
  /// The state of the project's resources.
  private(set) var resources = ResourceState()
  /// The state of the files of the project's own libraries.
  private(set) var libraries = ResourceState()

  init() {}

  /// Reads the files of a request. Those of a project are the present ones of its target.
  ///
  /// - Throws: A `GlissadeError` that names the first file that can't be read, or says why the project can't be read.
  init(of request: CodeRequest) throws(GlissadeError) {
    guard let place = request.project else {
      try self.init(of: request.files)
      return
    }
    self.init()
    do throws(ProjectProblem) {
      project = try Project.read(at: place.path, target: place.target)
    } catch {
      throw .noInput(error.description)
    }
    guard let project, !project.sources.isEmpty else { throw .noInput("there is no Swift file in “\(project?.target ?? place.name)”") }
    try read(project.sources)
    resources = ResourceState(of: project.resources)
    libraries = ResourceState(of: project.modules.flatMap(\.sources))
  }

  /// Reads the files.
  ///
  /// - Throws: A `GlissadeError` that names the first file that can't be read.
  init(of paths: [String]) throws(GlissadeError) { try read(paths) }

  private mutating func read(_ paths: [String]) throws(GlissadeError) {
    for path in paths {
      guard FileKind(path) != .nothing else { throw .noInput("there is no file “\(path)”") }
      guard let contents = FileManager.default.contents(atPath: path) else {
        throw .noInput("“\(path)” cannot be read: \(String(cString: strerror(errno)))")
      }
      data[path] = contents
    }
    sources = paths
  }

  /// What the app finds beside its code, or nil without a project.
  var app: AppFiles? { project.map(AppFiles.init) }

  /// Returns whether the same code is compiled for both, whatever resources it has.
  func hasSameCode(as other: FileContents) -> Bool {
    sources == other.sources && data == other.data && libraries == other.libraries && ownModules == other.ownModules
      && app?.storyboard == other.app?.storyboard
  }

  /// Returns whether an app finds the same storyboards and nibs in both.
  func hasSameInterfaces(as other: FileContents) -> Bool {
    let paths = app?.interfaceFiles ?? []
    return paths == other.app?.interfaceFiles ?? [] && resources.isSame(as: other.resources, for: paths)
  }

  /// The project's own libraries beside the app.
  var ownModules: [ModuleSource] {
    guard let project else { return [] }
    return project.modules.map { ModuleSource(name: $0.name, folder: project.folder, files: $0.sources) }
  }

  /// The bytes of a file, or none for another path.
  subscript(path: String) -> [UInt8] {
    get { data[path].map([UInt8].init) ?? [] }
    set { data[path] = Data(newValue) }
  }

  /// Returns the contents with tuned values in place of the literals that can't be live. Live values change nothing. Throws if a literal
  /// can't have its value.
  func replacing(_ values: [Tweak.ID: TweakValue], in report: SourceReport) throws(SourceEditError) -> FileContents {
    let values = report.compiledValues(in: values)
    guard !values.isEmpty else { return self }
    var copy = self
    for (index, file) in report.files.enumerated() where data[file.path] != nil {
      copy[file.path] = try SourceEdit(values, in: report, file: index, text: self[file.path]).applied(to: self[file.path])
    }
    return copy
  }

  /// A short text that depends on the contents, the same in every process.
  var fingerprint: String {
    var hash = StableHash()
    for (path, contents) in data.sorted(by: { $0.key < $1.key }) {
      hash.add(path.utf8)
      hash.add([0])
      hash.add(contents)
      hash.add([0])
    }
    for state in [resources, libraries] { state.add(to: &hash) }
    return String(hash.value, radix: 16)
  }
}
