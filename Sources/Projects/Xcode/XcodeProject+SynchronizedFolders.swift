extension XcodeProject {
  /// Adds the files of the folders whose content belongs to a target, as Xcode 16 and later write it.
  func addSynchronizedFolders(of target: XcodeTarget, to files: inout TargetFiles) throws(ProjectProblem) {
    let own = Set(target.object["fileSystemSynchronizedGroups"]?.texts ?? [])
    for (id, group) in objects(ofType: "PBXFileSystemSynchronizedRootGroup") {
      let exceptions = memberExceptions(of: group, for: target)
      guard own.contains(id) || !exceptions.isEmpty, let path = path(of: id) else { continue }
      guard let folder = existing(path), FilePaths.isFolder(folder) else {
        files.addMissing(path)
        continue
      }
      if own.contains(id) {
        try addFolder(folder, group, without: exceptions, to: &files)
      } else {
        // The folder belongs to another target, and lends this one some of its files.
        for name in exceptions {
          for path in members(name, in: folder) { files.add(path) }
        }
      }
    }
  }

  private func addFolder(
    _ folder: String, _ group: PropertyList, without exceptions: [String], to files: inout TargetFiles
  ) throws(ProjectProblem) {
    let whole = Set((group["explicitFolders"]?.texts ?? []).map { FilePaths.absolute($0, in: folder) })
    let excluded = Set(exceptions.flatMap { members($0, in: folder) })
    for path in whole.subtracting(excluded) where FilePaths.isFolder(path) { files.addFolder(path) }
    let walk = FolderWalk(listing: listing, omission: .hidden) { whole.contains($0) || excluded.contains($0) }
    for path in try walk.files(in: folder) where !Self.isDocument(path) { files.add(path) }
  }

  /// The paths in a folder, relative to it, for which a target is an exception.
  private func memberExceptions(of group: PropertyList, for target: XcodeTarget) -> [String] {
    objects("exceptions", of: group).map(\.object)
      .filter { $0["isa"]?.text == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"]?.text == target.id }
      .flatMap { $0["membershipExceptions"]?.texts ?? [] }
  }

  /// Returns the paths of a member, of each localization if it is written as "/Localized: Folder/Name.strings".
  private func members(_ name: String, in folder: String) -> [String] {
    let prefix = "/Localized: "
    guard name.hasPrefix(prefix) else { return [existing(FilePaths.absolute(name, in: folder))].compactMap(\.self) }
    let path = FilePaths.absolute(String(name.dropFirst(prefix.count)), in: folder)
    let parent = FilePaths.folder(of: path)
    return listing.names(in: parent).filter { $0.hasSuffix(".lproj") }.compactMap { existing("\(parent)/\($0)/\(FilePaths.name(path))") }
  }

  /// Whether a file is a text for readers of the project, which Xcode doesn't copy.
  private static func isDocument(_ path: String) -> Bool { ["md", "markdown"].contains(FilePaths.suffix(path)) }
}
