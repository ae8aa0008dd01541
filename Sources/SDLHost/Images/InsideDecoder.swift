import CPictures
import CoreGraphics
import Host

/// Decodes pictures inside the program. Decoders that fail take it with them.
enum InsideDecoder {
  static func decode(_ task: DecoderTask) throws(ImageError) -> DecodedPicture {
    let format = task.header.format
    guard let pictureFormat = PictureFormat(format) else { throw .unsupported(format) }
    picture_prepare(pictureFormat)
    var request = PictureRequest()
    request.format = pictureFormat
    request.longest_side = task.longestSide
    var result = PictureResult()
    let status = picture_decode(task.bytes.baseAddress, task.bytes.count, &request, &result)
    defer { picture_result_free(&result, &request) }
    guard status == PictureStatusDecoded, let pixels = result.pixels else {
      throw ImageError(status, reason: text(result.reason), size: (result.full_width, result.full_height), format: format)
    }
    let buffer = PixelBuffer(width: Int(result.width), height: Int(result.height))
    for y in 0..<buffer.height { buffer.row(y).update(from: pixels + y * buffer.width, count: buffer.width) }
    return DecodedPicture(pixels: buffer, warnings: text(result.warnings))
  }
}
