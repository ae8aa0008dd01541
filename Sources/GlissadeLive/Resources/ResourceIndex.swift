import Foundation

/// The files in and below a folder, and the images and colors in its asset catalogs.
struct ResourceIndex: Sendable {
  /// The paths of files by name. If several have the same name, the least nested one.
  private(set) var files: [String: String] = [:]
  /// The paths of the images with the highest resolution, by the names of their image sets.
  private(set) var imageSets: [String: String] = [:]
  /// The paths of color sets by name.
  private(set) var colorSets: [String: String] = [:]

  /// The maximum number of folders to search.
  private static let mostFolders = 500

  /// Creates the index of a folder, without hidden folders.
  ///
  /// - Complexity: O(*n*) in the number of files, of at most 500 folders.
  init(of folder: String) { search([folder]) }

  /// Creates the index of files, and of folders with all that is in them.
  init(of paths: [String]) {
    var folders: [String] = []
    for path in paths { add(path, to: &folders) }
    search(folders)
  }

  private mutating func search(_ folders: [String]) {
    var folders = folders
    var next = 0
    while next < min(folders.count, Self.mostFolders) {
      let folder = folders[next]
      next += 1
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
        add(folder + "/" + name, to: &folders)
      }
    }
  }

  /// Adds a file or a set of a catalog. Another folder is one to search.
  private mutating func add(_ path: String, to folders: inout [String]) {
    let name = (path as NSString).lastPathComponent
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    if !isFolder.boolValue {
      if files[name] == nil { files[name] = path }
    } else if name.hasSuffix(".imageset") {
      let set = (name as NSString).deletingPathExtension
      if imageSets[set] == nil { imageSets[set] = Self.bestImage(in: path) }
    } else if name.hasSuffix(".colorset") {
      let set = (name as NSString).deletingPathExtension
      if colorSets[set] == nil { colorSets[set] = path }
    } else if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil {
      folders.append(path)
    }
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [[String: String]]?
    }
    var images: [Image]
  }

  /// Returns the image with the highest resolution, for the light appearance.
  private static func bestImage(in folder: String) -> String? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let images = contents.images.filter { $0.filename != nil && $0.appearances == nil }
    let best = images.max { ($0.scale ?? "1x") < ($1.scale ?? "1x") }
    return best?.filename.map { folder + "/" + $0 }
  }
}
