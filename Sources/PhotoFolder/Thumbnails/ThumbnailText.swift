import Foundation
import Host

/// The texts in a thumbnail's file that say of which picture it is.
struct ThumbnailText {
  /// The name that this program writes as the software of its thumbnails.
  static let software = "Glissade"

  private let entries: [String: String]

  /// Creates the texts for the thumbnail of a picture.
  ///
  /// - Parameters:
  ///   - original: The file of the picture.
  ///   - size: The size of the picture, upright, in pixels, or nil if it can't be decoded.
  ///   - failure: Why the picture can't be decoded, or nil.
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

  /// Reads the texts of a thumbnail, or returns nil if it isn't a PNG file or is damaged.
  init?(_ file: Data) {
    guard let texts = try? PNGTexts.read(file) else { return nil }
    entries = Dictionary(texts.map { ($0.keyword, $0.text) }) { first, _ in first }
  }

  /// The texts as they are stored.
  var pairs: [(keyword: String, text: String)] { entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

  /// Returns a Boolean value that indicates whether the thumbnail is of a file as it is now.
  func describes(_ original: ThumbnailOriginal) -> Bool {
    guard entries[Key.uri] == original.uri, entries[Key.modified] == String(original.modified) else { return false }
    return entries[Key.size].map { $0 == String(original.size) } ?? true
  }

  /// The size of the picture, upright, in pixels, or nil if that isn't said.
  var pictureSize: CGSize? {
    guard let width = entries[Key.width].flatMap({ Int($0) }), let height = entries[Key.height].flatMap({ Int($0) }), width > 0, height > 0
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Why the picture can't be decoded, or nil if that isn't said.
  var failure: String? { entries[Key.failure] }

  /// The keys of the specification, which has none for the reason of a failure. That is PNG's own key.
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
