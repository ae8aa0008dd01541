import Foundation

/// Whole files, read with a sentence for what stands in the way.
enum FileContents {
  /// Returns the content of a file.
  static func data(at path: String, atMost size: Int) throws(ProjectProblem) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ProjectProblem(path: path, "there is no such file")
    }
    guard !isFolder.boolValue else { throw ProjectProblem(path: path, "this is a folder, not a file") }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw ProjectProblem(path: path, "this file can't be read") }
    defer { try? handle.close() }
    // A pipe would make the reader wait, so only plain files are read.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: FilePaths.resolved(path)),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { throw ProjectProblem(path: path, "this is no plain file") }
    guard let data = try? handle.read(upToCount: size + 1) ?? Data() else { throw ProjectProblem(path: path, "this file can't be read") }
    guard data.count <= size else { throw ProjectProblem(path: path, "this file is larger than \(size >> 20) MB") }
    return data
  }

  /// Returns the text of a file, with line feeds at the ends of lines.
  static func text(at path: String, atMost size: Int = 4 << 20) throws(ProjectProblem) -> String {
    let text = String(decoding: try data(at: path, atMost: size), as: UTF8.self)
    return text.contains("\r") ? text.replacingOccurrences(of: "\r\n", with: "\n") : text
  }
}
