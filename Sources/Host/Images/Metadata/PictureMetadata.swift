import Foundation

/// The metadata in a picture's file beyond what is needed to decode it.
package struct PictureMetadata: Equatable, Sendable {
  package let format: ImageFormat
  /// The width of the upright picture in pixels, or 0 if it isn't in the bytes.
  package private(set) var width = 0
  /// The height of the upright picture in pixels, or 0 if it isn't in the bytes.
  package private(set) var height = 0
  /// The orientation of the stored pixels.
  package private(set) var orientation = ImageOrientation.up
  /// The date on which the picture was taken, or nil.
  package private(set) var date: Date?
  package private(set) var isAnimated = false
  /// A Boolean value that indicates whether a camera has composed the picture from several ones, or calls it a panorama.
  package private(set) var isPanorama = false
  package private(set) var isHDR = false
  package private(set) var isScreenshot = false
  /// The range of the EXIF fields if they weren't among the bytes that were read, or nil.
  private(set) var fieldsElsewhere: Range<Int>?

  /// Reads the beginning of a file, or all of it. Returns nil if it isn't a picture.
  package init?(_ reader: ByteReader) {
    guard let format = ImageFormat(sniffing: reader) else { return nil }
    self.format = format
    if let header = ImageHeader(format: format, reader: reader) {
      orientation = header.orientation
      width = orientation.swapsSides ? header.height : header.width
      height = orientation.swapsSides ? header.width : header.height
    }
    switch format {
    case .jpeg: readJPEG(reader)
    case .png: readPNG(reader)
    case .webp:
      isAnimated = reader.isAnimatedWebP
      read(reader.exifStart(in: reader.webpChunks).flatMap { ExifFields(reader, at: $0) })
    case .tiff: read(ExifFields(reader, at: 0))
    case .gif: isAnimated = GIFStructure(reader)?.isAnimated == true
    case .avif, .heic: readHEIF(reader)
    case .bmp, .qoi, .jpegXL: break
    }
  }

  package var isIncomplete: Bool { width == 0 && format != .jpegXL }

  // Values of the field “CustomRendered”: Apple has defined 2…8 in addition to the standard's 0 and 1.
  private static let renderings = (hdr: 2...4, panorama: 6...6)

  private mutating func read(_ fields: ExifFields?) {
    guard let fields else { return }
    date = fields.date
    isHDR = isHDR || Self.renderings.hdr.contains(fields.rendering)
    isPanorama = isPanorama || Self.renderings.panorama.contains(fields.rendering)
    isScreenshot = isScreenshot || fields.comment.hasPrefix("Screenshot")
  }

  /// Reads properties in Adobe's XML format. A picture with a gain map has a high dynamic range.
  private mutating func readProperties(_ bytes: Slice<UnsafeRawBufferPointer>) {
    let properties = Data(bytes)
    func contains(_ word: String) -> Bool { properties.range(of: Data(word.utf8)) != nil }
    isHDR = isHDR || contains("hdrgm:Version") || contains("HDRGainMapVersion")
    isPanorama = isPanorama || contains("GPano:ProjectionType")
    isScreenshot = isScreenshot || contains("<exif:UserComment>Screenshot")
  }

  private mutating func readJPEG(_ reader: ByteReader) {
    var offset = 2
    while reader[offset] == 0xff, let marker = reader[offset + 1], marker != 0xda, let length = reader.big16(offset + 2), length >= 2 {
      if marker == 0xe1 {
        if reader.has("Exif\0\0", at: offset + 4) { read(ExifFields(reader, at: offset + 10)) }
        if reader.has("http://ns.adobe.com/xap/1.0/", at: offset + 4) {
          readProperties(reader.bytes[(offset + 4)..<min(offset + 2 + length, reader.bytes.count)])
        }
      }
      offset += 2 + length
    }
  }

  private mutating func readPNG(_ reader: ByteReader) {
    for chunk in reader.pngChunks {
      if chunk.has("IEND") { break }
      if chunk.has("acTL") { isAnimated = (reader.big32(chunk.content.lowerBound) ?? 0) > 1 }
      if chunk.has("tEXt") || chunk.has("iTXt"), chunk.content.upperBound <= reader.bytes.count { readText(reader.bytes[chunk.content]) }
    }
    read(reader.exifStart(in: reader.pngChunks).flatMap { ExifFields(reader, at: $0) })
  }

  /// Reads a keyword and a text. Screenshot programs write their names.
  private mutating func readText(_ bytes: Slice<UnsafeRawBufferPointer>) {
    if bytes.starts(with: "XML:com.adobe.xmp".utf8) { return readProperties(bytes) }
    guard bytes.starts(with: "Software\0".utf8) || bytes.starts(with: "Comment\0".utf8) else { return }
    let text = String(decoding: bytes.prefix(200), as: UTF8.self).lowercased()
    isScreenshot = isScreenshot || ["screenshot", "spectacle", "flameshot", "ksnip", "grim"].contains { text.contains($0) }
  }

  /// Decoding turns the pixels, so the camera's orientation doesn't count.
  private mutating func readHEIF(_ reader: ByteReader) {
    guard let structure = HEIFItems(reader) else { return }
    if structure.width > 0 { (width, height) = (structure.width, structure.height) }
    guard let fields = structure.exif else { return }
    if fields.upperBound <= reader.bytes.count {
      readFields(ByteReader(bytes: UnsafeRawBufferPointer(rebasing: reader.bytes[fields])))
    } else {
      fieldsElsewhere = fields
    }
  }

  /// Reads the EXIF fields of a HEIC or AVIF file, which begin with their offset.
  mutating func readFields(_ reader: ByteReader) {
    fieldsElsewhere = nil
    if let offset = reader.big32(0), offset < reader.bytes.count { read(ExifFields(reader, at: 4 + offset)) }
  }
}
