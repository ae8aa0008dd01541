import Foundation
import InterfaceBuilder
import SourceReport

extension FileContents {
  /// Returns why a storyboard or nib that has changed since earlier contents can't be read or is gone, or nil if there is no such file. The
  /// earlier contents run meanwhile.
  func interfaceProblem(since earlier: FileContents) -> CodeProblem? {
    guard let app, let old = earlier.app else { return nil }
    if let storyboard = app.storyboard, storyboard == old.storyboard {
      let name = storyboard.hasSuffix(".storyboard") ? storyboard : storyboard + ".storyboard"
      func path(_ app: AppFiles) -> String? { app.interfaceFiles.first { ($0 as NSString).lastPathComponent == name } }
      if let before = path(old), !exists(before), path(app).map(exists) != true {
        return CodeProblem(.file, "the main storyboard “\(name)” is gone", lines: [])
      }
    }
    for path in app.interfaceFiles where !resources.isSame(as: earlier.resources, for: [path]) {
      guard let bytes = FileManager.default.contents(atPath: path) else { continue }
      do {
        _ = try InterfaceFile(contentsOf: path, bytes: bytes)
      } catch {
        let line = SourceMessage(.error, path: path, line: error.line, column: 1, text: error.text)
        return CodeProblem(.code, "“\((path as NSString).lastPathComponent)” can't be read", lines: [line])
      }
    }
    return nil
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
