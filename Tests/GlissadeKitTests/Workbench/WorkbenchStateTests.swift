import Foundation
import TestSupport
import Testing

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The window opens as it was left")
struct WorkbenchStateTests {
  private let folder: TemporaryFolder
  private var url: URL { URL(fileURLWithPath: folder.path + "/glissade/window.json") }

  init() throws { folder = try TemporaryFolder() }

  @Test("Given a state that was saved, when it is loaded, then it is the same")
  func roundTrip() {
    var file = WorkbenchStateFile(url)
    var state = WorkbenchState()
    state.arrangement.isTimelineOpen = true
    state.arrangement.sidebarWidth = 240
    state.windowSize = CGSize(width: 1500, height: 1000)
    state.demo = "flip-card"
    state.recentCommands.note(WorkbenchCommand.replay.id)
    file.save(state)
    #expect(file.load { Issue.record("\($0)") } == state)
  }

  @Test("Given no file, then the window is a fresh one with the first steps, and nothing is said")
  func fresh() {
    var file = WorkbenchStateFile(url)
    let state = file.load { Issue.record("\($0)") }
    #expect(state == .first && state.firstSteps?.next == .drag)
  }

  @Test("The first steps go on where they were left, and never come back by themselves")
  func firstSteps() {
    var file = WorkbenchStateFile(url)
    var state = WorkbenchState.first
    state.firstSteps?.note(.drag)
    file.save(state)
    #expect(file.load { Issue.record("\($0)") }.firstSteps?.next == .tune)
    file.save(WorkbenchState())
    #expect(file.load { Issue.record("\($0)") }.firstSteps == nil)
  }

  @Test(
    "Given a file that cannot be read, then it is named, left as it is, and never overwritten",
    arguments: ["{", "{\"format\": \"notes\"}"])
  func broken(text: String) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    var file = WorkbenchStateFile(url)
    var complaints: [String] = []
    #expect(file.load { complaints.append($0) } == WorkbenchState())
    #expect(complaints.count == 1 && complaints[0].contains(url.path))
    file.save(WorkbenchState())
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
  }

  @Test("A size smaller than the window may be is not taken over")
  func smallWindow() throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{\"format\": \"glissade-window\", \"version\": 1, \"windowSize\": [10, 20]}".utf8).write(to: url)
    var file = WorkbenchStateFile(url)
    #expect(file.load { Issue.record("\($0)") }.windowSize == WorkbenchLayout.minimumWindowSize)
  }

  @Test("Two windows keep each other's changes, and their lists of recent files become one")
  func twoWindows() {
    var first = WorkbenchStateFile(url)
    first.save(WorkbenchState())
    var second = WorkbenchStateFile(url)
    var theirs = second.load { Issue.record("\($0)") }
    theirs.appearance = .dark
    theirs.recentFiles.add(CodeRequest(files: ["/a/One.swift"]))
    second.save(theirs)
    var ours = WorkbenchState()
    ours.demo = "flip-card"
    ours.recentFiles.add(CodeRequest(files: ["/a/Two.swift"]))
    first.save(ours)
    let merged = second.load { Issue.record("\($0)") }
    #expect(merged.appearance == .dark && merged.demo == "flip-card")
    #expect(merged.recentFiles.requests.map(\.displayName) == ["Two.swift", "One.swift"])
  }
}
