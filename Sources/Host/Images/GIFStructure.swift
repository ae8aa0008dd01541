import Foundation

/// The structure of a GIF file up to its second frame.
struct GIFStructure {
  /// The size of the picture, in pixels: that of the screen, enlarged for a first frame that isn't within it.
  let width: Int
  let height: Int
  /// A Boolean value that indicates whether the first frame is complete.
  let hasCompleteFrame: Bool
  /// A Boolean value that indicates whether there is a second frame, or the file specifies that the frames repeat.
  let isAnimated: Bool

  /// Reads up to the first frame, or returns nil if the file ends before it or is invalid.
  init?(_ gif: ByteReader) {
    guard let flags = gif[10], let screenWidth = gif.little16(6), let screenHeight = gif.little16(8) else { return nil }
    var offset = 13 + Self.paletteSize(flags)
    var repeats = false
    while gif[offset] == 0x21 {
      repeats = repeats || gif.has("NETSCAPE2.0", at: offset + 3)
      offset += 2
      guard Self.skipBlocks(gif, &offset) else { return nil }
    }
    guard gif[offset] == 0x2c, let left = gif.little16(offset + 1), let top = gif.little16(offset + 3),
      let frameWidth = gif.little16(offset + 5), let frameHeight = gif.little16(offset + 7), let frameFlags = gif[offset + 9]
    else { return nil }
    width = max(screenWidth, left + frameWidth)
    height = max(screenHeight, top + frameHeight)
    offset += 11 + Self.paletteSize(frameFlags)
    hasCompleteFrame = Self.skipBlocks(gif, &offset)
    while hasCompleteFrame, gif[offset] == 0x21 {
      offset += 2
      guard Self.skipBlocks(gif, &offset) else { break }
    }
    isAnimated = repeats || hasCompleteFrame && gif[offset] == 0x2c
  }

  private static func paletteSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }

  /// Skips blocks of data and the empty one after them. Returns false if the file ends before.
  private static func skipBlocks(_ gif: ByteReader, _ offset: inout Int) -> Bool {
    while let length = gif[offset] {
      offset += Int(length) + 1
      if length == 0 { return true }
    }
    return false
  }
}
