import Foundation

/// The formats of picture files, identified by their first bytes, because file names are unreliable.
public enum ImageFormat: String, CaseIterable, Sendable {
  case jpeg = "JPEG"
  case png = "PNG"
  case webp = "WebP"
  case gif = "GIF"
  case bmp = "BMP"
  case tiff = "TIFF"
  case qoi = "QOI"
  case avif = "AVIF"
  case heic = "HEIC"
  case jpegXL = "JPEG XL"

  /// Creates the format of a file from its first bytes, or returns nil if they don't begin a picture.
  package init?(sniffing reader: ByteReader) {
    if reader[0] == 0xff, reader[1] == 0xd8, reader[2] == 0xff {
      self = .jpeg
    } else if reader[0] == 0x89, reader.has("PNG\r\n", at: 1) {
      self = .png
    } else if reader.has("RIFF"), reader.has("WEBP", at: 8) {
      self = .webp
    } else if reader.has("GIF87a") || reader.has("GIF89a") {
      self = .gif
    } else if reader.has("BM"), reader.little32(6) == 0, (reader.little32(14) ?? 0) >= 12 {
      self = .bmp
    } else if reader.has("II*\0") || reader.has("MM\0*") {
      self = .tiff
    } else if reader.has("qoif") {
      self = .qoi
    } else if let format = ImageFormat(brands: HEIFStructure.brands(reader)) {
      self = format
    } else if (reader[0] == 0xff && reader[1] == 0x0a) || reader.has("JXL \r\n", at: 4) {
      self = .jpegXL
    } else {
      return nil
    }
  }

  /// Creates the format of a file that follows the given standards, or returns nil if none of them is for pictures.
  private init?(brands: [String]) {
    if brands.contains(where: ["avif", "avis"].contains) {
      self = .avif
    } else if brands.contains(where: ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].contains) {
      self = .heic
    } else {
      return nil
    }
  }
}
