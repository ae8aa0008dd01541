import Foundation

/// The fields of a camera, as they are stored in a file.
package struct ExifData {
  private let orientation: Int?
  private let date: String?
  private let zone: String?
  private let rendering: Int?

  /// Creates fields. Those that are nil are missing.
  package init(orientation: Int? = nil, date: String? = nil, zone: String? = nil, rendering: Int? = nil) {
    self.orientation = orientation
    self.date = date
    self.zone = zone
    self.rendering = rendering
  }

  /// The fields as a TIFF structure, in which the most significant byte of a number is the first.
  package var bytes: Data {
    var first: [Data] = []
    if let orientation { first.append(entry(0x112, 3, 1, number(orientation, 2))) }
    // A header of eight bytes, the first directory, the one of the camera, and the texts that it refers to.
    let start = 8 + 2 + (first.count + 1) * 12 + 4
    first.append(entry(0x8769, 4, 1, number(start, 4)))
    var texts: [(tag: Int, value: Data)] = []
    if let date { texts.append((0x9003, Data(date.utf8) + [0])) }
    if let zone { texts.append((0x9011, Data(zone.utf8) + [0])) }
    let count = texts.count + (rendering == nil ? 0 : 1)
    let valueStart = start + 2 + count * 12 + 4
    var values = Data()
    var camera: [Data] = []
    for text in texts {
      camera.append(entry(text.tag, 2, text.value.count, number(valueStart + values.count, 4)))
      values += text.value
    }
    if let rendering { camera.append(entry(0xa401, 3, 1, number(rendering, 2))) }
    var data = Data("MM\0*".utf8)
    data += number(8, 4)
    data += directory(first)
    data += directory(camera)
    data += values
    return data
  }

  private func directory(_ entries: [Data]) -> Data {
    var data = number(entries.count, 2)
    for entry in entries { data += entry }
    return data + number(0, 4)
  }

  private func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Data) -> Data {
    var data = number(tag, 2)
    data += number(type, 2)
    data += number(count, 4)
    return data + value + Data(count: 4 - value.count)
  }

  private func number(_ number: Int, _ count: Int) -> Data { Data((0..<count).map { UInt8(number >> (8 * (count - 1 - $0)) & 255) }) }
}

extension Data {
  /// Returns the bytes of a PNG file with the fields of a camera.
  package func withExif(_ exif: Data) -> Data {
    let length = exif.count
    let head = Data([UInt8(length >> 24 & 255), UInt8(length >> 16 & 255), UInt8(length >> 8 & 255), UInt8(length & 255)])
    // The checksum isn't read.
    let chunk = head + Data("eXIf".utf8) + exif + Data(count: 4)
    return prefix(33) + chunk + dropFirst(33)
  }
}
