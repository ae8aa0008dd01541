import CPictures
import CoreGraphics
import Host

/// Decodes pictures in processes that can do nothing else. If a process fails, that is an error like any other.
struct WorkerDecoder {
  var pool = DecoderPool.shared
  /// The number of milliseconds of processor time that count as a second. Tests wait less.
  var millisecondsPerSecond: UInt32 = 1000
  /// The time in milliseconds after which a worker is abandoned that has used no processor time in it.
  var patience: UInt32 = 30_000

  func decode(_ task: DecoderTask, ticket: DecodingTicket?) throws(ImageError) -> DecodedPicture {
    let format = task.header.format
    guard let pictureFormat = PictureFormat(format) else { throw .unsupported(format) }
    return try decode(task, as: pictureFormat, ticket: ticket)
  }

  func decode(_ task: DecoderTask, as pictureFormat: PictureFormat, ticket: DecodingTicket?) throws(ImageError) -> DecodedPicture {
    let format = task.header.format
    let cancellation = ticket.map { CancellationSignal(of: $0) }
    // The descriptor of the signal is in use until there is an answer.
    defer { withExtendedLifetime(cancellation) {} }
    var request = PictureTask()
    request.format = pictureFormat
    request.longest_side = task.longestSide
    request.animation_size = UInt64(task.animationSize)
    request.bytes = task.bytes.baseAddress
    request.count = task.bytes.count
    request.cancellation = cancellation?.descriptor ?? -1
    request.processor_limit = UInt32(task.timeLimit) * millisecondsPerSecond
    request.patience = patience
    var capacity = task.capacity
    // Another worker tries once more, as the failure of the first may be unrelated to the picture.
    var isLastAttempt = false
    // Idle workers may have ended. A new one has not.
    for _ in 0...PictureMaximumWorkerCount {
      guard var worker = pool.take(for: pictureFormat, capacity: capacity) else {
        let reason = String(cString: strerror(errno))
        DecoderMessages.sendUnstarted(reason: reason)
        throw .unstarted(format, reason: reason)
      }
      var answer = PictureAnswer()
      let outcome = picture_worker_decode(&worker, &request, &answer)
      if outcome == PictureOutcomeAnswered {
        guard answer.status == PictureStatusOutOfMemory, worker.capacity < PictureMemoryLimit else {
          return try picture(answer, of: worker, task)
        }
        // The file has a larger picture than its header says.
        capacity = Int(PictureMemoryLimit)
        _ = pool.end(worker)
        continue
      }
      let signal = pool.end(worker)
      switch outcome {
      case PictureOutcomeUnreached: continue
      case PictureOutcomeCancelled: throw .cancelled
      case PictureOutcomeTooSlow: throw .slow(format, seconds: task.timeLimit)
      case PictureOutcomeSilent:
        if isLastAttempt { throw .silent(format) }
      default:
        // A crash of a decoder has another signal. This one comes from outside, as a signal or as the end of the launcher.
        if isLastAttempt || ![-1, 0, SIGKILL].contains(signal) { throw .failing(format) }
      }
      isLastAttempt = true
    }
    throw .failing(format)
  }

  /// Returns a copy of the picture that a worker has decoded, and returns the worker to the pool if it can be used again.
  private func picture(_ answer: PictureAnswer, of worker: PictureWorker, _ task: DecoderTask) throws(ImageError) -> DecodedPicture {
    var worker = worker
    var isReusable = false
    defer { if isReusable { pool.put(worker) } else { _ = pool.end(worker) } }
    let format = task.header.format
    if !answer.is_confined { DecoderMessages.sendMissingFilter() }
    guard answer.status == PictureStatusDecoded else {
      // A decoder without enough memory may not have released what it had.
      isReusable = answer.status != PictureStatusOutOfMemory
      throw ImageError(answer.status, reason: text(answer.reason), size: (answer.full_width, answer.full_height), format: format)
    }
    let (width, height, count) = (Int(answer.width), Int(answer.height), Int(answer.frame_count))
    // A worker that a hostile file has taken over may answer with any numbers. The sides are checked first, as their product may overflow.
    let limit = task.maxPixelSize.map { max($0, 1) } ?? Int(PictureMaximumSide)
    guard (1...limit).contains(width), (1...limit).contains(height), (1...PictureMaximumFrameCount).contains(count),
      width * height <= PictureDecoder.maximumPixelCount,
      count == 1 || width * height * count * 4 <= min(task.animationSize, Int(PictureMemoryLimit)),
      let pixels = picture_worker_pixels(&worker)
    else { throw .failing(format) }
    let frames = (0..<count).map { PixelBuffer(copying: pixels + $0 * width * height, width: width, height: height) }
    if width * height * count * 4 + task.bytes.count > Self.keptSize { picture_worker_trim(&worker) }
    isReusable = true
    return DecodedPicture(frames: frames, delays: delays(answer.delays, count: count), warnings: text(answer.warnings))
  }

  /// The size above which memory is returned to the system after each picture, in bytes. New memory costs more time than reusing that of
  /// the last picture.
  private static let keptSize = 16 << 20
}

extension ImageError {
  fileprivate static func failing(_ format: ImageFormat) -> ImageError { .undecodable(format, reason: "the decoder failed on it") }

  static func silent(_ format: ImageFormat) -> ImageError { .undecodable(format, reason: "its decoder does not answer") }

  fileprivate static func slow(_ format: ImageFormat, seconds: Int) -> ImageError {
    let words = [2: "two", 3: "three", 4: "four", 5: "five", 6: "six"]
    return .undecodable(format, reason: "it takes longer than \(words[seconds] ?? String(seconds)) seconds to decode")
  }

  fileprivate static func unstarted(_ format: ImageFormat, reason: String) -> ImageError {
    .undecodable(format, reason: "no process can be started to decode it: \(reason)")
  }
}
