/// The files of a library by its podspec, as far as simple matching of its lines tells.
enum PodSpecification {
  /// Returns the files of a library in a folder, or nil if there is no podspec of its name.
  static func files(of name: String, in folder: String, listing: FolderListing) throws(ProjectProblem) -> TargetFiles? {
    guard let path = listing.existing("\(folder)/\(name).podspec") else { return nil }
    var files = TargetFiles()
    var isFiles = false
    for line in try FileContents.text(at: path).split(separator: "\n") {
      // A list goes on in the next line after a comma or an opening bracket.
      if let equals = line.firstIndex(of: "=") {
        let key = line[..<equals].split(whereSeparator: { " \t.".contains($0) }).last ?? ""
        isFiles = ["source_files", "resource", "resources", "resource_bundles", "resource_bundle"].contains(key)
      }
      guard isFiles else { continue }
      // The name of a resource bundle is no path.
      for text in QuotedTexts.texts(in: line) where !line.contains("'\(text.text)' =>") && !line.contains("\"\(text.text)\" =>") {
        for file in try self.files(matching: text.text, in: folder, listing: listing) { files.add(file) }
      }
      isFiles = line.hasSuffix(",") || line.hasSuffix("[") || line.hasSuffix("{") || line.hasSuffix(", ")
    }
    return files
  }

  /// Returns the files below the folder that a pattern such as "Sources/**/*.swift" begins with.
  private static func files(
    matching pattern: String, in folder: String, listing: FolderListing
  ) throws(ProjectProblem) -> [String] {
    let parts = pattern.split(separator: "/").map(String.init)
    let fixed = parts.prefix { !$0.contains { "*?{[".contains($0) } }
    let base = FilePaths.absolute(fixed.joined(separator: "/"), in: folder)
    guard FilePaths.isFolder(base), !ProjectFileKind.isUnit(base) else { return [listing.existing(base)].compactMap(\.self) }
    let walk = FolderWalk(listing: listing, omission: .foreign)
    let last = parts.last ?? ""
    let isDeep = fixed.count == parts.count || parts.contains { $0.contains("**") }
    return try walk.files(in: base).filter { file in
      guard isDeep || FilePaths.folder(of: file) == base || parts.count - fixed.count > 1 else { return false }
      guard let dot = last.lastIndex(of: "."), fixed.count < parts.count else { return true }
      let ending = last[last.index(after: dot)...]
      let endings = ending.split(whereSeparator: { "{},".contains($0) }).map { $0.lowercased() }
      return ending.contains("*") || endings.contains(FilePaths.suffix(file))
    }
  }
}
