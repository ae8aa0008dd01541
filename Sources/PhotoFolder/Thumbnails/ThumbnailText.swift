import Foundation
import Host

/// The texts in the file of a thumbnail that identify its picture.
struct ThumbnailText {
  /// The name of the software of this program's thumbnails.
  static let software = "Glissade"

  private let entries: [String: String]

  /// `size` is that of the upright picture in pixels, or nil if it can't be decoded, and `failure` is the reason.
  init(of original: ThumbnailOriginal, size: (width: Int, height: Int)? = nil, failure: String? = nil) {
    var entries = [
      Key.uri: original.uri, Key.modified: String(original.modified), Key.size: String(original.size), Key.software: Self.software,
    ]
    if let size {
      entries[Key.width] = String(size.width)
      entries[Key.height] = String(size.height)
    }
    entries[Key.failure] = failure
    self.entries = entries
  }

  /// Returns nil if the file is damaged or not a PNG file.
  init?(_ file: Data) {
    guard let texts = try? PNGTexts.read(file) else { return nil }
    entries = Dictionary(texts.map { ($0.keyword, $0.text) }) { first, _ in first }
  }

  var pairs: [(keyword: String, text: String)] { entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

  /// Returns whether the thumbnail is of the present version of a file.
  func describes(_ original: ThumbnailOriginal) -> Bool {
    guard entries[Key.uri] == original.uri, entries[Key.modified] == String(original.modified) else { return false }
    return entries[Key.size].map { $0 == String(original.size) } ?? true
  }

  /// The size of the upright picture, in pixels, or nil if it is unknown.
  var pictureSize: CGSize? {
    guard let width = entries[Key.width].flatMap({ Int($0) }), let height = entries[Key.height].flatMap({ Int($0) }), width > 0, height > 0
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The reason why the picture can't be decoded, or nil if it is unknown.
  var failure: String? { entries[Key.failure] }

  /// The keys of the specification, and for the reason of a failure, which it lacks, PNG's own key.
  private enum Key {
    static let uri = "Thumb::URI"
    static let modified = "Thumb::MTime"
    static let size = "Thumb::Size"
    static let width = "Thumb::Image::Width"
    static let height = "Thumb::Image::Height"
    static let software = "Software"
    static let failure = "Description"
  }
}
