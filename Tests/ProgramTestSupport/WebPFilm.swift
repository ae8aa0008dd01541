import Foundation

/// What the file of a WebP film says about it.
package struct WebPFilm {
  package let width: Int
  package let height: Int
  /// The duration of all frames, in milliseconds.
  package let duration: Int
  /// The text with which the film says how it was made, or nil.
  package let text: String?

  /// Reads a file, or returns nil if it isn't an animated WebP film.
  package init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)), Array(bytes[8..<12]) == Array("WEBP".utf8) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << ($1 * 8) } }
    var size: (width: Int, height: Int)?
    var duration = 0
    var text: String?
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = number(offset + 4, 4)
      guard offset + 8 + length <= bytes.count else { return nil }
      switch String(decoding: bytes[offset..<offset + 4], as: UTF8.self) {
      case "VP8X": size = (number(offset + 12, 3) + 1, number(offset + 15, 3) + 1)
      case "ANMF": duration += number(offset + 20, 3)
      case "GLSD": text = String(decoding: bytes[(offset + 17)..<offset + 8 + length], as: UTF8.self)
      default: break
      }
      offset += 8 + length + length % 2
    }
    guard let size else { return nil }
    (width, height) = size
    self.duration = duration
    self.text = text
  }
}
