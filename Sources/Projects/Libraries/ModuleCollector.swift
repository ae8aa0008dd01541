/// Collects the libraries beside an app that it uses, each after those that it uses itself, and names those that aren't beside it.
final class ModuleCollector {
  /// The modules, each after those that it uses.
  private(set) var modules: [Project.Module] = []
  /// The names of libraries that are nowhere beside the app.
  private(set) var unknown: Set<String> = []
  /// What is left aside.
  private(set) var notes: [String] = []

  /// The maximum length of a chain of libraries that use each other.
  private static let maximumDepth = 64

  private let listing: FolderListing
  private var depth = 0
  private var projects: [XcodeProject]
  private var packages: [String: PackageManifest?] = [:]
  private let pods: [String: String]
  private var visited: Set<String> = []

  /// Creates a collector.
  ///
  /// - Parameters:
  ///   - projects: The projects of the workspace, that of the app first.
  ///   - folders: The folders of the workspace, which may be packages.
  ///   - pods: The folders of libraries beside, by name, as a Podfile tells them.
  init(projects: [XcodeProject], folders: [String] = [], pods: [String: String] = [:], listing: FolderListing) {
    self.projects = projects
    self.listing = listing
    self.pods = pods
    for project in projects { addReferences(of: project) }
    for folder in folders { addPackage(folder) }
  }

  /// Collects the libraries that a target uses, and returns the names of their modules, sorted.
  func collect(_ target: XcodeTarget, in project: XcodeProject) throws(ProjectProblem) -> [String] {
    var names: Set<String> = []
    for name in project.libraries(of: target) {
      if let module = try module(named: name, from: project), module != target.moduleName { names.insert(module) }
    }
    return names.sorted()
  }

  /// Collects a library beside by the name under which a Podfile names it.
  func collectPods() throws(ProjectProblem) {
    for name in pods.keys.sorted() {
      if try podModule(named: name) == nil { unknown.insert(name) }
    }
  }

  /// Collects the targets that a package's target uses, and returns the names of their modules, sorted.
  func collect(_ target: PackageManifest.Target, of package: PackageManifest) throws(ProjectProblem) -> [String] {
    var names: Set<String> = []
    if packages[package.folder] == nil { addPackage(package.folder) }
    for dependency in target.dependencies {
      let known = [package] + package.folders.sorted().compactMap { packages[$0] ?? nil }
      guard let owner = known.first(where: { !$0.targets(ofProduct: dependency).isEmpty }) else {
        unknown.insert(dependency)
        continue
      }
      for other in owner.targets(ofProduct: dependency) { names.insert(try module(of: other, in: owner)) }
    }
    return names.sorted()
  }

  private func module(named name: String, from project: XcodeProject) throws(ProjectProblem) -> String? {
    for project in [project] + projects.filter({ $0.path != project.path }) {
      let libraries = project.targets.filter { $0.kind == .library }
      let target = libraries.first { $0.name == name } ?? libraries.first { $0.productName == name || $0.moduleName == name }
      if let target { return try module(of: target, in: project) }
    }
    for folder in packages.keys.sorted() {
      guard let package = packages[folder] ?? nil else { continue }
      let targets = package.targets(ofProduct: name)
      guard !targets.isEmpty else { continue }
      var first: String?
      for target in targets {
        let module = try module(of: target, in: package)
        first = first ?? module
      }
      return first
    }
    if let module = try podModule(named: name) { return module }
    unknown.insert(name)
    return nil
  }

  private func module(of target: XcodeTarget, in project: XcodeProject) throws(ProjectProblem) -> String {
    let name = target.moduleName
    guard depth < Self.maximumDepth, visited.insert(project.path + "\n" + target.name).inserted else { return name }
    depth += 1
    defer { depth -= 1 }
    let used = try collect(target, in: project)
    try add(name, try project.files(of: target), used, folder: project.folder)
    return name
  }

  private func module(of target: PackageManifest.Target, in package: PackageManifest) throws(ProjectProblem) -> String {
    let name = BuildSettings.identifier(target.name)
    guard depth < Self.maximumDepth, visited.insert(package.folder + "\n" + target.name).inserted else { return name }
    depth += 1
    defer { depth -= 1 }
    let used = try collect(target, of: package)
    try add(name, try package.files(of: target, listing: listing), used, folder: package.folder)
    return name
  }

  private func podModule(named name: String) throws(ProjectProblem) -> String? {
    guard let folder = pods[name] else { return nil }
    let module = BuildSettings.identifier(name)
    guard visited.insert(folder + "\n" + name).inserted else { return module }
    guard let path = listing.existing("\(folder)/\(name).podspec") else { return nil }
    let files = try PodSpecification(path: path).files(listing: listing)
    guard !files.isEmpty else { return nil }
    try add(module, files, [], folder: folder)
    return module
  }

  private func add(_ name: String, _ files: TargetFiles, _ used: [String], folder: String) throws(ProjectProblem) {
    notes += files.notes(in: folder)
    guard !modules.contains(where: { $0.name == name }) else { return }
    guard !files.sources.isEmpty else { return notes.append("the library \(name) is left aside, as none of its files is a Swift file") }
    let known = used.filter { name in modules.contains { $0.name == name } }
    modules.append(Project.Module(name: name, sources: files.sources, resources: files.resources, modules: known))
  }

  /// Adds the projects and packages that a project refers to.
  private func addReferences(of project: XcodeProject) {
    for (id, object) in project.objects(ofType: "XCLocalSwiftPackageReference") {
      let path = object["relativePath"]?.text ?? object["path"]?.text ?? project.path(of: id) ?? ""
      addPackage(FilePaths.absolute(path, in: project.folder))
    }
    for (id, object) in project.objects(ofType: "PBXFileReference") {
      let type = object["lastKnownFileType"]?.text ?? object["explicitFileType"]?.text
      switch type {
      case "wrapper.pb-project":
        guard let path = project.path(of: id).flatMap(listing.existing), !projects.contains(where: { $0.path == path }) else { continue }
        if let other = try? XcodeProject(path: path, listing: listing), projects.count < 50, other.name != "Pods" {
          projects.append(other)
          addReferences(of: other)
        }
      // A folder with a package is how projects before Xcode 15 name a local one.
      case "wrapper", "folder", nil:
        if let path = project.path(of: id), !ProjectFileKind.isUnit(path) { addPackage(path) }
      default: break
      }
    }
  }

  private func addPackage(_ folder: String) {
    guard packages[folder] == nil, packages.count < 50, listing.names(in: folder).contains("Package.swift") else { return }
    let package = try? PackageManifest(folder: folder)
    packages[folder] = .some(package)
    for other in package?.folders ?? [] { addPackage(other) }
  }
}
