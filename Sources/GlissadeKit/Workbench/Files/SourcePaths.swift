import Foundation
import Host
import Projects
import Rehearsal
import UserCode

/// Swift files and projects by the paths that a person gives, such as on the command line or by dropping them on the window.
enum SourcePaths {
  /// The maximum number of Swift files that are opened together, as they are compiled at once.
  private static let maximumCount = 2000
  /// The maximum number of folders to search for Swift files.
  private static let maximumFolderCount = 2000

  /// Returns whether a path ends in ".swift", is an Xcode project or workspace, or is a folder that contains Swift files.
  static func isSource(_ path: String) -> Bool {
    switch FileKind(path) {
    case .folder: isProjectFile(path) || !files(in: path).isEmpty
    case .nothing, .file, .other: path.hasSuffix(".swift")
    }
  }

  /// Returns whether a path names an Xcode project, a workspace or a package.
  static func isProjectFile(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// Returns the request for the project at the only path, or for the Swift files at paths, and in or below folders.
  ///
  /// - Parameters:
  ///   - root: The name of the type to show, or nil to find one.
  ///   - target: The name of the project's target, or nil for its app.
  ///   - modules: The folders of modules that the files import, by name.
  /// - Throws: A `GlissadeError` if there is none, if there are too many, or if one can't be read.
  static func request(
    _ paths: [String], root: String? = nil, target: String? = nil, modules: [String: String] = [:]
  ) throws(GlissadeError) -> CodeRequest {
    var request = try request(paths, root, target)
    request.modules = modules.mapValues(absolute)
    return request
  }

  /// Returns the request of a command line. `paths` are its operands by default.
  @MainActor
  static func request(_ arguments: ParsedArguments, paths: [String]? = nil) throws(GlissadeError) -> CodeRequest {
    let modules = Dictionary(arguments.all(StageOptions.modules).map { ($0.name, $0.folder) }, uniquingKeysWith: { $1 })
    return try request(
      paths ?? arguments.operands, root: arguments[StageOptions.root], target: arguments[StageOptions.target], modules: modules)
  }

  private static func request(_ paths: [String], _ root: String?, _ target: String?) throws(GlissadeError) -> CodeRequest {
    if let path = projectPath(paths) { return try request(project(at: path, target: target), at: path, root: root, target: target) }
    var found: [String] = []
    for path in paths {
      for file in try files(at: path) where !found.contains(file) { found.append(file) }
      try checkCount(found)
    }
    guard !found.isEmpty else { throw .usage("name a Swift file, a project, or a folder with Swift files") }
    guard target == nil else { throw .usage("--target needs a project: name its folder alone") }
    try checkNames(found)
    return CodeRequest(files: found, root: root)
  }

  /// Returns the only path if a project can be there, or nil for paths of files.
  static func projectPath(_ paths: [String]) -> String? {
    guard paths.count == 1 else { return nil }
    let kind = FileKind(paths[0])
    return kind == .folder || kind == .file && isProjectFile(paths[0]) ? paths[0] : nil
  }

  /// Reads the project at a path.
  ///
  /// - Throws: A `GlissadeError` if there is none, or if it can't be read.
  static func project(at path: String, target: String? = nil) throws(GlissadeError) -> Project {
    do throws(ProjectProblem) {
      return try Project.read(at: path, target: target)
    } catch {
      throw .noInput(error.description)
    }
  }

  private static func request(
    _ project: Project, at path: String, root: String?, target: String?
  ) throws(GlissadeError) -> CodeRequest {
    guard !project.sources.isEmpty else { throw .noInput("there is no Swift file in “\(project.target ?? project.name)”") }
    try checkCount(project.sources)
    try checkNames(project.sources)
    // A folder with one file is called by the file.
    let isOneFile = project.target == nil && project.sources.count == 1 && project.resources.isEmpty
    if isOneFile { return CodeRequest(files: project.sources, root: root) }
    let place = CodeRequest.ProjectPlace(path: absolute(path), target: target, name: project.name)
    return CodeRequest(files: project.sources, root: root, project: place)
  }

  private static func checkCount(_ files: [String]) throws(GlissadeError) {
    guard files.count > maximumCount else { return }
    throw .noInput("more than \(maximumCount) Swift files can't be opened together: name those with the transition")
  }

  private static func checkNames(_ files: [String]) throws(GlissadeError) {
    // Such a name can't be passed to the compiler.
    guard let file = files.first(where: { FilePath(reading: $0) != FilePath($0) }) else { return }
    throw .noInput("“\(file)” cannot be compiled, because its name is not UTF-8 text: rename it")
  }

  private static func files(at path: String) throws(GlissadeError) -> [String] {
    switch FileKind(path) {
    case .nothing: throw .noInput("there is no file or folder “\(path)”")
    case .other: throw .noInput("“\(path)” is neither a file nor a folder")
    case .folder:
      let files = files(in: path)
      if files.isEmpty { throw .noInput("there is no Swift file in “\(path)”") }
      return files
    case .file:
      guard path.hasSuffix(".swift") else { throw .noInput("“\(path)” is no Swift file: its name doesn't end in “.swift”") }
      guard FilePath(reading: path).withCString({ access($0, R_OK) }) == 0 else {
        throw .noInput("“\(path)” cannot be read: \(String(cString: strerror(errno)))")
      }
      return [absolute(path)]
    }
  }

  /// Returns the Swift files in a folder and below it, in alphabetical order. It stops when there are more than can be opened.
  ///
  /// Tests, package manifests, hidden folders, and folders of package managers are left out.
  private static func files(in folder: String) -> [String] {
    var found: [String] = []
    var folders = [folder]
    var visited = 0
    while visited < min(folders.count, maximumFolderCount), found.count <= maximumCount {
      let folder = folders[visited]
      visited += 1
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if name.hasSuffix(".swift") {
          if name != "Package.swift", FileKind(path) == .file { found.append(absolute(path)) }
        } else if !isForeign(folderName: name), FileKind(path) == .folder, !isLink(path) {
          folders.append(path)
        }
      }
    }
    return found
  }

  private static func isForeign(folderName: String) -> Bool {
    folderName.hasSuffix("Tests") || ["Pods", "Carthage", "DerivedData", "node_modules"].contains(folderName)
  }

  private static func isLink(_ path: String) -> Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}

extension CodeRequest {
  /// Creates the request for the project at the only path, or for the Swift files at paths, and in or below folders.
  ///
  /// - Throws: A `GlissadeError` if there is none, if there are too many, or if one can't be read.
  package init(sources paths: [String]) throws(GlissadeError) { self = try SourcePaths.request(paths) }
}
