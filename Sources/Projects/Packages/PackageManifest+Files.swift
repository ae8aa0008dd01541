extension PackageManifest {
  /// Returns the files of a target.
  func files(of target: Target, listing: FolderListing) throws(ProjectProblem) -> TargetFiles {
    var files = TargetFiles()
    guard let folder = folder(of: target) else {
      files.addMissing(FilePaths.absolute(target.path ?? "Sources/" + target.name, in: self.folder))
      return files
    }
    let excluded = Set(target.excluded.map { FilePaths.absolute($0, in: folder) } + [self.folder + "/Package.swift"])
    let declared = target.resources.map { FilePaths.absolute($0, in: folder) }
    let sources = target.sources.map { FilePaths.absolute($0, in: folder) }
    let walk = FolderWalk(listing: listing, omission: folder == self.folder ? .foreign : .hidden) { excluded.contains($0) }
    for path in try walk.files(in: folder) {
      switch ProjectFileKind(path) {
      case .source: if sources.isEmpty || Self.contains(sources, path) { files.add(path) }
      case .resource: if Self.isKnown(path) || Self.contains(declared, path) { files.add(path) }
      case .otherLanguage, .compiled: files.add(path)
      case .aside: break
      }
    }
    return files
  }

  private static func contains(_ folders: [String], _ path: String) -> Bool {
    folders.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  /// Whether a package takes a file for a resource without being told.
  private static func isKnown(_ path: String) -> Bool {
    if path.contains(".lproj/") { return true }
    return ["xcassets", "storyboard", "xib", "nib", "xcstrings", "strings", "stringsdict"].contains(FilePaths.suffix(path))
  }
}
