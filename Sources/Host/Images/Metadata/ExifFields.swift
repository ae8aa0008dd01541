import Foundation

/// The EXIF fields that a camera has written into a picture.
struct ExifFields {
  /// The date on which the picture was taken, or nil.
  private(set) var date: Date?
  /// The EXIF value for a picture that was composed or processed specially, or 0 for normal processing.
  private(set) var rendering = 0
  /// A description by the camera or a program.
  private(set) var comment = ""

  private enum Tag: Int {
    case fieldsOffset = 0x8769
    case date = 0x132
    case dateTaken = 0x9003
    case dateDigitized = 0x9004
    case offset = 0x9010
    case offsetTaken = 0x9011
    case fractionTaken = 0x9291
    case comment = 0x9286
    case rendering = 0xa401
  }

  /// Reads the fields of the TIFF structure at `start`, or returns nil if there is none.
  init?(_ reader: ByteReader, at start: Int) {
    guard let directory = Directory(reader, at: start) else { return nil }
    let camera = directory[.fieldsOffset].flatMap { directory.integer($0) }.flatMap { Directory(reader, at: start, offset: $0) }
    func text(_ tag: Tag) -> String? { camera?[tag].flatMap { camera?.text($0) } ?? directory[tag].flatMap { directory.text($0) } }
    rendering = camera?[.rendering].flatMap { camera?.integer($0) } ?? 0
    // The first eight bytes specify how the rest is encoded.
    comment = text(.comment).map { String($0.dropFirst(8)) } ?? ""
    let zone = text(.offsetTaken) ?? text(.offset)
    for tag in [Tag.dateTaken, .dateDigitized, .date] where date == nil { date = text(tag).flatMap { Self.date($0, zone: zone) } }
    if let fraction = text(.fractionTaken).flatMap({ Double("0.\($0)") }), text(.dateTaken) != nil { date?.addTimeInterval(fraction) }
  }

  /// Returns the date of a text such as "2024:05:01 12:34:56", in a zone such as "+02:00", or else in the computer's.
  static func date(_ text: String, zone: String?) -> Date? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int32($0) }
    guard numbers.count >= 6, numbers[0] > 0, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else { return nil }
    var time = tm()
    time.tm_year = numbers[0] - 1900
    time.tm_mon = numbers[1] - 1
    time.tm_mday = numbers[2]
    time.tm_hour = numbers[3]
    time.tm_min = numbers[4]
    time.tm_sec = numbers[5]
    time.tm_isdst = -1
    let parts = zone?.split { !$0.isNumber }.compactMap { Int($0) } ?? []
    guard let zone, parts.count >= 2, zone.contains("+") || zone.contains("-") else {
      return Date(timeIntervalSince1970: Double(mktime(&time)))
    }
    let seconds = (parts[0] * 60 + parts[1]) * (zone.contains("-") ? -60 : 60)
    return Date(timeIntervalSince1970: Double(timegm(&time) - seconds))
  }

  private struct Directory {
    struct Entry {
      let type: Int
      let count: Int
      /// The offset of the value.
      let place: Int
    }

    private let reader: ByteReader
    private let isBigEndian: Bool
    private var entries: [Int: Entry] = [:]

    /// Reads the directory at an offset in the structure, by default the first one.
    init?(_ reader: ByteReader, at start: Int, offset: Int? = nil) {
      self.reader = reader
      isBigEndian = reader.has("MM", at: start)
      guard isBigEndian || reader.has("II", at: start) else { return nil }
      guard let directory = offset ?? number(start + 4, 4), let count = number(start + directory, 2) else { return nil }
      for index in 0..<count {
        let entry = start + directory + 2 + index * 12
        guard let tag = number(entry, 2), let type = number(entry + 2, 2), let count = number(entry + 4, 4),
          let value = number(entry + 8, 4)
        else { break }
        let size = count * ([1: 1, 2: 1, 3: 2, 4: 4, 7: 1][type] ?? 8)
        entries[tag] = Entry(type: type, count: count, place: size <= 4 ? entry + 8 : start + value)
      }
    }

    subscript(tag: Tag) -> Entry? { entries[tag.rawValue] }

    func integer(_ entry: Entry) -> Int? { number(entry.place, entry.type == 3 ? 2 : 4) }

    func text(_ entry: Entry) -> String? {
      guard [1, 2, 7].contains(entry.type), entry.count > 0, entry.count < 1000, entry.place + entry.count <= reader.bytes.count else {
        return nil
      }
      let bytes = reader.bytes[entry.place..<entry.place + entry.count]
      return String(
        decoding: bytes.prefix(entry.type == 2 ? bytes.firstIndex(of: 0).map { $0 - bytes.startIndex } ?? bytes.count : bytes.count),
        as: UTF8.self)
    }

    private func number(_ offset: Int, _ count: Int) -> Int? { reader.integer(at: offset, count: count, isBigEndian: isBigEndian) }
  }
}
