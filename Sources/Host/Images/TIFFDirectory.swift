import Foundation

/// A directory of a TIFF file, which is also the form of the EXIF fields in other files.
struct TIFFDirectory {
  enum Tag: Int {
    case width = 256
    case height = 257
    case orientation = 274
    case date = 0x132
    /// The offset of the directory with the camera's fields.
    case fieldsOffset = 0x8769
    case dateTaken = 0x9003
    case dateDigitized = 0x9004
    case offset = 0x9010
    case offsetTaken = 0x9011
    case comment = 0x9286
    case fractionTaken = 0x9291
    case rendering = 0xa401
  }

  private struct Entry {
    let type: Int
    let count: Int
    /// The offset of the value, or of the value's own offset if the value is longer than four bytes.
    let place: Int
  }

  private let reader: ByteReader
  private let start: Int
  private let isBigEndian: Bool
  private var entries: [Int: Entry] = [:]

  /// Reads the directory at an offset in the structure at `start`, by default the first one. Returns nil if there is none.
  init?(_ reader: ByteReader, at start: Int, offset: Int? = nil) {
    self.reader = reader
    self.start = start
    isBigEndian = reader.has("MM", at: start)
    guard isBigEndian || reader.has("II", at: start) else { return nil }
    guard let directory = offset ?? number(start + 4, 4), let count = number(start + directory, 2) else { return nil }
    for index in 0..<count {
      let entry = start + directory + 2 + index * 12
      guard let tag = number(entry, 2), let type = number(entry + 2, 2), let count = number(entry + 4, 4) else { break }
      entries[tag] = Entry(type: type, count: count, place: entry + 8)
    }
  }

  /// An integer. Type 3 is a number of two bytes, and type 4 is one of four.
  subscript(tag: Tag) -> Int? { entries[tag.rawValue].flatMap { number($0.place, $0.type == 3 ? 2 : 4) } }

  /// Returns a text, or nil if there is none of up to 1,000 bytes. Type 2 is one that ends with a zero, and types 1 and 7 are bytes.
  func text(_ tag: Tag) -> String? {
    guard let entry = entries[tag.rawValue], [1, 2, 7].contains(entry.type), (1..<1000).contains(entry.count),
      let place = entry.count <= 4 ? entry.place : number(entry.place, 4).map({ start + $0 }), place + entry.count <= reader.bytes.count
    else { return nil }
    let bytes = reader.bytes[place..<place + entry.count]
    return String(decoding: entry.type == 2 ? bytes.prefix { $0 != 0 } : bytes, as: UTF8.self)
  }

  var orientation: ImageOrientation { self[.orientation].flatMap(ImageOrientation.init) ?? .up }

  private func number(_ offset: Int, _ count: Int) -> Int? { reader.integer(at: offset, count: count, isBigEndian: isBigEndian) }
}
