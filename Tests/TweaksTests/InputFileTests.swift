import Foundation
import Testing
import Tweaks

@Suite("Files that people name are read within bounds")
struct InputFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-input-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  private func reason(_ path: String, limit: Int = 1 << 20) -> String? {
    #expect(throws: InputFile.Unreadable.self) { try InputFile.data(at: path, limit: limit) }?.reason
  }

  @Test("What cannot be read is told in words: nothing, a folder, a device")
  func kinds() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(reason(folder + "/none") == "there is no such file")
    #expect(reason(folder) == "it is a folder")
    #expect(reason("/dev/zero") == "it is not a regular file")
  }

  @Test("A file is read up to the limit and not beyond")
  func limit() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bytes = Data((0..<(2 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try bytes.write(to: URL(fileURLWithPath: folder + "/file"))
    #expect(try InputFile.data(at: folder + "/file", limit: 2 << 20) == bytes)
    #expect(reason(folder + "/file", limit: (2 << 20) - 1) == "it is larger than 1 MB")
  }

  @Test("A pipe is read to its end")
  func pipes() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bytes = Data(repeating: 7, count: 300_000)
    mkfifo(folder + "/pipe", 0o600)
    let path = folder + "/pipe"
    Thread.detachNewThread { try? bytes.write(to: URL(fileURLWithPath: path)) }
    #expect(try InputFile.data(at: path, limit: 1 << 20) == bytes)
  }
}
