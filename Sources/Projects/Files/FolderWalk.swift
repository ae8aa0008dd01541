/// Finds the files of a folder and of those in it, as they are sorted, without hidden ones and without following links to folders.
struct FolderWalk {
  /// Which folders are left out.
  enum Omission {
    /// Hidden ones only, as where a project names the folder.
    case hidden
    /// Also those of package managers, builds and tests, as where nobody named one.
    case foreign
  }

  /// The maximum depth of folders in folders.
  static let maximumDepth = 32

  let listing: FolderListing
  let omission: Omission
  /// Whether a folder or file is left out by its path.
  var isExcluded: (String) -> Bool = { _ in false }

  /// Returns the paths of files, and of folders that are one file to Xcode, such as asset catalogs.
  func files(in folder: String) throws(ProjectProblem) -> [String] {
    var found: [String] = []
    try visit(folder, depth: 0, &found)
    return found.sorted()
  }

  private func visit(_ folder: String, depth: Int, _ found: inout [String]) throws(ProjectProblem) {
    for name in try listing.search(folder) where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if isExcluded(path) { continue }
      guard FilePaths.isFolder(path) else {
        found.append(path)
        continue
      }
      if ProjectFileKind.isUnit(name) {
        found.append(path)
      } else if depth < Self.maximumDepth, omission == .hidden || !ProjectFileKind.isForeign(name) && !name.hasSuffix("Tests"),
        !FilePaths.isLink(path)
      {
        try visit(path, depth: depth + 1, &found)
      }
    }
  }
}
