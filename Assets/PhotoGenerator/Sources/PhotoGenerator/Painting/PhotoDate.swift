import Foundation

/// The date that a picture of the gallery bears, as if a camera had written it.
struct PhotoDate {
  /// The days of the gallery, the latest first, each with the number of its pictures.
  private static let days: [(day: String, count: Int)] = [("2025:06:14", 9), ("2025:06:08", 6), ("2025:05:24", 6), ("2025:05:03", 6)]

  /// The date as EXIF has it, such as "2025:06:14 20:30:00".
  let text: String

  /// Creates the date of a picture. Pictures are in order of their dates, the latest first.
  init(ofPicture index: Int) {
    var place = index
    var days = Self.days[...]
    while let day = days.first, place >= day.count, days.count > 1 {
      place -= day.count
      days.removeFirst()
    }
    let minutes = 20 * 60 + 30 - 25 * place
    text = "\(days.first?.day ?? "") " + String(format: "%02d:%02d:00", minutes / 60, minutes % 60)
  }

  /// Writes the date into a JPEG file, in a segment after the first one.
  func write(to file: URL) throws {
    var bytes = [UInt8](try Data(contentsOf: file))
    let length = Int(bytes[4]) << 8 | Int(bytes[5])
    bytes.insert(contentsOf: segment, at: 4 + length)
    try Data(bytes).write(to: file)
  }

  /// The segment: a TIFF structure with a directory that refers to the camera's, which has the date.
  private var segment: [UInt8] {
    func small(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    func entry(_ tag: Int, type: Int, count: Int, value: Int) -> [UInt8] {
      small(tag, 2) + small(type, 2) + small(count, 4) + small(value, 4)
    }
    let value = Array(text.utf8) + [0]
    let tiff =
      Array("II*\0".utf8) + small(8, 4) + small(1, 2) + entry(0x8769, type: 4, count: 1, value: 26) + small(0, 4)
      + small(1, 2) + entry(0x9003, type: 2, count: value.count, value: 44) + small(0, 4) + value
    let content = Array("Exif\0\0".utf8) + tiff
    let length = content.count + 2
    return [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 255)] + content
  }
}
