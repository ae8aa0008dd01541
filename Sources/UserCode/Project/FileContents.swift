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

  /// A short text that differs for other contents, the same in every process.
  var fingerprint: String {
    // FNV-1a, with 64 bits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
    for (path, contents) in data.sorted(by: { $0.key < $1.key }) {
      add(path.utf8)
      add([0])
      add(contents)
      add([0])
    }
    return String(hash, radix: 16)
  }
}
