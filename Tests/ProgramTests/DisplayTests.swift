import Foundation
import ProgramTestSupport
import Testing

@Suite("A machine without a display")
struct DisplayTests {
  @Test(
    "Given no display, or one that does not answer, then the program says so at once, names what needs none, and exits 69",
    arguments: [[:], ["DISPLAY": ":98765"]])
  func noDisplay(display: [String: String]) throws {
    let process = Process()
    process.executableURL = Tool.glissade
    var environment = ProcessInfo.processInfo.environment.merging(["GLISSADE_ASSETS": Tool.assets.path]) { $1 }
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
    process.environment = environment.merging(display) { $1 }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let end = ContinuousClock.now + .seconds(20)
    while process.isRunning, ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.05) }
    #expect(!process.isRunning, "It runs on, and nobody sees it")
    Tool.end(process)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationReason == .exit && process.terminationStatus == 69)
    let line = try #require(text.split(separator: "\n").last)
    #expect(line.hasPrefix("glissade: there is no display to open a window on ("))
    #expect(line.hasSuffix(" need none"))
    let commands = try Tool.run(Tool.glissade.path, ["--help"]).split(separator: "Commands:\n")[1].split(separator: "\n\n")[0]
    let names = commands.matches(of: /(?m)^  ([a-z]+)/).map { String($0.1) }
    #expect(names.count > 7)
    let need = try #require(line.split(separator: ";").last)
    for name in names { #expect(need.contains(" \(name)") == !["open", "run"].contains(name)) }
  }
}
