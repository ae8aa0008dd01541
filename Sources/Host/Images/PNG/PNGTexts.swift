import Foundation

package enum PNGTexts {
  /// Returns the uncompressed texts with their keywords, in the file's order: those in Latin letters (tEXt) and those in any script (iTXt).
  /// Throws if the file isn't a PNG file, is incomplete, or has a wrong checksum.
  package static func read(_ file: Data) throws(ImageError) -> [(keyword: String, text: String)] {
    try result(of: file).get()
  }

  private static func result(of file: Data) -> Result<[(keyword: String, text: String)], ImageError> {
    file.withUnsafeBytes { bytes in
      let reader = ByteReader(bytes: bytes)
      if bytes.isEmpty { return .failure(.empty) }
      guard file.starts(with: PNGChunk.signature) else { return .failure(.notAnImage) }
      var texts: [(keyword: String, text: String)] = []
      var offset = PNGChunk.signature.count
      while !reader.has("IEND", at: offset + 4) {
        guard let length = reader.big32(offset), offset + 12 + length <= bytes.count else { return .failure(.incomplete(.png)) }
        let data = Array(bytes[offset + 8..<offset + 8 + length])
        if reader.has("tEXt", at: offset + 4) || reader.has("iTXt", at: offset + 4) {
          let checked = Array(bytes[offset + 4..<offset + 8 + length])
          guard reader.big32(offset + 8 + length) == Int(Checksum.crc32(checked)) else {
            return .failure(.damaged(.png, reason: "a text's checksum is wrong"))
          }
          if let text = reader.has("tEXt", at: offset + 4) ? latin(data) : international(data) { texts.append(text) }
        }
        offset += 12 + length
      }
      return .success(texts)
    }
  }

  /// Parses a keyword, a zero, and a text in ISO 8859-1.
  private static func latin(_ data: [UInt8]) -> (keyword: String, text: String)? {
    guard let zero = data.firstIndex(of: 0) else { return nil }
    func text(_ bytes: ArraySlice<UInt8>) -> String { String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }
    return (text(data[..<zero]), text(data[(zero + 1)...]))
  }

  /// Parses a keyword, zero, compression flag and method, language, zero, translated keyword, zero, and a text in UTF-8.
  private static func international(_ data: [UInt8]) -> (keyword: String, text: String)? {
    let parts = data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count >= 2, parts[1].first == 0 else { return nil }
    let rest = parts[1].dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.count == 3 else { return nil }
    return (String(decoding: parts[0], as: UTF8.self), String(decoding: rest[2], as: UTF8.self))
  }
}
