import Host
import CoreGraphics
import Foundation
import SDLHost
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

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
    let three = try PictureDecoder().decode(try film("--strip=3"))
    let four = try PictureDecoder().decode(try film("--strip=4"))
    let one = try PictureDecoder().decode(try film("--strip=3", "--phase", "dismiss"))
    #expect(four.width - three.width == 98 + 14, "A frame and a gap")
    #expect(three.height - one.height == 211 + 30 + 12, "A row: frames, captions, and the space between rows")
  }

  @Test("The frames of a strip are the pixels of shots at their moments")
  func stripOfShots() throws {
    let strip = try PictureDecoder().decode(try film("--strip=3", "--phase", "present"))
    let layout = FilmStripLayout(frame: (98, 211), columns: 3, rows: 1)
    #expect((strip.width, strip.height) == layout.size)
    for (column, time) in ["0", "0.22", "0.44"].enumerated() {
      let run = ProgramRun("shot", "modal-card", "--scale", "0.25", "--at", time, "-o", "-")
      let shot = try PictureDecoder().decode(run.output)
      let origin = layout.origin(row: 0, column: column)
      let part = try #require(strip.cropping(to: CGRect(x: origin.x, y: origin.y, width: 98, height: 211)))
      #expect((0..<211).allSatisfy { y in (0..<98).allSatisfy { part.pixels[$0, y] == shot.pixels[$0, y] } }, "at \(time) s")
    }
  }

  @Test(
    "Given a picture, a frame or a strip that would be too large, then its size is told before any work, and it exits 64",
    arguments: [
      (["shot", "--size", "4000x4000", "--scale", "3"], "12000×12000"), (["film", "--size", "4000x4000", "--scale", "3"], "12000×12000"),
      (["film", "--strip=60", "--size", "4000x4000", "--scale", "1"], "240882×8113"),
      (["film", "--strip=60", "--scale", "8"], "188082×13617"),
    ])
  func tooLarge(words: [String], size: String) {
    let run = ProgramRun([words[0], "modal-card"] + words.dropFirst() + ["-o", folder.path + "/a.png"])
    #expect(run.status == .usage)
    #expect(run.errors.count == 1 && run.errors[0].hasPrefix("glissade: \(size) pixels exceed the maximum image size; "), "\(run.errors)")
  }

  @Test("Given a film that is being drawn, then the frames so far are in a file beside the one it will be, and nowhere else")
  func streaming() throws {
    func image(_ color: UInt32) -> CGImage {
      let pixels = PixelBuffer(width: 64, height: 64)
      for y in 0..<64 { for x in 0..<64 { pixels[x, y] = 0xff00_0000 | (UInt32(x * y) &* color) & 0xff_ffff } }
      return CGImage(pixels: pixels)
    }
    let target = OutputTarget(path: folder.path + "/film.png")
    let writer = try FilmWriter(target, framesPerSecond: 10, programs: ProgramFolders(environment: [:]))
    var sizes: [Int] = []
    try writer.write(console: RecordingConsole()) { add in
      for color in 1...5 as ClosedRange<UInt32> {
        try add(image(color &* 7919), 1)
        let draft = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
        sizes.append(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + draft)).count)
      }
    }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy(<))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["film.png"])
    #expect(delays(try Data(contentsOf: URL(fileURLWithPath: target.path))).count == 5)
  }

  @Test("Given a take that goes on for longer than a minute, then the film shows all of it")
  func longTakes() throws {
    var take = Take(name: "long", demo: "modal-card", phase: .present, size: CGSize(width: 390, height: 844), events: [])
    take.events = [0, 70].map { TakeEvent(time: $0, input: .text("x")) }
    let file = try folder.write(Data(TakeFormat.text(of: take).utf8), as: "long.json")
    let delays = delays(try film("--take", file, "--fps", "2"))
    #expect(delays.reduce(0) { $0 + $1[0] } >= 140)
  }

  @Test("Given somebody at a terminal, then a film tells how far it has come once it takes long, and takes the words away in the end")
  func progress() {
    let console = RecordingConsole()
    console.showsProgress = true
    var now = 100.0
    let progress = FilmProgress(console, total: 40) { now }
    for _ in 0..<20 {
      now += 0.125
      progress.step()
    }
    progress.end()
    #expect(console.progress.first == "20 %, frame 8 of 40, about 4 s left")
    #expect(console.progress.last == "")
    #expect(console.progress.dropLast().last == "50 %, frame 20 of 40, about 3 s left")
    let quick = RecordingConsole()
    let short = FilmProgress(quick, total: 2) { 0 }
    short.step()
    short.end()
    #expect(quick.progress.isEmpty)
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
    #expect(run.errors == ["glissade: a .gif film needs ffmpeg, which is not installed; a .png film doesn't need it"])
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
    let environment = try environment(ffmpeg: "for last; do :; done; [ -f \"$last\" ] && /bin/cat > \"$last\"")
    let file = folder.path + "/film.mp4"
    let run = ProgramRun(
      ["film", "modal-card", "--phase", "present", "--fps", "10", "--scale", "0.25", "-o", file], environment: environment)
    try #require(run.status == .success, "\(run.errors)")
    // Frames at 0, 0.1 … 0.5 s, and the last one for half a second: 5 + 5.
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count == 10 * 98 * 211 * 4)
  }

  @Test("Given a GIF, then ffmpeg sees the frames twice, for their palette and for the film, so that nobody has to keep them")
  func twoPasses() throws {
    let environment = try environment(
      ffmpeg: """
        for last; do :; done
        case $last in
        pipe:1) /usr/bin/wc -c >>"${0%/*}/passes"; printf PALETTE ;;
        *) echo "$*" | /bin/grep -c 'base64,UEFMRVRURQ==' >>"${0%/*}/passes"; /usr/bin/wc -c >>"${0%/*}/passes"; echo GIF >"$last" ;;
        esac
        """)
    let file = folder.path + "/film.gif"
    let run = ProgramRun(
      ["film", "modal-card", "--phase", "present", "--fps", "10", "--scale", "0.25", "-o", file], environment: environment)
    try #require(run.status == .success, "\(run.errors)")
    let bytes = 10 * 98 * 211 * 4
    #expect(try String(contentsOfFile: folder.path + "/passes", encoding: .utf8) == "\(bytes)\n1\n\(bytes)\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "GIF\n")
  }

  @Test("Given an ffmpeg that complains of a full disk, and ends as if all were well, then no file is left, and it exits 73")
  func fullDisk() throws {
    let environment = try environment(ffmpeg: "/bin/cat >/dev/null; echo 'Error closing file: No space left on device' >&2")
    let run = ProgramRun(
      ["film", "modal-card", "--fps", "10", "--scale", "0.25", "-o", folder.path + "/film.mp4"], environment: environment)
    #expect(run.status == .cannotCreate)
    #expect(run.errors == ["glissade: ffmpeg cannot write a 98×211 .mp4 film: Error closing file: No space left on device"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["ffmpeg"])
  }

  @Test("Given no folder for temporary files, then a film through ffmpeg needs none")
  func withoutTemporaryFolder() throws {
    let temporary = ProcessInfo.processInfo.environment["TMPDIR"]
    setenv("TMPDIR", "/nonexistent", 1)
    defer { if let temporary { setenv("TMPDIR", temporary, 1) } else { unsetenv("TMPDIR") } }
    let environment = try environment(ffmpeg: "for last; do :; done; /bin/cat > \"$last\"")
    let run = ProgramRun(
      ["film", "modal-card", "--fps", "10", "--scale", "0.25", "-o", folder.path + "/film.mp4"], environment: environment)
    #expect(run.status == .success, "\(run.errors)")
    let piped = ProgramRun(["film", "modal-card", "--fps", "10", "--scale", "0.25", "-o", "-"])
    #expect(piped.status == .cannotCreate)
    #expect(piped.errors.first?.contains("“/nonexistent”") == true && piped.errors.first?.contains("TMPDIR") == true)
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
