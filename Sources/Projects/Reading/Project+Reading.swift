extension Project {
  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: The path of a folder, an .xcodeproj, an .xcworkspace or a Package.swift. In a folder, and where what is named has no app, the
  ///     nearest project with an app is opened, at most three folders deep, such as an example.
  ///   - target: The name of the target, or nil for the app.
  /// - Throws: A problem if there is no project and no Swift file, if the project can't be read, or if there is no such target.
  package static func read(at path: String, target: String? = nil) throws(ProjectProblem) -> Project {
    var path = FilePaths.absolute(path)
    if FilePaths.name(path) == "project.pbxproj" || FilePaths.name(path) == "contents.xcworkspacedata" { path = FilePaths.folder(of: path) }
    if FilePaths.name(path) == "project.xcworkspace", FilePaths.suffix(FilePaths.folder(of: path)) == "xcodeproj" {
      path = FilePaths.folder(of: path)
    }
    let listing = FolderListing()
    guard let path = listing.existing(path) else { throw ProjectProblem(path: path, "there is no such file or folder") }
    if FilePaths.suffix(path) == "playground" {
      throw ProjectProblem(path: path, "this is a playground, which runs line by line: name its Swift files instead")
    }
    var search = ProjectSearch(root: path, target: target, listing: listing)
    return try search.run()
  }
}
