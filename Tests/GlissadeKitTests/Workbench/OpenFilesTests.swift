import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal
@testable import UserCode

@Suite("A person's files in the workbench") @MainActor
struct OpenFilesTests {
  private let harness: OpenFilesHarness
  private var session: StageSession { harness.session }

  init() throws { harness = try OpenFilesHarness() }

  @Test("A file that is opened is shown by an empty screen until its code can be, and then by its first demo")
  func opening() throws {
    try harness.open()
    #expect(session.definition.name == "Card" && session.definition.chapter == .files && harness.source.isStarted)
    let content = SidebarContent(session)
    #expect(content.sections.first?.title == "Your files" && content.sections.first?.items.count == 1)
    harness.source.show(["Card/Sheet", "Card/Zoom"])
    #expect(session.definition.name == "Card/Sheet")
    #expect(SidebarContent(session).sections.first?.items.count == 2)
  }

  @Test("A session that shows a file first opens no other demo, and the file's code waits until it is started")
  func first() throws {
    let request = try SourcePaths.request([harness.write("Card.swift")])
    let session = StageSession(
      demos: session.shelf.demos, showing: .files(request, at: nil), photos: session.photos, configuration: StageConfiguration(),
      pictures: URL(fileURLWithPath: harness.folder.path), takes: session.takes,
      panelMemory: .standard(environment: ["HOME": harness.folder.path]))
    defer { session.stage.close() }
    #expect(session.definition.name == "Card" && session.revisions.stages == 0 && session.shelf.shown.count == 1)
    #expect(session.files.recent.requests.isEmpty && session.shownFile?.source.status.activity == .idle)
  }

  @Test("Given a take and a time on the command line, when the file is first shown, then it is paused there; a missing take is told")
  func opensAtMoment() throws {
    let path = try harness.write("Card.swift")
    let take = Take(
      name: "caught", demo: SourceName(path: path, root: "Zoom").id, phase: .present, size: CGSize(width: 390, height: 844),
      events: TakeEvent.touch(at: CGPoint(x: 5, y: 5), from: 0, to: 0.6))
    try session.takes.save(take)
    var problems: [String] = []
    session.files.onProblem = { problems.append($0) }
    session.files.open(try SourcePaths.request([path]), at: .take("caught", time: 0.25))
    harness.source.show(["Card/Sheet", "Card/Zoom"])
    #expect(session.definition.name == "Card/Zoom" && session.playback.subject == ReplaySubject(take))
    #expect(session.playback.playhead == 0.25 && session.playback.isPaused && problems.isEmpty)
    session.files.open(try SourcePaths.request([harness.write("Other.swift")]), at: .take("caught", time: 0.25))
    harness.sources[1].show(["Other"])
    #expect(problems == ["Other.swift has no take “caught”; it has none yet"])
  }

  @Test("A file of the same name in another folder is open beside the first, with values of its own, and the list tells them apart")
  func sameName() throws {
    try harness.open()
    harness.source.show(["Card"])
    try FileManager.default.createDirectory(atPath: harness.folder.path + "/other", withIntermediateDirectories: true)
    session.tweaks.set(.number(0.3), for: "duration")
    try harness.open("other/Card.swift")
    harness.sources[1].show(["Card"])
    #expect(session.shownFile?.path.hasSuffix("other/Card.swift") == true && !session.tweaks.hasChanges)
    let titles = SidebarContent(session).sections[0].items.map { item in
      if case .file(_, let title, _, _) = item { title } else { "" }
    }
    #expect(titles == ["Card — \((harness.folder.path as NSString).lastPathComponent)", "Card — other"])
  }

  @Test("A file with the name of a demo that comes with the program has takes and values of its own")
  func shippedName() throws {
    let shipped = session.definition
    try harness.open("\(shipped.id).swift")
    harness.source.show([shipped.id])
    #expect(session.definition.id != shipped.id && session.definition.name == shipped.id)
    session.tweaks.set(.number(0.3), for: "duration")
    session.select(shipped)
    #expect(!session.tweaks.hasChanges)
  }

  @Test("A file that is opened with another root takes the place of itself")
  func otherRoot() throws {
    let path = try harness.write("Card.swift")
    session.files.open(CodeRequest(files: [path]))
    harness.source.show(["Card"])
    session.files.open(CodeRequest(files: [path], root: "Sheet"))
    #expect(session.files.files.count == 1 && session.shownFile?.request.root == "Sheet" && !harness.source.isStarted)
  }

  @Test("A picture of a file opens the file at its moment with its values; the values tuned before are one undo step away")
  func opensPicture() throws {
    try harness.open()
    harness.source.show(["Card"])
    session.tweaks.set(.number(0.3), for: "duration")
    session.files.close(session.files.files[0])
    let path = harness.folder.path + "/Card.swift"
    let state = PictureState(
      demo: SourceName(path: path, root: nil).id, origin: CodeRequest(files: [path]), phase: .present, take: nil, time: 0.2,
      values: ["duration": .number(0.8)], size: CGSize(width: 390, height: 844), scale: 1, appearance: .light, reducesMotion: false)
    session.files.open(CodeRequest(files: [path]), at: .picture(state))
    harness.sources[1].show(["Card"])
    #expect(session.playback.playhead == 0.2 && session.playback.isPaused && session.tweaks.changedValues == state.values)
    session.tweaks.undo()
    #expect(session.tweaks.changedValues == ["duration": .number(0.3)])
  }

  @Test("Files that were opened are recent, the latest first, until they are removed; open ones are not listed among them")
  func recent() throws {
    try harness.open("One.swift")
    try harness.open("Two.swift")
    #expect(session.files.recent.requests.map(\.displayName) == ["Two.swift", "One.swift"])
    session.files.close(session.files.files[0])
    let items = SidebarContent(session).sections[0].items
    #expect(items.last == .recent(session.files.recent.requests[1]) && items.count == 2)
    session.files.recent.remove(session.files.recent.requests[1])
    #expect(SidebarContent(session).sections[0].items.count == 1)
    let data = try JSONEncoder().encode(session.files.recent)
    #expect(try JSONDecoder().decode(RecentFiles.self, from: data) == session.files.recent)
  }

  @Test("Given a project that was opened, then it is recent with its target and the folders of its modules, also after it got more files")
  func recentProject() throws {
    let project = try AppProject("Wallet", apps: ["Wallet", "Demo"])
    try project.write("import UIKit\n", as: "Demo/Card.swift")
    let request = try SourcePaths.request([project.path], target: "Demo", modules: ["Layout": project.path + "/Layout"])
    session.files.open(request)
    session.files.close(session.files.files[0])
    try project.write("import UIKit\n", as: "Demo/Other.swift")
    let data = try JSONEncoder().encode(session.files.recent)
    let recent = try #require(try JSONDecoder().decode(RecentFiles.self, from: data).requests.first)
    #expect(recent.displayName == "Wallet (Demo)" && recent.modules == request.modules && recent.paths == [project.path])
    #expect(recent == (try SourcePaths.request([project.path], target: "Demo", modules: request.modules)))
    session.files.open(recent)
    #expect(session.files.recent.requests.count == 1)
  }

  @Test("When a file's code first comes on the stage, then its screens are made once")
  func firstScreens() throws {
    try harness.open()
    harness.source.show(["Card"])
    #expect(harness.source.madeScreens == 1)
  }
}
