import Foundation
import Host
import SourceReport
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal
@testable import UserCode

@Suite("A person's files in the workbench") @MainActor
struct OpenFilesTests {
  private let harness: SessionHarness
  private let folder: TemporaryFolder
  private let sources = Sources()
  private var session: StageSession { harness.session }
  private var source: FakeSource { sources.made[0] }

  private final class Sources {
    var made: [FakeSource] = []
  }

  init() throws {
    harness = try SessionHarness()
    folder = try TemporaryFolder()
    session.files.makeSource = { [sources] request in
      let source = FakeSource(request)
      sources.made.append(source)
      return source
    }
  }

  private func write(_ name: String) throws -> String {
    let path = folder.path + "/" + name
    try Data("import UIKit\n".utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func open(_ name: String = "Card.swift") throws { try session.files.open(paths: [write(name)]) }

  @Test("A file that is opened is shown by an empty screen until its code can be, and then by its first demo")
  func opening() throws {
    try open()
    #expect(session.definition.name == "Card" && session.definition.chapter == .files && source.isStarted)
    let content = SidebarContent(session)
    #expect(content.sections.first?.title == "Your files" && content.sections.first?.items.count == 1)
    source.show(["Card/Sheet", "Card/Zoom"])
    #expect(session.definition.name == "Card/Sheet")
    #expect(SidebarContent(session).sections.first?.items.count == 2)
  }

  @Test("A session that shows a file first opens no other demo, and the file's code waits until it is started")
  func first() throws {
    let request = try SourcePaths.request([write("Card.swift")])
    let session = StageSession(
      demos: session.shelf.demos, showing: .files(request, at: nil), photos: session.photos, configuration: StageConfiguration(),
      pictures: URL(fileURLWithPath: folder.path), takes: session.takes, panelMemory: .standard(environment: ["HOME": folder.path]))
    defer { session.stage.close() }
    #expect(session.definition.name == "Card" && session.revisions.stages == 0 && session.shelf.shown.count == 1)
    #expect(session.files.recent.requests.isEmpty && session.shownFile?.source.status.activity == .idle)
  }

  @Test("A file whose name isn't UTF-8 is refused with a sentence about that, by itself and in a folder")
  func name() throws {
    let bytes = Array("\(folder.path)/Caf".utf8) + [0xe9] + Array(".swift".utf8)
    let file = FilePath(bytes: bytes).withCString { Foundation.open($0, O_CREAT | O_WRONLY, 0o600) }
    close(file)
    for path in [FilePath(bytes: bytes).text, folder.path] {
      let failure = #expect(throws: GlissadeError.self) { try SourcePaths.request([path]) }
      #expect(
        failure?.message.hasSuffix("cannot be compiled, because its name is not UTF-8 text: rename it") == true,
        "\(String(describing: failure))")
    }
  }

  @Test("The empty screen says that code compiled and crashed, or doesn't return, and not that it doesn't compile")
  func absence() throws {
    try open()
    func text() -> String? {
      session.stage.scene.perform { session.stage.window.rootViewController?.view.subviews.compactMap { ($0 as? UILabel)?.text }.first }
    }
    #expect(text() == "Card.swift appears here as soon as it compiles.")
    source.fail(.crash, "this version crashed", at: [])
    #expect(text() == "Card.swift compiled, and stopped when it ran. It appears here as soon as it runs.")
    source.fail(.hang, "this version didn't return", at: [])
    #expect(text() == "Card.swift compiled, and doesn't return. It appears here as soon as it does.")
    source.fail(.code, "an error", at: [])
    #expect(text() == "Card.swift appears here as soon as it compiles.")
  }

  @Test("Given a take and a time on the command line, when the file is first shown, then it is paused there; a missing take is told")
  func opensAtMoment() throws {
    let path = try write("Card.swift")
    let take = Take(
      name: "caught", demo: SourceName(path: path, root: "Zoom").id, phase: .present, size: CGSize(width: 390, height: 844),
      events: TakeEvent.touch(at: CGPoint(x: 5, y: 5), from: 0, to: 0.6))
    try session.takes.save(take)
    var problems: [String] = []
    session.files.onProblem = { problems.append($0) }
    session.files.open(try SourcePaths.request([path]), at: .take("caught", time: 0.25))
    source.show(["Card/Sheet", "Card/Zoom"])
    #expect(session.definition.name == "Card/Zoom" && session.playback.subject == ReplaySubject(take))
    #expect(session.playback.playhead == 0.25 && session.playback.isPaused && problems.isEmpty)
    session.files.open(try SourcePaths.request([write("Other.swift")]), at: .take("caught", time: 0.25))
    sources.made[1].show(["Other"])
    #expect(problems == ["Other.swift has no take “caught”; it has none yet"])
  }

  @Test("When a file is saved, then the demo stays that was shown, and the version before it can be compared")
  func saving() throws {
    try open()
    source.show(["Card/Sheet", "Card/Zoom"])
    session.select(session.files.files[0].demos[1])
    session.tweaks.set(.number(0.3), for: "duration")
    let before = session.definition
    source.show(["Card/Sheet", "Card/Zoom"])
    #expect(session.definition.name == "Card/Zoom" && session.definition != before)
    #expect(session.tweaks.value(of: "duration") == .number(0.3))
    #expect(session.earlierVersion == before)
  }

  @Test("While the newest version has a problem, the last good one stays, the sidebar marks the file, and the session reports it")
  func problem() throws {
    try open()
    source.show(["Card"])
    let shown = session.definition
    let reported = session.state.revisions.files
    let error = SourceMessage(.error, path: "/x/Card.swift", line: 12, column: 8, text: "no such name")
    source.status = CodeStatus(messages: [error], problem: CodeProblem(.code, "the new version has an error", lines: [error]))
    source.onChange(.status)
    #expect(session.definition == shown && session.state.revisions.files > reported)
    #expect(session.shownFile?.source.status.problem != nil)
    guard case .file(_, _, _, let hasProblem) = SidebarContent(session).sections[0].items[0] else { return #expect(Bool(false)) }
    #expect(hasProblem)
  }

  @Test("Values that were tuned and not written come back when the file is opened again, and only for that path")
  func tuning() throws {
    try open()
    source.show(["Card"])
    session.tweaks.set(.number(0.3), for: "duration")
    session.files.close(session.files.files[0])
    #expect(session.definition.chapter != .files && session.files.files.isEmpty)
    try open()
    sources.made[1].show(["Card"])
    #expect(session.tweaks.changedValues == ["duration": .number(0.3)])
    try open("Card2.swift")
    sources.made[2].show(["Card2"])
    #expect(!session.tweaks.hasChanges)
  }

  @Test("A file of the same name in another folder is open beside the first, with values of its own, and the list tells them apart")
  func sameName() throws {
    try open()
    source.show(["Card"])
    try FileManager.default.createDirectory(atPath: folder.path + "/other", withIntermediateDirectories: true)
    session.tweaks.set(.number(0.3), for: "duration")
    try open("other/Card.swift")
    sources.made[1].show(["Card"])
    #expect(session.shownFile?.path.hasSuffix("other/Card.swift") == true && !session.tweaks.hasChanges)
    let titles = SidebarContent(session).sections[0].items.map { item in
      if case .file(_, let title, _, _) = item { title } else { "" }
    }
    #expect(titles == ["Card — \((folder.path as NSString).lastPathComponent)", "Card — other"])
  }

  @Test("A file with the name of a demo that comes with the program has takes and values of its own")
  func shippedName() throws {
    let shipped = session.definition
    try open("\(shipped.id).swift")
    source.show([shipped.id])
    #expect(session.definition.id != shipped.id && session.definition.name == shipped.id)
    session.tweaks.set(.number(0.3), for: "duration")
    session.select(shipped)
    #expect(!session.tweaks.hasChanges)
  }

  @Test("A file that is opened with another root takes the place of itself")
  func otherRoot() throws {
    let path = try write("Card.swift")
    session.files.open(CodeRequest(files: [path]))
    source.show(["Card"])
    session.files.open(CodeRequest(files: [path], root: "Sheet"))
    #expect(session.files.files.count == 1 && session.shownFile?.request.root == "Sheet" && !source.isStarted)
  }

  @Test("The code of the shown file runs with the tuned values, at the next start with those that were kept, and of no other file")
  func usedValues() throws {
    try open()
    source.show(["Card"])
    session.tweaks.set(.number(0.3), for: "duration")
    #expect(source.usedValues == ["duration": .number(0.3)])
    session.tweaks.resetAll()
    #expect(source.usedValues.isEmpty)
    session.tweaks.set(.number(0.3), for: "duration")
    session.files.close(session.files.files[0])
    try open()
    sources.made[1].show(["Card"])
    #expect(sources.made[1].usedValues == ["duration": .number(0.3)])
  }

  @Test("A picture of a file opens the file at its moment with its values; the values tuned before are one undo step away")
  func opensPicture() throws {
    try open()
    source.show(["Card"])
    session.tweaks.set(.number(0.3), for: "duration")
    session.files.close(session.files.files[0])
    let path = folder.path + "/Card.swift"
    let state = PictureState(
      demo: SourceName(path: path, root: nil).id, origin: CodeRequest(files: [path]), phase: .present, take: nil, time: 0.2,
      values: ["duration": .number(0.8)], size: CGSize(width: 390, height: 844), scale: 1, appearance: .light, reducesMotion: false)
    session.files.open(CodeRequest(files: [path]), at: .picture(state))
    sources.made[1].show(["Card"])
    #expect(session.playback.playhead == 0.2 && session.playback.isPaused && session.tweaks.changedValues == state.values)
    session.tweaks.undo()
    #expect(session.tweaks.changedValues == ["duration": .number(0.3)])
  }

  @Test("When other values have been compiled into the code, a replay shows the same moment of it, with the same values and panel")
  func rebuilt() throws {
    try open()
    source.show(["Card"])
    session.playback.subject = ReplaySubject(.present)
    session.playback.enterReplay(at: 0.1)
    session.playback.showReplay()
    session.tweaks.set(.number(0.3), for: "duration")
    let (tweaks, stage) = (session.tweaks, session.stage)
    source.compile(["duration"])
    #expect(session.stage === stage)
    source.compile([])
    #expect(session.tweaks === tweaks && session.stage !== stage && session.playback.playhead == 0.1)
  }

  @Test("Files that were opened are recent, the latest first, until they are removed; open ones are not listed among them")
  func recent() throws {
    try open("One.swift")
    try open("Two.swift")
    #expect(session.files.recent.requests.map(\.displayName) == ["Two.swift", "One.swift"])
    session.files.close(session.files.files[0])
    let items = SidebarContent(session).sections[0].items
    #expect(items.last == .recent(session.files.recent.requests[1]) && items.count == 2)
    session.files.recent.remove(session.files.recent.requests[1])
    #expect(SidebarContent(session).sections[0].items.count == 1)
    let data = try JSONEncoder().encode(session.files.recent)
    #expect(try JSONDecoder().decode(RecentFiles.self, from: data) == session.files.recent)
  }

  @Test("What can't be opened is refused with its name: a missing file, another kind of file, and a folder without code")
  func refusals() throws {
    _ = try write("Notes.txt")
    func message(_ path: String) -> String? {
      do throws(GlissadeError) { try session.files.open(paths: [path]) } catch { return error.message }
      return nil
    }
    #expect(message(folder.path + "/No.swift") == "there is no file or folder “\(folder.path)/No.swift”")
    #expect(message(folder.path + "/Notes.txt")?.contains("is no Swift file") == true)
    #expect(message(folder.path) == "there is no Swift file in “\(folder.path)”")
    #expect(session.files.files.isEmpty)
    _ = try (write("A.swift"), write("B.swift"))
    #expect(message(folder.path) == nil && session.files.files.first?.name == (folder.path as NSString).lastPathComponent)
  }

  @Test("A folder stands for the Swift files below it, without tests, the package's description and the code of package managers")
  func projectFolder() throws {
    for path in [
      "Package.swift", "Sources/Card.swift", "Sources/Views/Cell.swift", "Tests/CardTests.swift", "Pods/Hero.swift", ".build/A.swift",
    ] {
      try FileManager.default.createDirectory(
        atPath: ((folder.path + "/" + path) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      _ = try write(path)
    }
    let names = try SourcePaths.request([folder.path]).files.map { String($0.dropFirst(folder.path.count + 1)) }
    #expect(names == ["Sources/Card.swift", "Sources/Views/Cell.swift"])
  }

  @Test("When a file's code first comes on the stage, then its screens are made once")
  func firstScreens() throws {
    try open()
    source.show(["Card"])
    #expect(source.madeScreens == 1)
  }

  @Test("What is wrong with a file is told in the terminal as a compiler does, once; and so is a new version")
  func terminal() throws {
    try open()
    var lines: [String] = []
    session.files.onReport = { lines.append($0) }
    let error = SourceMessage(.error, path: source.request.files[0], line: 3, column: 5, text: "cannot find “alpa” in scope")
    source.fail(.code, "the new version has an error", at: [error])
    source.begin(.porting)
    source.fail(.code, "the new version has an error", at: [error])
    #expect(lines == ["\(source.request.files[0]):3:5: error: cannot find “alpa” in scope"])
    source.show(["Card"])
    #expect(lines.last == "Card.swift: the newest version is on the stage")
  }

  @Test("When values were written into a file, then undoing takes them out again, and tunes them as before")
  func undoWriting() throws {
    try open("Card.swift")
    let path = source.request.files[0]
    try Data("let duration = 0.5\n".utf8).write(to: URL(fileURLWithPath: path))
    let value = SourceValue(
      index: 0, id: "duration", title: "Duration", group: "Card",
      content: .number(.init(value: 0.5, range: 0...1, step: 0.1, unit: .seconds, isInteger: false)), file: 0, range: 15..<18, line: 1,
      text: "0.5", isPrimary: true)
    let report = SourceReport(
      files: [SourceFile(path: path, portedPath: "")], messages: [], values: [value], roots: [], digest: "")
    source.show(["Card"])
    session.tweaks.set(.number(0.8), for: "duration")
    let file = try #require(session.shownFile)
    try session.files.write(SourceEdit.edits(session.tweaks.changedValues, in: report), into: file, tuned: session.tweaks.changedValues)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "let duration = 0.8\n")
    var messages: [String] = []
    session.files.onMessage = { messages.append($0) }
    #expect(session.canUndo)
    session.undo()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "let duration = 0.5\n")
    #expect(messages == ["Card.swift is as it was before"] && file.restoredValues == ["duration": .number(0.8)])
    // What was changed before the writing is undone after it.
    session.undo()
    #expect(session.tweaks.changedValues.isEmpty && messages.count == 1)
  }

  @Test("After a save, the key for comparing compares with the version before it, unless values are tuned")
  func comparesWithVersion() throws {
    try open()
    source.show(["Card"])
    source.show(["Card"])
    #expect(session.comparesCode)
    session.tweaks.set(.number(0.3), for: "duration")
    #expect(!session.comparesCode)
  }
}
