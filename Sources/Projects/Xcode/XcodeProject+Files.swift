extension XcodeProject {
  /// Returns the files of a target, by its build phases and by the folders that belong to it as a whole.
  func files(of target: XcodeTarget) throws(ProjectProblem) -> TargetFiles {
    var files = TargetFiles()
    var visited: Set<String> = []
    for (_, phase) in objects("buildPhases", of: target.object) {
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase": break
      // Files that are copied to the resources.
      case "PBXCopyFilesBuildPhase" where phase["dstSubfolderSpec"]?.text == "7": break
      default: continue
      }
      for (_, buildFile) in objects("files", of: phase) where isForPhone(buildFile) {
        if let reference = buildFile["fileRef"]?.text { add(reference, to: &files, visited: &visited) }
      }
    }
    try addSynchronizedFolders(of: target, to: &files)
    if let list = infoPath(of: target) { files.remove(list) }
    return files
  }

  /// Returns the path of a target's Info.plist, if it has one.
  func infoPath(of target: XcodeTarget) -> String? {
    guard let path = target.settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
    return existing(FilePaths.absolute(path, in: folder))
  }

  /// Adds a file, or each localization of one.
  private func add(_ id: String, to files: inout TargetFiles, visited: inout Set<String>) {
    guard let object = self[id], visited.insert(id).inserted else { return }
    switch object["isa"]?.text {
    case "PBXVariantGroup", "PBXGroup":
      // Localizations have no localizations.
      for child in object["children"]?.texts ?? [] where self[child]?["children"] == nil { add(child, to: &files, visited: &visited) }
    case "PBXFileReference", "XCVersionGroup":
      guard let path = path(of: id) else { return }
      guard let found = existing(path) else { return files.addMissing(path) }
      let type = object["lastKnownFileType"]?.text ?? object["explicitFileType"]?.text
      if type == "folder", FilePaths.isFolder(found), !ProjectFileKind.isUnit(found) { files.addFolder(found) } else { files.add(found) }
    default: break
    }
  }

  private func isForPhone(_ buildFile: PropertyList) -> Bool {
    let filters = (buildFile["platformFilters"]?.texts ?? []) + (buildFile["platformFilter"]?.texts ?? [])
    return filters.isEmpty || filters.contains("ios")
  }
}
