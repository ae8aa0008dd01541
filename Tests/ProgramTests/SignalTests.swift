import Foundation
import ProgramTestSupport
import Testing

@Suite("A signal ends the program, and leaves nothing behind")
struct SignalTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-signal-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  /// Starts the program. Processes that it forks have the mark in their environment, too.
  private func program(_ arguments: [String], path: String? = nil, temporary: String? = nil, mark: String = "") throws -> Process {
    let process = Process()
    process.executableURL = Tool.glissade
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["GLISSADE_ASSETS": Tool.assets.path, "MARK": mark]) { $1 }
    if let path { process.environment?["PATH"] = path }
    if let temporary { process.environment?["TMPDIR"] = temporary }
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test(
    "Given a file whose code is being compiled, when a signal comes, then nothing is left in the temporary folder",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func code(signal: Int32) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let temporary = folder.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
    let file = folder.appendingPathComponent("Card.swift")
    try Data("import UIKit\n#Preview { UIViewController() }\n".utf8).write(to: file)
    let shot = try program(["shot", file.path, "-o", folder.path + "/shot.png"], temporary: temporary.path)
    defer { Tool.end(shot) }
    func folders() -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
      return names.filter { $0.hasPrefix("glissade-code.") }
    }
    #expect(wait { folders().count == 1 }, "The folder is not there")
    kill(shot.processIdentifier, signal)
    shot.waitUntilExit()
    #expect(shot.terminationReason == .uncaughtSignal && shot.terminationStatus == signal)
    #expect(folders().isEmpty)
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

  @Test("Given a program that decodes pictures, when it is killed, then the processes that decode for it end as well")
  func decoders() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let film = try program(["film", "photo-zoom", "--scale", "2", "--fps", "600", "-o", folder.path + "/film.png"], mark: folder.path)
    defer { Tool.end(film) }
    /// Returns the processes that decode for the program: the one with its environment, and that one's children.
    func decoders() -> [String] {
      let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.filter { Int($0) != nil } ?? []
      let launcher = processes.first { process in
        name(of: process) == "picture-starter"
          && (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/environ")))?.range(of: Data(folder.path.utf8)) != nil
      }
      guard let launcher else { return [] }
      return [launcher] + processes.filter { status(of: $0).contains("PPid:\t\(launcher)\n") }
    }
    var found: [String] = []
    let decodes = wait {
      found = decoders()
      return found.count > 1
    }
    #expect(decodes, "No process decodes")
    kill(film.processIdentifier, SIGKILL)
    film.waitUntilExit()
    for process in found {
      let hasEnded = wait { !name(of: process).hasPrefix("picture-") || status(of: process).contains("State:\tZ") }
      #expect(hasEnded, "process \(process) is left")
    }
  }

  private func name(of process: String) -> String {
    (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8))?.trimmingCharacters(in: .newlines) ?? ""
  }

  private func status(of process: String) -> String {
    (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
  }
}
