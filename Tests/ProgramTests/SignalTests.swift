import Foundation
import ProgramTestSupport
import Testing

@Suite("A signal ends the program, and leaves nothing behind")
struct SignalTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-signal-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func program(_ arguments: [String], path: String? = nil) throws -> Process {
    let process = Process()
    process.executableURL = Tool.glissade
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["GLISSADE_ASSETS": Tool.assets.path]) { $1 }
    if let path { process.environment?["PATH"] = path }
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [] }

  private func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<600 {
      if condition() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  @Test(
    "Given a film that is being drawn, when a signal comes, then the draft goes, and the program ends by it",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func draft(signal: Int32) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("mine".utf8).write(to: folder.appendingPathComponent("film.png"))
    let film = try program(["film", "photo-zoom", "--scale", "2", "--fps", "600", "-o", folder.path + "/film.png"])
    defer { Tool.end(film) }
    #expect(wait { names.count == 2 }, "The draft is not there")
    kill(film.processIdentifier, signal)
    film.waitUntilExit()
    #expect(film.terminationReason == .uncaughtSignal && film.terminationStatus == signal)
    #expect(names == ["film.png"])
    #expect(try String(contentsOf: folder.appendingPathComponent("film.png"), encoding: .utf8) == "mine")
  }

  @Test("Given an ffmpeg that hangs, when a signal comes, then it ends with the program")
  func ffmpeg() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appendingPathComponent("ffmpeg").path
    try Data("#!/bin/sh\necho $$ >'\(folder.path)/pid'\nexec /bin/sleep 1000\n".utf8).write(to: URL(fileURLWithPath: script))
    chmod(script, 0o755)
    let film = try program(["film", "modal-card", "-o", folder.path + "/film.mp4"], path: folder.path)
    defer { Tool.end(film) }
    #expect(wait { names.contains("pid") && names.count == 3 }, "ffmpeg was not started")
    let text = try String(contentsOf: folder.appendingPathComponent("pid"), encoding: .utf8)
    let pid = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    defer { kill(pid, SIGKILL) }
    #expect(kill(pid, 0) == 0)
    kill(film.processIdentifier, SIGTERM)
    film.waitUntilExit()
    // What has ended may still be waited for by whoever takes care of orphans.
    func state() -> String { (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? "" }
    #expect(wait { kill(pid, 0) != 0 || state().contains(") Z ") })
    #expect(names == ["ffmpeg", "pid"])
  }
}
