import Foundation

/// A text in a film that another program has encoded: in a comment of a GIF, in a chunk of a WebP file, or in a box of an MP4 file. Other
/// programs ignore it.
enum FilmText {
  /// The beginning of the text, which distinguishes it from the texts of other programs.
  private static let mark = Array((PictureStateFormat.keyword + "\0").utf8)

  /// Returns the film with the text, or nil if it has none of these formats.
  static func add(_ text: String, to film: Data) -> Data? {
    let bytes = [UInt8](film)
    let payload = mark + text.utf8
    if isGIF(bytes) { return Data(bytes.dropLast() + comment(payload) + [0x3b]) }
    if isWebP(bytes) {
      let added = bytes + chunk(payload)
      return Data(added[..<4] + littleEndian(added.count - 8) + added[8...])
    }
    if isMP4(bytes) { return Data(bytes + bigEndian(payload.count + 8) + Array("free".utf8) + payload) }
    return nil
  }

  /// Returns the text in a film, or nil if it has none or has another format.
  static func text(in film: Data) -> String? {
    let bytes = [UInt8](film)
    let payload: [UInt8]? =
      if isGIF(bytes) { comment(in: bytes) } else if isWebP(bytes) { chunk(in: bytes) } else if isMP4(bytes) { box(in: bytes) } else { nil }
    return payload.map { String(decoding: $0.dropFirst(mark.count), as: UTF8.self) }
  }

  // MARK: GIF

  private static func isGIF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("GIF89a".utf8)) && bytes.last == 0x3b }

  /// Returns a comment extension: blocks of at most 255 bytes, each preceded by its length, and an empty one at the end.
  private static func comment(_ payload: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    for start in stride(from: 0, to: payload.count, by: 255) {
      let block = payload[start..<min(start + 255, payload.count)]
      blocks += [UInt8(block.count)] + block
    }
    return [0x21, 0xfe] + blocks + [0]
  }

  /// Returns the payload of the comment with the mark. The search is for the comment's first bytes, which no compressed image contains by
  /// chance.
  private static func comment(in bytes: [UInt8]) -> [UInt8]? {
    let start = [0x21, 0xfe]
    var index = bytes.count - mark.count - 3
    while index >= 0 {
      if bytes[index] == start[0], bytes[index + 1] == start[1], Array(bytes[(index + 3)...].prefix(mark.count)) == mark {
        return blocks(in: bytes, at: index + 2)
      }
      index -= 1
    }
    return nil
  }

  private static func blocks(in bytes: [UInt8], at start: Int) -> [UInt8] {
    var payload: [UInt8] = []
    var offset = start
    while offset < bytes.count, bytes[offset] > 0 {
      payload += bytes[(offset + 1)...].prefix(Int(bytes[offset]))
      offset += Int(bytes[offset]) + 1
    }
    return payload
  }

  // MARK: WebP

  private static let chunkName = Array("GLSD".utf8)

  private static func isWebP(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 12 && bytes.starts(with: Array("RIFF".utf8)) && Array(bytes[8..<12]) == Array("WEBP".utf8)
  }

  private static func chunk(_ payload: [UInt8]) -> [UInt8] {
    chunkName + littleEndian(payload.count) + payload + (payload.count.isMultiple(of: 2) ? [] : [0])
  }

  private static func chunk(in bytes: [UInt8]) -> [UInt8]? {
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[offset + 4 + $1]) << ($1 * 8) }
      let payload = Array(bytes[(offset + 8)...].prefix(length))
      if Array(bytes[offset..<offset + 4]) == chunkName, payload.starts(with: mark) { return payload }
      offset += 8 + length + length % 2
    }
    return nil
  }

  // MARK: MP4

  private static func isMP4(_ bytes: [UInt8]) -> Bool { bytes.count >= 8 && Array(bytes[4..<8]) == Array("ftyp".utf8) }

  private static func box(in bytes: [UInt8]) -> [UInt8]? {
    var offset = 0
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length >= 8, offset + length <= bytes.count else { return nil }
      let payload = Array(bytes[offset + 8..<offset + length])
      if Array(bytes[offset + 4..<offset + 8]) == Array("free".utf8), payload.starts(with: mark) { return payload }
      offset += length
    }
    return nil
  }

  // MARK: Numbers

  private static func littleEndian(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }

  private static func bigEndian(_ number: Int) -> [UInt8] { littleEndian(number).reversed() }
}
