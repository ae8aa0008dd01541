import CoreGraphics
import Foundation
import SDLHost
import Testing

@testable import GlissadeKit

@Suite("A film") @MainActor
struct FilmTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func film(_ words: String...) throws -> Data {
    let run = ProgramRun(["film", "modal-card", "--scale", "0.25", "-o", "-"] + words)
    try #require(run.status == .success, "\(run.errors)")
    return run.output
  }

  /// The delays of an animated PNG's frames, as numerator and denominator.
  private func delays(_ film: Data) -> [[Int]] {
    let bytes = [UInt8](film)
    func number(_ offset: Int, _ count: Int) -> Int { bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) } }
    var delays: [[Int]] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      if String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self) == "fcTL" {
        delays.append([number(offset + 28, 2), number(offset + 30, 2)])
      }
      offset += number(offset, 4) + 12
    }
    return delays
  }

  @Test("Given a phase of 0.44 s at 25 frames a second, then there are 12 frames of exactly 1/25 s, the last one 1/2 s long")
  func frames() throws {
    let delays = delays(try film("--phase", "present", "--fps", "25"))
    #expect(delays.count == 12)
    #expect(delays.dropLast().allSatisfy { $0 == [1, 25] })
    #expect(delays.last == [13, 25])
  }

  @Test("Given no phase, then the film shows both, one after the other")
  func bothPhases() throws {
    let both = delays(try film("--fps", "10"))
    let present = delays(try film("--fps", "10", "--phase", "present"))
    let dismiss = delays(try film("--fps", "10", "--phase", "dismiss"))
    func frames(_ delays: [[Int]]) -> Int { delays.reduce(0) { $0 + $1[0] } }
    #expect(frames(both) == frames(present) + frames(dismiss))
  }

  @Test("The same film has the same bytes, however many threads draw it")
  func determinism() throws {
    #expect(try film("--fps", "10", "--threads", "1") == film("--fps", "10", "--threads", "2"))
  }

  @Test("A strip has a row for each phase and a frame for each of N moments")
  func strip() throws {
    let three = try SDLImageDecoder().decode(try film("--strip=3"))
    let four = try SDLImageDecoder().decode(try film("--strip=4"))
    let one = try SDLImageDecoder().decode(try film("--strip=3", "--phase", "dismiss"))
    #expect(four.width - three.width == 98 + 14, "A frame and a gap")
    #expect(three.height - one.height == 211 + 30 + 12, "A row: frames, captions, and the space between rows")
  }

  @Test("Given a name whose ending is no film's, then it says which there are, and exits 64")
  func unknownEnding() {
    let run = ProgramRun("film", "modal-card", "-o", folder.path + "/film.avi")
    #expect(run.status == .usage)
    #expect(run.errors.first?.contains(".png, .gif, .webp, .mp4") == true)
  }

  @Test("Given no ffmpeg, when a film is asked for that needs it, then one line says so before any work")
  func withoutFFmpeg() {
    let run = ProgramRun(
      ["film", "modal-card", "-o", folder.path + "/film.gif"],
      environment: ["PATH": folder.path, "GLISSADE_ASSETS": SourceAssets.folder])
    #expect(run.status == .unavailable)
    #expect(run.errors == ["glissade: a .gif film needs ffmpeg, which is not installed; a name that ends in .png needs nothing"])
    #expect(FileKind(folder.path + "/film.gif") == .nothing)
  }

  /// Puts a program called ffmpeg into a folder of its own.
  private func environment(ffmpeg script: String) throws -> [String: String] {
    let program = try folder.write(Data(("#!/bin/sh\n" + script + "\n").utf8), as: "ffmpeg")
    chmod(program, 0o755)
    return ["PATH": folder.path, "GLISSADE_ASSETS": SourceAssets.folder]
  }

  @Test("Given ffmpeg, then it gets the raw frames, those that stay as often as they are shown, and its file goes where it was asked for")
  func throughFFmpeg() throws {
    let environment = try environment(ffmpeg: "for last; do :; done; /bin/cat > \"$last\"")
    let file = folder.path + "/film.mp4"
    let run = ProgramRun(
      ["film", "modal-card", "--phase", "present", "--fps", "10", "--scale", "0.25", "-o", file], environment: environment)
    try #require(run.status == .success, "\(run.errors)")
    // Frames at 0, 0.1 … 0.5 s, and the last one for half a second: 5 + 5.
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count == 10 * 98 * 211 * 4)
  }

  @Test("Given an ffmpeg that fails, then its last words are passed on, and no file is left")
  func failingFFmpeg() throws {
    let environment = try environment(ffmpeg: "echo 'Unknown encoder libx264' >&2; exit 1")
    let run = ProgramRun(
      ["film", "modal-card", "--fps", "10", "--scale", "0.25", "-o", folder.path + "/film.mp4"], environment: environment)
    #expect(run.status == .unavailable)
    #expect(run.errors == ["glissade: ffmpeg cannot write a 98×211 .mp4 film: Unknown encoder libx264"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["ffmpeg"])
  }
}
