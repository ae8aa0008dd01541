import Foundation
import Host
import Rehearsal
import UserCode

/// Swift files by the paths that a person gives, such as on the command line or by dropping them on the window.
enum SourcePaths {
  /// The maximum number of Swift files in a folder that is opened as a whole.
  private static let maximumCount = 100
  /// The maximum number of Swift files that are opened together, as they are compiled at once.
  private static let maximumTotal = 1000
  /// The maximum number of folders to search for Swift files.
  private static let maximumFolderCount = 1000

  /// Returns whether a path ends in ".swift", or is a folder that contains Swift files.
  static func isSource(_ path: String) -> Bool {
    switch FileKind(path) {
    case .folder: !files(in: path).isEmpty
    case .nothing, .file, .other: path.hasSuffix(".swift")
    }
  }

  /// Returns the request for the Swift files at paths, and in or below folders.
  ///
  /// - Throws: A `GlissadeError` if there is none, if there are too many, or if one can't be read.
  static func request(_ paths: [String], root: String? = nil) throws(GlissadeError) -> CodeRequest {
    var found: [String] = []
    for path in paths {
      for file in try files(at: path) where !found.contains(file) { found.append(file) }
      guard found.count <= maximumTotal else {
        throw .noInput("more than \(maximumTotal) Swift files can't be opened together: name those with the transition")
      }
    }
    guard !found.isEmpty else { throw .usage("name a Swift file, or a folder with Swift files") }
    // Such a name can't be passed to the compiler.
    if let file = found.first(where: { FilePath(reading: $0) != FilePath($0) }) {
      throw .noInput("“\(file)” cannot be compiled, because its name is not UTF-8 text: rename it")
    }
    return CodeRequest(files: found, root: root)
  }

  private static func files(at path: String) throws(GlissadeError) -> [String] {
    switch FileKind(path) {
    case .nothing: throw .noInput("there is no file or folder “\(path)”")
    case .other: throw .noInput("“\(path)” is neither a file nor a folder")
    case .folder:
      let files = files(in: path)
      if files.isEmpty { throw .noInput("there is no Swift file in “\(path)”") }
      guard files.count <= maximumCount else {
        throw .noInput("there are more than \(maximumCount) Swift files in “\(path)”: name those with the transition")
      }
      return files
    case .file:
      guard path.hasSuffix(".swift") else { throw .noInput("“\(path)” is no Swift file: its name doesn't end in “.swift”") }
      guard FilePath(reading: path).withCString({ access($0, R_OK) }) == 0 else {
        throw .noInput("“\(path)” cannot be read: \(String(cString: strerror(errno)))")
      }
      return [absolute(path)]
    }
  }

  /// Returns the Swift files in a folder and below it, in alphabetical order. It stops when there are more than can be opened.
  ///
  /// Tests, package manifests, hidden folders, and folders of package managers are left out.
  private static func files(in folder: String) -> [String] {
    var found: [String] = []
    var folders = [folder]
    var visited = 0
    while !folders.isEmpty, found.count <= maximumCount, visited < maximumFolderCount {
      let folder = folders.removeFirst()
      visited += 1
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if name.hasSuffix(".swift") {
          if name != "Package.swift", FileKind(path) == .file { found.append(absolute(path)) }
        } else if !isForeign(folderName: name), FileKind(path) == .folder, !isLink(path) {
          folders.append(path)
        }
      }
    }
    return found
  }

  private static func isForeign(folderName: String) -> Bool {
    folderName.hasSuffix("Tests") || ["Pods", "Carthage", "DerivedData", "node_modules"].contains(folderName)
  }

  private static func isLink(_ path: String) -> Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
