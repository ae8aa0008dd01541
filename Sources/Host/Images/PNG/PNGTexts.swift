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
      for chunk in reader.pngChunks {
        if chunk.has("IEND") { return .success(texts) }
        let (start, end) = (chunk.content.lowerBound, chunk.content.upperBound)
        guard end + 4 <= bytes.count else { return .failure(.incomplete(.png)) }
        guard chunk.has("tEXt") || chunk.has("iTXt") else { continue }
        guard reader.big32(end) == Int(Checksum.crc32(Array(bytes[start - 4..<end]))) else {
          return .failure(.damaged(.png, reason: "a text's checksum is wrong"))
        }
        let data = Array(bytes[chunk.content])
        if let text = chunk.has("tEXt") ? latin(data) : international(data) { texts.append(text) }
      }
      return .failure(.incomplete(.png))
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
