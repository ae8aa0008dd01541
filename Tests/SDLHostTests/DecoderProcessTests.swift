import CPictures
import CoreGraphics
import Foundation
import Synchronization
import Testing

@testable import Host
@testable import SDLHost

/// A format for tests has a decoder that does what the text of the file says: it crashes, waits, or tries to get out.
@Suite("A decoder that fails costs its process and a placeholder, and the next picture is decoded")
struct DecoderProcessTests {
  private let pool = DecoderPool()
  private let picture = SamplePictures.png(SamplePictures.quarters(width: 64, height: 48))

  /// A decoder with limits of a tenth of a second instead of two seconds.
  private var decoder: WorkerDecoder { WorkerDecoder(pool: pool, millisecondsPerSecond: 50) }

  /// Lets the trial decoder do something, and returns the error.
  @discardableResult
  private func error(
    of trial: String, patience: UInt32 = 30_000, ticket: DecodingTicket? = nil
  ) throws -> ImageError? {
    var decoder = decoder
    decoder.patience = patience
    do {
      _ = try decoding(picture) { header, _ in
        try Data(trial.utf8).withUnsafeBytes { bytes in
          try decoder.decode(
            DecoderTask(header: header, bytes: bytes, maxPixelSize: nil), as: PictureFormat(rawValue: UInt32(PictureFormatTrial)),
            ticket: ticket)
        }
      }
      return nil
    } catch let error as ImageError {
      return error
    }
  }

