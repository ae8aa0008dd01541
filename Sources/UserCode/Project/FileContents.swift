import Foundation
import Host
import Rehearsal
import SourceReport
import Tweaks

/// The contents of a user's files at one time, used to detect changes.
struct FileContents: Equatable, Sendable {
  private var data: [String: Data] = [:]

  init() {}

  /// Reads the files.
  ///
  /// - Throws: A `GlissadeError` that names the first file that can't be read.
  init(of paths: [String]) throws(GlissadeError) {
    for path in paths {
      guard FileKind(path) != .nothing else { throw .noInput("there is no file “\(path)”") }
      guard let contents = FileManager.default.contents(atPath: path) else {
        throw .noInput("“\(path)” cannot be read: \(String(cString: strerror(errno)))")
      }
      data[path] = contents
    }
  }

  /// The bytes of a file, or none for another path.
  subscript(path: String) -> [UInt8] {
    get { data[path].map([UInt8].init) ?? [] }
    set { data[path] = Data(newValue) }
  }

  /// Returns the contents with tuned values in place of the literals that can't be live. Live values change nothing. Throws if a literal
  /// can't have its value.
  func replacing(_ values: [Tweak.ID: TweakValue], in report: SourceReport) throws(SourceEditError) -> FileContents {
    let values = report.compiledValues(in: values)
    guard !values.isEmpty else { return self }
    var copy = self
    for (index, file) in report.files.enumerated() {
      copy[file.path] = try SourceEdit(values, in: report, file: index, text: self[file.path]).applied(to: self[file.path])
    }
    return copy
  }

  /// A short text that depends on the contents, the same in every process.
  var fingerprint: String {
    var hash = StableHash()
    for (path, contents) in data.sorted(by: { $0.key < $1.key }) {
      hash.add(path.utf8)
      hash.add([0])
      hash.add(contents)
      hash.add([0])
    }
    return String(hash.value, radix: 16)
  }
}
