import Foundation

/// What is in folders, each looked at once.
final class FolderListing {
  /// The maximum number of files and folders that are looked at while searching.
  static let maximumCount = 20_000

  /// The number of files and folders that a search has looked at.
  private var searched = 0
  private var names: [String: [String]] = [:]
  private var spellings: [String: [String: String]] = [:]

  /// Returns the names of what is in a folder, sorted, or none if it can't be read.
  func names(in folder: String) -> [String] {
    if let known = names[folder] { return known }
    let found = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    names[folder] = found
    return found
  }

  /// Returns the names as for `names(in:)`, and counts them.
  ///
  /// - Throws: A problem if that makes too many.
  func search(_ folder: String) throws(ProjectProblem) -> [String] {
    let found = names(in: folder)
    searched += found.count
    guard searched <= Self.maximumCount else {
      let count = "\(Self.maximumCount / 1000),000"
      throw ProjectProblem(path: folder, "there are more than \(count) files here and in the folders before: name the project itself")
    }
    return found
  }

  /// Returns the path at which a file is found if letters in lower and upper case, and composed and decomposed letters, are the same, as they
  /// are on a Mac; or nil if there is no file.
  func existing(_ path: String) -> String? {
    if path == "/" || FileManager.default.fileExists(atPath: path) { return path }
    let name = FilePaths.name(path)
    guard let folder = existing(FilePaths.folder(of: path)) else { return nil }
    guard let spelling = spelling(of: name, in: folder) else { return nil }
    let found = (folder == "/" ? "" : folder) + "/" + spelling
    return FileManager.default.fileExists(atPath: found) ? found : nil
  }

  private func spelling(of name: String, in folder: String) -> String? {
    if spellings[folder] == nil {
      spellings[folder] = Dictionary(names(in: folder).map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }
    return spellings[folder]?[name.lowercased()]
  }
}
