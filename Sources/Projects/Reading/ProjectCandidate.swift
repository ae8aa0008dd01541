/// A project, workspace or package that was found, with what can be opened in it.
struct ProjectCandidate {
  /// A target that can be opened.
  private enum Choice {
    case xcode(XcodeProject, XcodeTarget)
    case package(PackageManifest, PackageManifest.Target)
  }

  let path: String
  private let listing: FolderListing
  private var projects: [XcodeProject] = []
  private var folders: [String] = []
  private var apps: [(name: String, choice: Choice)] = []
  private var libraries: [(name: String, choice: Choice)] = []
  private var problems: [ProjectProblem] = []

  /// The names of the targets that can be opened, apps first.
  var names: [String] { (apps + libraries).map(\.name) }
  /// Whether there is an app.
  var hasApp: Bool { !apps.isEmpty }

  /// Why nothing can be opened, or nil for a package without targets that can be read, whose files are opened as those of a folder.
  var problem: ProjectProblem? {
    if let problem = problems.first { return problem }
    let others = projects.flatMap(Self.others)
    if others.isEmpty { return isPackage ? nil : ProjectProblem(path: path, "there is no target in this project") }
    return ProjectProblem(path: path, "there is no app for iOS in this project: there are \(Self.list(others))")
  }

  private var isPackage: Bool { FilePaths.name(path) == "Package.swift" }

  /// Reads what is at a path.
  init(path: String, listing: FolderListing) throws(ProjectProblem) {
    self.path = path
    self.listing = listing
    switch FilePaths.suffix(path) {
    case "xcodeproj": projects = [try XcodeProject(path: path, listing: listing)]
    case "xcworkspace":
      let workspace = try XcodeWorkspace(path: path)
      folders = workspace.folders
      for path in workspace.projects where FilePaths.name(path) != "Pods.xcodeproj" {
        do throws(ProjectProblem) { projects.append(try XcodeProject(path: path, listing: listing)) } catch { problems.append(error) }
      }
    default: addTargets(of: try PackageManifest(folder: FilePaths.folder(of: path)))
    }
    for project in projects { addTargets(of: project) }
  }

  /// Returns the project with a target, or with the first one.
  ///
  /// - Parameters:
  ///   - root: The path that was named, where lists of dependencies are searched as well.
  func project(named name: String?, in root: String) throws(ProjectProblem) -> Project {
    let all = apps + libraries
    guard let choice = all.first(where: { name == nil || $0.name == name })?.choice else {
      throw problem ?? ProjectProblem(path: path, "there is no target in this project")
    }
    switch choice {
    case .xcode(let project, let target): return try self.project(project, target, in: root)
    case .package(let package, let target): return try self.project(package, target)
    }
  }

  private func project(_ project: XcodeProject, _ target: XcodeTarget, in root: String) throws(ProjectProblem) -> Project {
    var folders: [String] = []
    for folder in [project.folder, FilePaths.folder(of: path), FilePaths.isFolder(root) ? root : FilePaths.folder(of: root)]
    where !folders.contains(folder) {
      folders.append(folder)
    }
    let pods = folders.flatMap { PodFile(path: $0 + "/Podfile").pods }.filter { $0.folder != nil }
    let collector = ModuleCollector(
      projects: [project] + projects.filter { $0.path != project.path }, folders: self.folders,
      pods: Dictionary(pods.map { ($0.name, $0.folder ?? "") }, uniquingKeysWith: { first, _ in first }), listing: listing)
    _ = try collector.collect(target, in: project)
    try collector.collectPods()
    let files = try project.files(of: target)
    try Self.check(files, of: target.name, at: project.path)
    let list: PropertyList?
    var notes = files.notes(in: project.folder)
    do throws(ProjectProblem) {
      list = try project.infoPath(of: target).map { path throws(ProjectProblem) in try PropertyList.read(at: path) }
    } catch {
      list = nil
      notes.append(error.description)
    }
    let others = Self.others(project)
    if !others.isEmpty { notes.append("the targets left aside are \(Self.list(others))") }
    return Project(
      name: project.name, folder: project.folder, target: target.name, targets: names, apps: apps.map(\.name),
      moduleName: target.moduleName, sources: files.sources, resources: files.resources, modules: collector.modules,
      dependencies: DependencyList.dependencies(of: project, folders: folders, wanted: collector.unknown),
      info: InfoList(list, settings: target.settings, language: project.developmentRegion),
      notes: notes + collector.notes + problems.map(\.description))
  }

  private func project(_ package: PackageManifest, _ target: PackageManifest.Target) throws(ProjectProblem) -> Project {
    let collector = ModuleCollector(projects: [], folders: [package.folder], listing: listing)
    _ = try collector.collect(target, of: package)
    let files = try package.files(of: target, listing: listing)
    try Self.check(files, of: target.name, at: path)
    return Project(
      name: package.name, folder: package.folder, target: target.name, targets: names, apps: apps.map(\.name),
      moduleName: BuildSettings.identifier(target.name), sources: files.sources, resources: files.resources, modules: collector.modules,
      dependencies: DependencyList.dependencies(
        of: nil, folders: [package.folder], wanted: collector.unknown, addresses: package.addresses),
      notes: files.notes(in: package.folder) + collector.notes)
  }

  private mutating func addTargets(of project: XcodeProject) {
    let apps = project.targets.filter { $0.kind == .app }
    let named = apps.filter { $0.name == project.name }
    for target in named + apps.filter({ $0.name != project.name }) where !self.apps.contains(where: { $0.name == target.name }) {
      self.apps.append((target.name, .xcode(project, target)))
    }
    let libraries = project.targets.filter { $0.kind == .library }
    for target in libraries where !names.contains(target.name) { self.libraries.append((target.name, .xcode(project, target))) }
  }

  private mutating func addTargets(of package: PackageManifest) {
    let libraries = package.targets.filter { $0.kind == .library }
    // Beside libraries, what can be executed is a tool for the command line, unless it is declared as an app.
    for target in package.targets where target.kind == .app && (libraries.isEmpty || package.apps.contains(target.name)) {
      apps.append((target.name, .package(package, target)))
    }
    let named = libraries.filter { $0.name == package.name }
    for target in named + libraries.filter({ $0.name != package.name }) { self.libraries.append((target.name, .package(package, target))) }
  }

  /// Checks that there is something to compile.
  private static func check(_ files: TargetFiles, of target: String, at path: String) throws(ProjectProblem) {
    guard files.sources.isEmpty else { return }
    let note = files.notes(in: FilePaths.folder(of: path)).first.map { ": " + $0 } ?? ""
    throw ProjectProblem(path: path, "there is no Swift file of the target “\(target)”\(note)")
  }

  /// The targets of a project that can't be opened, each with what it is.
  private static func others(_ project: XcodeProject) -> [String] {
    project.targets.compactMap { target in
      if case .other(let reason) = target.kind { "\(target.name) (\(reason))" } else { nil }
    }
  }

  private static func list(_ texts: [String]) -> String {
    texts.count < 2 ? texts.joined() : texts.dropLast().joined(separator: ", ") + " and " + (texts.last ?? "")
  }
}
