import Foundation

/// A folder of small files with names that users choose: a folder for each demo, and a `.json` file for each name.
package struct DocumentFolder: Sendable {
  package let url: URL
  /// The kind of the files, in a word for messages, such as "preset".
  package let kind: String

  /// The size in bytes above which a file can't be one of ours.
  private let maximumSize: Int

  /// Creates a folder of documents. `kind` names the kind of the files in messages. Most files have a few kilobytes.
  package init(_ url: URL, kind: String, maximumSize: Int = 4 << 20) {
    self.url = url
    self.kind = kind
    self.maximumSize = maximumSize
  }

  /// Returns whether a name on the command line is a path, because it contains a slash or ends in ".json".
  package static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".json") }

  /// The names of a demo's files, in alphabetical order.
  package func names(demo: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder(of: demo).path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// Returns the location of a file, whether it exists or not.
  package func file(_ name: String, demo: String) throws(TweakError) -> URL {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), !name.contains("\0"), name.utf8.count <= 200 else {
      throw TweakError("“\(name)” cannot name a \(kind): use up to 200 letters, no slash, and no full stop at the beginning")
    }
    return folder(of: demo).appendingPathComponent(name + ".json")
  }

  package func folder(of demo: String) -> URL { url.appendingPathComponent(demo, isDirectory: true) }

  /// Returns the text of a file, which must be small and in UTF-8.
  package func text(of file: URL) throws(TweakError) -> String {
    let data: Data
    do {
      data = try InputFile.data(at: file.path, limit: maximumSize)
    } catch {
      throw TweakError("\(file.path) cannot be read as a \(kind): \(error.reason)")
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw TweakError("\(file.path): this is no text in UTF-8") }
    return text
  }

  /// Writes a file atomically, and returns its location. An existing file is replaced as by `write(_:to:check:)`.
  package func write(
    _ text: String, name: String, demo: String, check: (_ text: String, _ file: String) throws(TweakError) -> Void
  ) throws(TweakError) -> URL {
    let file = try file(name, demo: demo)
    try write(text, to: file, check: check)
    return file
  }

  /// Writes a file atomically. An existing file is replaced, unless `check` finds that it isn't one of ours: it may be the user's work.
  package func write(_ text: String, to file: URL, check: (_ text: String, _ file: String) throws(TweakError) -> Void) throws(TweakError) {
    if FileManager.default.fileExists(atPath: file.path) {
      do throws(TweakError) {
        try check(try self.text(of: file), file.path)
      } catch {
        throw TweakError("\(error.message); it was left as it is: save under another name, or move that file away")
      }
    }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw TweakError("\(file.path) cannot be written: \(Self.reason(error))")
    }
  }

  /// Removes a file.
  package static func remove(_ file: URL) throws(TweakError) {
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      throw TweakError("\(file.path) cannot be removed: \(error.localizedDescription)")
    }
  }

  private static func reason(_ error: any Error) -> String {
    if let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError, underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code)))
    }
    return error.localizedDescription
  }
}
