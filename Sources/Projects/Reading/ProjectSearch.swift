import Foundation

/// Finds the project in a folder, and the target in it that is opened.
struct ProjectSearch {
  /// The maximum depth of folders in which projects are searched.
  private static let maximumDepth = 3

  let root: String
  let target: String?
  let listing: FolderListing
  /// What was found and has no app, the nearest first.
  private var libraries: [ProjectCandidate] = []
  /// Why a project that was found can't be opened.
  private var problems: [ProjectProblem] = []
  /// The projects that lack their file.
  private var incomplete: [String] = []
  /// The names of all targets found, for the sentence about an unknown one.
  private var names: [String] = []

  init(root: String, target: String?, listing: FolderListing) {
    self.root = root
    self.target = target
    self.listing = listing
  }

  /// Returns the project.
  mutating func run() throws(ProjectProblem) -> Project {
    var folder = root
    switch FilePaths.suffix(root) {
    case "xcodeproj", "xcworkspace":
      if let project = try open(root, isNamed: true) { return project }
      folder = FilePaths.folder(of: root)
    default:
      if FilePaths.name(root) == "Package.swift" {
        if let project = try open(root, isNamed: true) { return project }
        folder = FilePaths.folder(of: root)
      } else if !FilePaths.isFolder(root) {
        throw ProjectProblem(path: root, "this is neither a folder nor a project")
      }
    }
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder)) != nil else {
      throw ProjectProblem(path: folder, "this folder can't be read")
    }
    if let project = try search(folder) { return project }
    if let library = libraries.first {
      guard target == nil else { throw unknownTarget }
      var project = try library.project(named: nil, in: folder)
      project.notes.insert("“\(FilePaths.name(library.path))” has no app: its library \(project.moduleName) is opened", at: 0)
      project.notes += problems.map(\.description)
      return project
    }
    if let problem = problems.first { throw problem }
    if target != nil { throw unknownTarget }
    var project = try FolderProject.project(in: folder, listing: listing)
    for path in incomplete {
      let name = FilePaths.relative(path, to: folder)
      project.notes.append("“\(name)” has no project.pbxproj, so the files of the folder are opened instead")
    }
    return project
  }

  /// Searches a folder level by level, and returns the first project with an app, or with the target that was named.
  private mutating func search(_ folder: String) throws(ProjectProblem) -> Project? {
    var level = [folder]
    var failure: ProjectProblem?
    for _ in 0...Self.maximumDepth {
      var workspaces: [String] = []
      var projects: [String] = []
      var packages: [String] = []
      var next: [String] = []
      for folder in level {
        do throws(ProjectProblem) {
          for name in try listing.search(folder) where !ProjectFileKind.isForeign(name) {
            let path = folder + "/" + name
            switch FilePaths.suffix(name) {
            case "xcworkspace": workspaces.append(path)
            // Without its file, such as an ignored one, it tells nothing.
            case "xcodeproj" where listing.names(in: path).contains("project.pbxproj"): projects.append(path)
            case "xcodeproj": incomplete.append(path)
            default:
              if name == "Package.swift" { packages.append(path) }
              if !ProjectFileKind.isUnit(name), FilePaths.isFolder(path), !FilePaths.isLink(path) { next.append(path) }
            }
          }
        } catch {
          failure = failure ?? error
        }
      }
      for path in Self.sorted(workspaces) + Self.sorted(projects) + Self.sorted(packages) where path != root {
        if let project = try open(path, isNamed: false) { return project }
      }
      if failure != nil { break }
      level = next
    }
    if let failure, libraries.isEmpty, problems.isEmpty { throw failure }
    return nil
  }

  /// Sorts those named like their folder first.
  private static func sorted(_ paths: [String]) -> [String] {
    let named = paths.filter { FilePaths.stem($0) == FilePaths.name(FilePaths.folder(of: $0)) }
    return named + paths.filter { !named.contains($0) }
  }

  /// Opens one project, or remembers why it isn't opened.
  private mutating func open(_ path: String, isNamed: Bool) throws(ProjectProblem) -> Project? {
    let candidate: ProjectCandidate
    do throws(ProjectProblem) {
      candidate = try ProjectCandidate(path: path, listing: listing)
    } catch {
      if isNamed { throw error }
      problems.append(error)
      return nil
    }
    for name in candidate.names where !names.contains(name) { names.append(name) }
    if let target {
      guard candidate.names.contains(target) else { return nil }
    } else if !candidate.hasApp {
      if !candidate.names.isEmpty {
        libraries.append(candidate)
      } else if let problem = candidate.problem {
        problems.append(problem)
      }
      return nil
    }
    do throws(ProjectProblem) {
      return try candidate.project(named: target, in: root)
    } catch {
      if isNamed { throw error }
      problems.append(error)
      return nil
    }
  }

  private var unknownTarget: ProjectProblem {
    let list = names.map { "“\($0)”" }.joined(separator: ", ")
    let sentence = names.isEmpty ? "there are no targets to choose from" : "there are \(list)"
    return ProjectProblem(path: root, "there is no target “\(target ?? "")” that can be opened: \(sentence)")
  }
}
