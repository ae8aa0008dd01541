import Foundation

/// The first directory of a TIFF file, which is also the content of a JPEG's EXIF segment.
struct TIFFDirectory {
  enum Tag: Int {
    case width = 256
    case height = 257
    case orientation = 274
  }

  private var values: [Int: Int] = [:]

  init?(_ reader: ByteReader, at start: Int) {
    let isBigEndian = reader.has("MM", at: start)
    guard isBigEndian || reader.has("II", at: start) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? { reader.integer(at: start + offset, count: count, isBigEndian: isBigEndian) }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = number(offset, 2), let type = number(offset + 2, 2) else { break }
      // Type 3 is a number of two bytes, and type 4 is one of four.
      values[tag] = number(offset + 8, type == 3 ? 2 : 4)
    }
  }

  subscript(tag: Tag) -> Int? { values[tag.rawValue] }

  var orientation: ImageOrientation { self[.orientation].flatMap(ImageOrientation.init) ?? .up }
}
