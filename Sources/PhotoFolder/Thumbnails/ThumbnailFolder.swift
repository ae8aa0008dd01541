import CoreGraphics
import Host
import Tweaks

/// The folder of thumbnails that the programs of a desktop share.
///
/// https://specifications.freedesktop.org/thumbnail-spec/latest/
package struct ThumbnailFolder: Sendable {
  struct Failure: Error {
    let description: String
  }

  let path: String

  /// The folder is created when the first thumbnail is stored.
  package init(path: String) { self.path = path }

  /// Returns `$XDG_CACHE_HOME/thumbnails`, or `~/.cache/thumbnails` if the variable isn't an absolute path.
  package static func standard(environment: [String: String]) -> ThumbnailFolder {
    ThumbnailFolder(path: BaseFolder.cache.url("thumbnails", environment: environment).path)
  }

  /// Returns whether a file is in this folder. Thumbnails have no thumbnails.
  func contains(_ file: FilePath) -> Bool { file.canonical.bytes.starts(with: "\(path)/".utf8) }

  /// The folder of this program's notes about files that can't be decoded. Increase the number when decoding has improved, so that the
  /// files are tried again.
  static let failureFolderName = "fail/glissade-1"

  /// The folders that this program writes into.
  static var folderNames: [String] { ThumbnailSize.allCases.map(\.folderName) + [failureFolderName] }

  // MARK: Reading

  /// Returns the contents of a thumbnail, or nil if there is none as new as the picture.
  func thumbnail(of original: ThumbnailOriginal, size: ThumbnailSize) -> Data? { file(of: original, in: size.folderName)?.data }

  /// Returns why a picture couldn't be decoded in an earlier run, or nil if that is unknown.
  func failure(of original: ThumbnailOriginal) -> String? { file(of: original, in: Self.failureFolderName)?.text.failure }

  private func file(of original: ThumbnailOriginal, in folder: String) -> (data: Data, text: ThumbnailText)? {
    guard let data = try? PictureFile(FilePath("\(path)/\(folder)/\(original.thumbnailName)")).contents(),
      let text = ThumbnailText(data), text.describes(original)
    else { return nil }
    return (data, text)
  }

  // MARK: Storing

  /// Stores a thumbnail of at most the given size, and returns the size of the file in bytes. `fullSize` is that of the upright picture, in
  /// pixels.
  func store(
    _ image: CGImage, of original: ThumbnailOriginal, size: ThumbnailSize, fullSize: (width: Int, height: Int)
  ) throws(Failure) -> Int {
    try write(image, ThumbnailText(of: original, size: fullSize), as: original.thumbnailName, in: size.folderName)
  }

  /// Stores why a picture can't be decoded.
  func storeFailure(_ reason: String, of original: ThumbnailOriginal) throws(Failure) -> Int {
    let empty = PixelBuffer(width: 1, height: 1)
    empty.row(0)[0] = 0
    let text = ThumbnailText(of: original, failure: reason)
    return try write(CGImage(pixels: empty), text, as: original.thumbnailName, in: Self.failureFolderName)
  }

  /// The prefix of files that are being written.
  static let draftPrefix = ".glissade-"

  /// Writes a file atomically: a draft that only this user can read is renamed.
  private func write(_ image: CGImage, _ text: ThumbnailText, as name: String, in folder: String) throws(Failure) -> Int {
    let data = PNGEncoder.encode(image, latinTexts: text.pairs)
    let folder = "\(path)/\(folder)"
    try Self.createFolder(folder)
    var draft = Array("\(folder)/\(Self.draftPrefix)XXXXXX".utf8CString)
    let descriptor = mkstemp(&draft)
    guard descriptor >= 0 else { throw .last("the folder \(folder) cannot be written") }
    let isWritten = data.withUnsafeBytes { bytes in
      var count = 0
      while count < bytes.count {
        let more = Foundation.write(descriptor, bytes.baseAddress! + count, bytes.count - count)
        if more <= 0 { return false }
        count += more
      }
      return true
    }
    let isComplete = close(descriptor) == 0 && isWritten
    if isComplete, rename(draft, "\(folder)/\(name)") == 0 { return data.count }
    let failure = Failure.last("a thumbnail cannot be written to \(folder)")
    unlink(draft)
    throw failure
  }

  /// Creates a folder that only this user can read, with its parents.
  private static func createFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    let parent = (path as NSString).deletingLastPathComponent
    guard errno == ENOENT, parent != path else { throw .last("the folder \(path) cannot be created") }
    try createFolder(parent)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last("the folder \(path) cannot be created") }
  }
}

extension ThumbnailFolder.Failure {
  /// Adds the system's reason for the latest error.
  fileprivate static func last(_ sentence: String) -> Self { Self(description: "\(sentence): \(String(cString: strerror(errno)))") }
}
