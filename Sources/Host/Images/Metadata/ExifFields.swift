import Foundation

/// The EXIF fields that a camera has written into a picture.
struct ExifFields {
  /// The date on which the picture was taken, or nil.
  private(set) var date: Date?
  /// The EXIF value for a picture that was composed or processed specially, or 0 for normal processing.
  private(set) var rendering = 0
  /// A description by the camera or a program.
  private(set) var comment = ""

  /// Reads the fields of the TIFF structure at `start`, or returns nil if there is none.
  init?(_ reader: ByteReader, at start: Int) {
    guard let directory = TIFFDirectory(reader, at: start) else { return nil }
    let camera = directory[.fieldsOffset].flatMap { TIFFDirectory(reader, at: start, offset: $0) }
    func text(_ tag: TIFFDirectory.Tag) -> String? { camera?.text(tag) ?? directory.text(tag) }
    rendering = camera?[.rendering] ?? 0
    // The first eight bytes specify how the rest is encoded.
    comment = text(.comment).map { String($0.dropFirst(8)) } ?? ""
    let zone = text(.offsetTaken) ?? text(.offset)
    let dates: [TIFFDirectory.Tag] = [.dateTaken, .dateDigitized, .date]
    for tag in dates where date == nil { date = text(tag).flatMap { Self.date($0, zone: zone) } }
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
}
