import CPictures
import CoreGraphics
import Foundation
import Host

/// Decodes pictures in processes that can do nothing else. What happens to them is an error like any other.
struct WorkerDecoder {
  var pool = DecoderPool.shared
  /// How many milliseconds of processor time count as a second. Tests wait less.
  var millisecondsPerSecond: UInt32 = 1000
  /// The time after which a picture is given up even if its worker hasn't had its processor time, in milliseconds.
  var patience: UInt32 = 30_000

  func decode(_ task: DecoderTask, ticket: DecodingTicket?) throws(ImageError) -> DecodedPicture {
    let format = task.header.format
    guard let pictureFormat = PictureFormat(format) else { throw .unsupported(format) }
    return try decode(task, as: pictureFormat, ticket: ticket)
  }

  /// Decodes a picture with the decoder for `pictureFormat`.
  func decode(_ task: DecoderTask, as pictureFormat: PictureFormat, ticket: DecodingTicket?) throws(ImageError) -> DecodedPicture {
    let format = task.header.format
    guard let file = SharedMemory(copying: task.bytes), let pixels = SharedMemory() else { throw .unstarted(format) }
    let cancellation = ticket.map { CancellationSignal(of: $0) }
    // Their descriptors are in use until there is an answer.
    defer { withExtendedLifetime((file, cancellation)) {} }
    var request = PictureTask()
    request.format = pictureFormat
    request.longest_side = task.longestSide
    request.animation_size = UInt64(task.animationSize)
    request.file = file.descriptor
    request.file_size = UInt64(task.bytes.count)
    request.pixels = pixels.descriptor
    request.cancellation = cancellation?.descriptor ?? -1
    request.processor_limit = UInt32(task.timeLimit) * millisecondsPerSecond
    request.time_limit = patience
    let answer = try answer(to: request, task)
    if !answer.is_confined { DecoderMessages.sendMissingFilter() }
    guard answer.status == PictureStatusDecoded else {
      throw ImageError(answer.status, reason: text(answer.reason), size: (answer.full_width, answer.full_height), format: format)
    }
    let (width, height) = (Int(answer.width), Int(answer.height))
    let limit = task.maxPixelSize.map { max($0, 1) } ?? Int(PictureMaximumSide)
    guard (1...limit).contains(width), (1...limit).contains(height), width * height <= PictureDecoder.maximumPixelCount,
      let frames = frames(Int(answer.frame_count), width, height, in: pixels, task)
    else { throw .failing(format) }
    return DecodedPicture(frames: frames, delays: delays(answer.delays, count: frames.count), warnings: text(answer.warnings))
  }

  /// Returns the picture or the frames in `pixels`, or nil if they can't be what was asked for.
  private func frames(_ count: Int, _ width: Int, _ height: Int, in pixels: SharedMemory, _ task: DecoderTask) -> [PixelBuffer]? {
    if count == 1 { return pixels.pixelBuffer(width: width, height: height).map { [$0] } }
    guard (1...PictureMaximumFrameCount).contains(count), count * width * height * 4 <= task.animationSize else { return nil }
    return pixels.pixelBuffers(count, width: width, height: height)
  }

  private func answer(to request: PictureTask, _ task: DecoderTask) throws(ImageError) -> PictureAnswer {
    let format = task.header.format
    var answer = PictureAnswer()
    // Workers may have ended while they had nothing to do. A new one has not.
    for _ in 0...PictureMaximumWorkerCount {
      guard let worker = pool.take(for: request.format) else { throw .unstarted(format) }
      let outcome = withUnsafePointer(to: worker) { worker in
        withUnsafePointer(to: request) { picture_worker_decode(worker, $0, &answer) }
      }
      if outcome == PictureOutcomeAnswered {
        pool.put(worker)
        return answer
      }
      _ = pool.end(worker)
      switch outcome {
      case PictureOutcomeCanceled: throw .canceled
      case PictureOutcomeTooSlow: throw .slow(format, seconds: task.timeLimit)
      case PictureOutcomeUnreached: continue
      default: throw .failing(format)
      }
    }
    throw .failing(format)
  }
}

extension ImageError {
  /// The decoder crashed, or was ended from outside.
  fileprivate static func failing(_ format: ImageFormat) -> ImageError { .undecodable(format, reason: "the decoder failed on it") }

  /// The decoder took too long.
  fileprivate static func slow(_ format: ImageFormat, seconds: Int) -> ImageError {
    let words = [2: "two", 3: "three", 4: "four", 5: "five", 6: "six"]
    return .undecodable(format, reason: "it takes longer than \(words[seconds] ?? String(seconds)) seconds to decode")
  }

  /// No process can be started, for the reason in `errno`.
  fileprivate static func unstarted(_ format: ImageFormat) -> ImageError {
    .undecodable(format, reason: "no process can be started to decode it: \(String(cString: strerror(errno)))")
  }
}
