import Foundation
import Rehearsal

/// The contents of a user's files at one time, to find out whether anything has changed.
struct FileContents: Equatable, Sendable {
  private var data: [String: Data] = [:]

  /// Reads the files.
  ///
  /// - Throws: A `CommandFailure` that names the first file that can't be read.
  init(of paths: [String]) throws(CommandFailure) {
    for path in paths {
      guard FileKind(path) != .nothing else { throw .noInput("there is no file “\(path)”") }
      guard let contents = FileManager.default.contents(atPath: path) else {
        throw .noInput("“\(path)” cannot be read: \(String(cString: strerror(errno)))")
      }
      data[path] = contents
    }
  }
}
