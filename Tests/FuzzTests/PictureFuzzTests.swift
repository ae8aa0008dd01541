import CoreGraphics
import Foundation
import Host
import SDLHost
import Synchronization
import Testing

@Suite("A damaged picture is shown or refused with a reason, whatever it makes the decoders do")
struct PictureFuzzTests {
  @Test("Damaged pictures of all formats")
  func pictures() throws {
    let run = FuzzRun.standard
    let seeds = try FuzzRun.files(in: FuzzRun.seeds.appendingPathComponent("Pictures"))
    let formats = Dictionary(grouping: seeds) { $0.name.split(separator: ".").last ?? "" }
    let outcomes = Mutex<[String: Int]>([:])
    let count = run.count * 8 / 10
    let decoder = PictureDecoder()
    let earlierPeak = peakMemory
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let seed = seeds[index % seeds.count]
      var mutator = Mutator(seed: run.seed, index: index)
      let others = formats[seed.name.split(separator: ".").last ?? ""]?.map(\.bytes) ?? []
      let bytes = mutator.picture(seed.bytes, others: others)
      let outcome = Self.outcome(of: bytes, maxPixelSize: [nil, 64, 1][index % 3], by: decoder)
      outcomes.withLock { $0[outcome, default: 0] += 1 }
      // Decoders may fail, in their own processes. Whoever runs this for longer may want to know on which files.
      if outcome.contains("cannot be shown") { run.keep(bytes, as: "\(index)-\(seed.name)") }
    }
    for (outcome, count) in outcomes.withLock({ $0 }).sorted(by: { $0.value > $1.value }) { run.report("\(count) × \(outcome)") }
    run.report("\(count) pictures, at most \(peakMemory) MB")
    #expect(outcomes.withLock { $0.values.reduce(0, +) } == count)
    #expect(peakMemory - earlierPeak < 256)
  }

  @Test("Every undamaged seed is decoded, or refused for what its name says")
  func seeds() throws {
    for seed in try FuzzRun.files(in: FuzzRun.seeds.appendingPathComponent("Pictures")) {
      let outcome = Self.outcome(of: seed.bytes, maxPixelSize: 64, by: PictureDecoder())
      // What is left of a damaged picture may be shown.
      if seed.name.hasPrefix("damaged") { continue }
      let isTooLarge = seed.name.hasPrefix("huge")
      #expect(outcome == (isTooLarge ? "too large" : "shown"), "\(seed.name): \(outcome)")
    }
  }

  /// Returns what becomes of a file, without numbers and the details of damages.
  private static func outcome(of bytes: [UInt8], maxPixelSize: Int?, by decoder: PictureDecoder) -> String {
    do throws(ImageError) {
      let image = try decoder.decode(Data(bytes), maxPixelSize: maxPixelSize)
      return image.width > 0 ? "shown" : "empty"
    } catch {
      if case .damaged(let format, _) = error { return "\(format.rawValue) is damaged" }
      if case .tooLarge = error { return "too large" }
      return error.description
    }
  }
}
