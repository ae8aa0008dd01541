import Foundation
import GlissadeKit
import Rehearsal
import TestSupport
import Testing

@Suite("A shot") @MainActor
struct CaptureTests {
  private func shot(_ words: String...) throws -> Data {
    let run = ProgramRun(["shot", "modal-card", "-o", "-"] + words)
    try #require(run.status == .success, "\(run.errors)")
    return run.output
  }

  @Test("Given the same moment twice, drawn by one thread and by two, then the bytes are the same")
  func sameBytes() throws {
    let one = try shot("--at", "0.1", "--threads", "1", "--scale", "0.5")
    let two = try shot("--at", "0.1", "--threads", "2", "--scale", "0.5")
    let again = try shot("--at", "0.1", "--threads", "2", "--scale", "0.5")
    #expect(one == two)
    #expect(two == again)
  }

  @Test("Given a size and a scale, then the picture has as many pixels")
  func pixelSize() throws {
    let png = [UInt8](try shot("--size", "375x667", "--scale", "2"))
    #expect(png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    let sides = [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(sides == [750, 1334])
  }

  @Test("Given no moment, then the picture shows the end, which is not the beginning nor the dark appearance")
  func endIsTheDefault() throws {
    let end = try shot("--scale", "0.5")
    #expect(try shot("--scale", "0.5", "--at", "10") == end)
    #expect(try shot("--scale", "0.5", "--at", "0") != end)
    #expect(try shot("--scale", "0.5", "--appearance", "dark") != end)
  }
}
