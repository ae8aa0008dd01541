import Foundation
import Testing

@testable import GlissadeKit

@Suite("Written files")
final class OutputTargetTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-output-\(UUID())").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("Given a file that exists, when it is written, then it is replaced whole and nothing else is left in its folder") @MainActor
  func replaces() throws {
    let path = folder + "/out.csv"
    try OutputTarget(path: path).write(Data("first, and longer".utf8), console: RecordingConsole())
    try OutputTarget(path: path).write(Data("second".utf8), console: RecordingConsole())
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "second")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["out.csv"])
  }

  @Test("Given a link, when it is written, then what it points to is replaced and the link stays") @MainActor
  func followsLinks() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/real"))
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "real")
    try OutputTarget(path: folder + "/link").write(Data("new".utf8), console: RecordingConsole())
    #expect(try String(contentsOfFile: folder + "/real", encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "real")
  }

  @Test("Given a device, when it is written, then it is still a device") @MainActor
  func writesIntoDevices() throws {
    try OutputTarget(path: "/dev/null").write(Data("gone".utf8), console: RecordingConsole())
    #expect(FileKind("/dev/null") == .other)
  }

  @Test("Given a full device, when standard output or a file is written, then it fails as unwritable")
  func fullDevice() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(throws: CommandFailure.cannotCreate("cannot write it: No space left on device")) {
      try Data("x".utf8).writeAll(to: full, name: "it")
    }
  }

  @Test("Given a pipe whose reader has gone, when it is written, then that is told apart from a failure")
  func closedPipe() {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    #expect(throws: OutputClosed.self) { try Data("x".utf8).writeAll(to: ends[1], name: "it") }
  }
}
