/// A folder with Swift files and no project.
enum FolderProject {
  /// Returns the files of a folder as a project.
  static func project(in folder: String, listing: FolderListing) throws(ProjectProblem) -> Project {
    var files = TargetFiles()
    var lists: [String] = []
    let walk = FolderWalk(listing: FolderListing(), omission: .foreign)
    for path in try walk.files(in: folder) where FilePaths.name(path) != "Package.swift" {
      if FilePaths.name(path).hasSuffix("Info.plist") { lists.append(path) } else { files.add(path) }
    }
    guard !files.sources.isEmpty else { throw ProjectProblem(path: folder, "there is no Xcode project and no Swift file in this folder") }
    let name = FilePaths.name(folder)
    let module = BuildSettings.identifier(name)
    var notes = files.notes(in: folder)
    var list: PropertyList?
    if lists.count == 1 {
      do throws(ProjectProblem) { list = try PropertyList.read(at: lists[0]) } catch { notes.append(error.description) }
    }
    let settings = BuildSettings(layers: [
      ["PRODUCT_NAME": name, "TARGET_NAME": name, "PRODUCT_MODULE_NAME": module, "DEVELOPMENT_LANGUAGE": "en"]
    ])
    return Project(
      name: name, folder: folder, moduleName: module, sources: files.sources, resources: files.resources,
      dependencies: DependencyList.dependencies(of: nil, folders: [folder], wanted: []),
      info: InfoList(list, settings: settings, language: nil), notes: notes)
  }
}
