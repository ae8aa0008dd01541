/// What the text of a podspec says about a library, as far as simple matching of its lines tells. It is read, never run.
package struct PodSpecification {
  /// The name with which the library is imported, or that of the file if the podspec has none.
  package let moduleName: String
  private let folder: String
  /// The patterns of its Swift files, such as "Sources/**/*.swift".
  private let sources: [String]
  private let resources: [String]

  /// Reads the podspec at a path.
  package init(path: String) throws(ProjectProblem) {
    folder = FilePaths.folder(of: path)
    var values: [String: [String]] = [:]
    var key = ""
    for line in try FileContents.text(at: path, atMost: 1 << 20).split(separator: "\n") {
      // A list goes on in the next line after a comma or an opening bracket.
      if let equals = line.firstIndex(of: "=") { key = line[..<equals].split { " \t.".contains($0) }.last.map(String.init) ?? "" }
      guard !key.isEmpty else { continue }
      // The name of a resource bundle is no path.
      values[key, default: []] += QuotedTexts.texts(in: line).map(\.text).filter { text in
        !line.contains("'\(text)' =>") && !line.contains("\"\(text)\" =>")
      }
      if !line.hasSuffix(","), !line.hasSuffix("["), !line.hasSuffix("{"), !line.hasSuffix(", ") { key = "" }
    }
    moduleName = values["module_name"]?.first ?? values["name"]?.first ?? FilePaths.stem(path)
    sources = values["source_files"] ?? []
    resources = ["resource", "resources", "resource_bundles", "resource_bundle"].flatMap { values[$0] ?? [] }
  }

  /// The paths of the folders before the first wildcard of each pattern of Swift files.
  package var sourceFolders: [String] {
    sources.reduce(into: []) { folders, pattern in
      let parts = Self.fixedParts(of: pattern).filter { !$0.hasSuffix(".swift") }
      let path = FilePaths.absolute(parts.joined(separator: "/"), in: folder)
      if !folders.contains(path) { folders.append(path) }
    }
  }

  /// Returns the files that its patterns match.
  func files(listing: FolderListing) throws(ProjectProblem) -> TargetFiles {
    var files = TargetFiles()
    for pattern in sources + resources { for file in try matches(of: pattern, listing) { files.add(file) } }
    return files
  }

  /// Returns the files below the folder that a pattern begins with.
  private func matches(of pattern: String, _ listing: FolderListing) throws(ProjectProblem) -> [String] {
    let parts = pattern.split(separator: "/").map(String.init)
    let fixed = Self.fixedParts(of: pattern)
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

  /// The parts of a pattern before the first wildcard.
  private static func fixedParts(of pattern: String) -> [String] {
    pattern.split(separator: "/").prefix { !$0.contains { "*?{[".contains($0) } }.map(String.init)
  }
}
