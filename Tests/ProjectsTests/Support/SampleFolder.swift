import Foundation

/// A temporary folder with files, which is removed with the last reference to it.
final class SampleFolder {
  /// The path of the folder.
  let path: String
  private let outer: String

  /// Creates a folder with a name and files by their relative paths.
  init(_ name: String = "Sample", _ files: [String: String] = [:]) throws {
    outer = FileManager.default.temporaryDirectory.path + "/ProjectsTests.\(UUID().uuidString)"
    path = outer + "/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: outer) }

  /// Writes a file, and the folders that lead to it.
  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// Writes a file, and the folders that lead to it.
  func write(_ name: String, _ data: Data) throws {
    let file = path + "/" + name
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: "/" + folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file))
  }

  /// Makes a symbolic link.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: destination)
  }

  /// Returns paths relative to the folder.
  func names(_ paths: [String]) -> [String] { paths.map { $0.hasPrefix(path + "/") ? String($0.dropFirst(path.count + 1)) : $0 } }
}