  /// Calls `body` with the header of a picture and its bytes.
  private func decoding<Value>(_ data: Data, _ body: (ImageHeader, UnsafeRawBufferPointer) throws -> Value) throws -> Value {
    try data.withUnsafeBytes { bytes in
      let reader = ByteReader(bytes: bytes)
      let format = try #require(ImageFormat(sniffing: reader))
      return try body(try #require(ImageHeader(format: format, reader: reader)), bytes)
    }
  }

  /// Returns the colors of a good picture, decoded now.
  private func nextPicture() throws -> String {
    let pixels = try decoding(picture) { header, bytes in
      try decoder.decode(DecoderTask(header: header, bytes: bytes, maxPixelSize: nil), ticket: nil).pixels
    }
    return CGImage(pixels: pixels).quarters
  }

  @Test("A decoder that crashes", arguments: ["crash", "abort", "leave"])
  func crash(trial: String) throws {
    let error = try error(of: trial)
    #expect(error?.description == "The PNG picture cannot be shown: the decoder failed on it.")
    #expect(try nextPicture() == "rgbw")
  }

  @Test("A decoder that never ends")
  func endless() throws {
    let error = try error(of: "spin")
    #expect(error?.description == "The PNG picture cannot be shown: it takes longer than two seconds to decode.")
    #expect(try nextPicture() == "rgbw")
  }

  @Test("A decoder that waits for something that never happens, without using the processor")
  func stuck() throws {
    #expect(try error(of: "wait", patience: 150)?.description.contains("its decoder does not answer") == true)
    #expect(try nextPicture() == "rgbw")
  }

  @Test("A decoder that needs too much memory")
  func memory() throws {
    let error = try error(of: "memory")
    #expect(error?.description == "The PNG picture cannot be shown: it needs more than 512 MB.")
    #expect(try nextPicture() == "rgbw")
  }

  @Test("A decoder that answers with a size that its pixels don't have", arguments: ["claim", "nothing", "frames"])
  func lie(trial: String) throws {
    #expect(try error(of: trial)?.description.contains("the decoder failed on it") == true)
    #expect(try nextPicture() == "rgbw")
  }

  @Test("A decoder can open no file, start no program, and reach no other process")
  func confinement() throws {
    #expect(try error(of: "escape") == .damaged(.png, reason: ""))
  }

  @Test("Given a worker that is killed from outside while it decodes, then another one tries once more")
  func killed() throws {
    let worker = try #require(pool.take(for: PictureFormatPNG))
    pool.put(worker)
    let start = processorTime(of: worker.process)
    let killer = Thread {
      while processorTime(of: worker.process) < start + 10 { usleep(1000) }
      kill(worker.process, SIGKILL)
    }
    killer.start()
    // The second worker isn't killed, and takes longer than it may.
    #expect(try error(of: "spin")?.description.contains("longer than two seconds") == true)
    #expect(try nextPicture() == "rgbw")
  }

  @Test("Given a worker that doesn't answer, then another one decodes the picture")
  func silent() throws {
    let worker = try #require(pool.take(for: PictureFormatPNG))
    pool.put(worker)
    kill(worker.process, SIGSTOP)
    var impatient = decoder
    impatient.patience = 150
    let pixels = try decoding(picture) { header, bytes in
      try impatient.decode(DecoderTask(header: header, bytes: bytes, maxPixelSize: nil), ticket: nil).pixels
    }
    #expect(CGImage(pixels: pixels).quarters == "rgbw")
  }

  @Test("The main thread of a window waits a moment for a worker, then for another one, and then continues without one")
  func brief() throws {
    let attempts = Atomic<Int>(0)
    let header = try decoding(picture) { header, _ in header }
    let result = BriefDecoder(limit: 0.02).result { [pool] ticket in
      attempts.add(1, ordering: .relaxed)
      return Data("wait".utf8).withUnsafeBytes { bytes in
        Result { () throws(ImageError) in
          try WorkerDecoder(pool: pool).decode(
            DecoderTask(header: header, bytes: bytes, maxPixelSize: nil), as: PictureFormat(rawValue: UInt32(PictureFormatTrial)),
            ticket: ticket)
        }
      }
    }
    #expect(result == nil && attempts.load(ordering: .relaxed) == 2)
  }

  @Test("Given a system that starts no process, then what comes with the program is shown nevertheless; the rest is told of once")
  func unstarted() async throws {
    let (messages, continuation) = AsyncStream.makeStream(of: String.self)
    DecoderMessages.listen(toDetails: false) { continuation.yield($0) }
    defer { DecoderMessages.listen(nil) }
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limits = rlimit()
    getrlimit(files, &limits)
    var none = limits
    none.rlim_cur = 3
    setrlimit(files, &none)
    let decoder = PictureDecoder(place: .process, workers: WorkerDecoder(pool: DecoderPool()))
    let shipped = Result { try decoder.decode(picture, isShipped: true).quarters }
    let others = (0..<2).map { _ in Result { try decoder.decode(picture).quarters } }
    setrlimit(files, &limits)
    #expect(try shipped.get() == "rgbw")
    for other in others { #expect(throws: ImageError.self) { try other.get() } }
    // Messages of other threads come by the main queue, one after the other.
    DispatchQueue.main.async { continuation.finish() }
    var heard: [String] = []
    for await message in messages { heard.append(message) }
    #expect(heard.count == 1 && heard[0].contains("no process can be started to decode them (Too many open files)"), "\(heard)")
  }

  @Test("The pictures that come with the program are those in its folders, however a path is written")
  func shipped() {
    ShippedPictures.add(["/usr/share/glissade-test/Photos/"])
    #expect(ShippedPictures.contain(FilePath("/usr/share/glissade-test/./Photos/1.jpg")))
    #expect(!ShippedPictures.contain(FilePath("/usr/share/glissade-test/Photos/../mine.jpg")))
    #expect(!ShippedPictures.contain(FilePath("/usr/share/glissade-test/Photos2/1.jpg")))
  }

  @Test("A worker takes as little of the address space as its picture needs, and one with more takes its place")
  func capacity() throws {
    #expect(try nextPicture() == "rgbw")
    let small = try #require(pool.take(for: PictureFormatPNG))
    #expect(small.capacity == 16 << 20)
    pool.put(small)
    let large = try #require(pool.take(for: PictureFormatPNG, capacity: 64 << 20))
    #expect(large.capacity == 64 << 20 && kill(small.process, 0) != 0)
    pool.put(large)
    #expect(pool.take(for: PictureFormatPNG)?.process == large.process)
    #expect(try error(of: "memory")?.description == "The PNG picture cannot be shown: it needs more than 512 MB.")
  }

  @Test("Workers and a launcher that were killed while they had nothing to do are replaced, and nobody notices")
  func replaced() throws {
    #expect(try nextPicture() == "rgbw")
    let worker = try #require(pool.take(for: PictureFormatPNG))
    pool.put(worker)
    kill(worker.process, SIGKILL)
    waitForEnd(of: worker)
    #expect(try nextPicture() == "rgbw")
    let other = try #require(pool.take(for: PictureFormatPNG))
    pool.put(other)
    let launcher = try #require(parent(of: other.process))
    kill(launcher, SIGKILL)
    waitForEnd(of: other)
    #expect(try nextPicture() == "rgbw")
  }

  @Test("A decoding that is cancelled ends at once")
  func cancelled() throws {
    let ticket = DecodingTicket()
    let worker = try #require(pool.take(for: PictureFormatPNG))
    pool.put(worker)
    let start = processorTime(of: worker.process)
    let thread = Thread {
      while processorTime(of: worker.process) < start + 5 { usleep(1000) }
      ticket.cancel()
    }
    thread.start()
    #expect(try error(of: "spin", ticket: ticket) == .cancelled)
    #expect(try error(of: "spin", ticket: ticket) == .cancelled)
    #expect(try nextPicture() == "rgbw")
  }

  @Test("Nothing is left: no descriptor after a picture, no process after the pool")
  func nothingIsLeft() throws {
    #expect(try nextPicture() == "rgbw")
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    for trial in ["crash", "claim", "spin", "leave"] { try error(of: trial) }
    #expect(try nextPicture() == "rgbw")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count == descriptors)

    var other: DecoderPool? = DecoderPool()
    let worker = try #require(other?.take(for: PictureFormatPNG))
    let launcher = try #require(parent(of: worker.process))
    other?.put(worker)
    #expect(kill(launcher, 0) == 0)
    other = nil
    for process in [worker.process, launcher] {
      var attempts = 0
      while kill(process, 0) == 0, attempts < 500 {
        usleep(10_000)
        attempts += 1
      }
      #expect(attempts < 500, "process \(process) is left")
    }
  }

  @Test("A picture is the same bytes, in a process of its own or inside the program", arguments: [nil, 20])
  func samePixels(maxPixelSize: Int?) throws {
    let large = SamplePictures.quarters(width: 400, height: 300)
    for data in [SamplePictures.jpeg(large, orientation: 6), SamplePictures.png(large), SamplePictures.bmp(large)] {
      let pictures = try [DecoderPlace.process, .inside].map {
        bytes(try PictureDecoder(place: $0).decode(data, maxPixelSize: maxPixelSize).pixels)
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test("Eight threads decode at the same time")
  func threads() {
    let good = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<5 where (try? nextPicture()) == "rgbw" { good.add(1, ordering: .relaxed) }
    }
    #expect(good.load(ordering: .relaxed) == 40)
  }

  /// Returns all pixels, with the extra column and row.
  private func bytes(_ buffer: PixelBuffer) -> [UInt32] {
    Array(UnsafeBufferPointer(start: buffer.pixels, count: buffer.stride * (buffer.height + 1)))
  }
}

/// Returns the processor time that a process has used, in milliseconds.
private func processorTime(of process: pid_t) -> Int {
  var clock = clockid_t()
  var time = timespec()
  guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return .max }
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// Waits until a worker has closed its socket.
private func waitForEnd(of worker: PictureWorker) {
  var socket = pollfd(fd: worker.socket, events: 0, revents: 0)
  poll(&socket, 1, -1)
}

/// Returns the parent of a process.
private func parent(of process: pid_t) -> pid_t? {
  let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
  return status?.split(separator: "\n").first { $0.hasPrefix("PPid:") }.flatMap {
    pid_t($0.dropFirst(5).trimmingCharacters(in: .whitespaces))
  }
}
