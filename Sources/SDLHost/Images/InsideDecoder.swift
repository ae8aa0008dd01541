import CPictures
import CoreGraphics
import Host

/// Decodes pictures inside the program. A decoder that crashes takes the program with it.
enum InsideDecoder {
  static func decode(_ task: DecoderTask) throws(ImageError) -> DecodedPicture {
    let format = task.header.format
    guard let pictureFormat = PictureFormat(format) else { throw .unsupported(format) }
    picture_prepare(pictureFormat)
    var request = PictureRequest()
    request.format = pictureFormat
    request.longest_side = task.longestSide
    request.animation_size = task.animationSize
    var result = PictureResult()
    let status = picture_decode(task.bytes.baseAddress, task.bytes.count, &request, &result)
    defer { picture_result_free(&result, &request) }
    guard status == PictureStatusDecoded, let pixels = result.pixels else {
      throw ImageError(status, reason: text(result.reason), size: (result.full_width, result.full_height), format: format)
    }
    let (width, height, count) = (Int(result.width), Int(result.height), Int(result.frame_count))
    let frames = (0..<count).map { PixelBuffer(copying: pixels + $0 * width * height, width: width, height: height) }
    return DecodedPicture(frames: frames, delays: delays(result.delays, count: count), warnings: text(result.warnings))
  }
}
