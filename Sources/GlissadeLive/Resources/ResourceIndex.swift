import Foundation

/// The files at some paths and below, and the sets in their asset catalogs.
struct ResourceIndex: Sendable {
  /// The paths of files by name. If several have the same name, the least nested one.
  private(set) var files: [String: String] = [:]
  /// The paths of the files in folders such as "de.lproj", by language and name.
  private(set) var localizedFiles: [String: [String: String]] = [:]
  /// The folders of image sets by name, with their namespaces, as in "Icons/close".
  private(set) var imageSets: [String: String] = [:]
  /// The folders of color sets by name, with their namespaces.
  private(set) var colorSets: [String: String] = [:]

  /// The maximum number of folders to search.
  private static let mostFolders = 2000

  private struct Folder {
    var path: String
    /// The language of the files, or nil.
    var language: String?
    /// The namespaces around the sets, with a slash, or nil outside of asset catalogs.
    var namespace: String?
  }

  /// Creates the index of files and folders, without hidden ones.
  ///
  /// - Complexity: O(*n*) in the number of files, of at most 2,000 folders.
  init(of paths: [String]) {
    var folders: [Folder] = []
    for path in paths {
      let parent = (path as NSString).deletingLastPathComponent
      let language = parent.hasSuffix(".lproj") ? Self.stem(of: parent) : nil
      add(path, in: Folder(path: parent, language: language), to: &folders, followsLinks: true)
    }
    var next = 0
    while next < min(folders.count, Self.mostFolders) {
      let folder = folders[next]
      next += 1
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() where !name.hasPrefix(".") {
        add(folder.path + "/" + name, in: folder, to: &folders, followsLinks: false)
      }
    }
  }

  /// Adds a file or a set, or adds a folder to the folders that are still to be searched. A folder behind a link could contain itself, so
  /// it is searched only if it was named.
  private mutating func add(_ path: String, in parent: Folder, to folders: inout [Folder], followsLinks: Bool) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    let name = (path as NSString).lastPathComponent
    guard isFolder.boolValue else {
      if parent.namespace != nil { return }
      if let language = parent.language {
        localizedFiles[language, default: [:]][name] = localizedFiles[language]?[name] ?? path
      } else {
        files[name] = files[name] ?? path
      }
      return
    }
    let setName = (parent.namespace ?? "") + Self.stem(of: name)
    if name.hasSuffix(".imageset") || name.hasSuffix(".symbolset") {
      imageSets[setName] = imageSets[setName] ?? path
    } else if name.hasSuffix(".colorset") {
      colorSets[setName] = colorSets[setName] ?? path
    } else if followsLinks || (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil {
      var folder = Folder(path: path, language: parent.language, namespace: parent.namespace)
      if name.hasSuffix(".lproj") { folder.language = Self.stem(of: name) }
      if name.hasSuffix(".xcassets") {
        folder.namespace = ""
      } else if let namespace = parent.namespace, CatalogFolder.providesNamespace(path) {
        folder.namespace = namespace + name + "/"
      }
      folders.append(folder)
    }
  }

  private static func stem(of path: String) -> String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

  /// Returns the path of the file with a name: one that isn't localized, or else that of the first language that has it, or nil.
  func file(named name: String, languages: [String]) -> String? {
    files[name] ?? languages.lazy.compactMap { localizedFiles[$0]?[name] }.first
  }
}

/// A folder in an asset catalog.
private enum CatalogFolder {
  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  /// Returns whether the names of what the folder contains begin with the folder's name.
  static func providesNamespace(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path + "/Contents.json") else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace ?? false
  }
}
