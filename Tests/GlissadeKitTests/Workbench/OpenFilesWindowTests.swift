@testable import GlissadeKit
@testable import PhotoFolder
@testable import Rehearsal
@testable import UserCode
import Foundation
import Host
import SDLHost
import SourceReport
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The window with a person's file") @MainActor
struct OpenFilesWindowTests {
  private let folder: TemporaryFolder
  private let session: StageSession
  private let content: WorkbenchContent
  private let host: HeadlessHost
  private let source: FakeSource
  private let error: SourceMessage

  init() throws {
    try HostPlatform.prepare()
    folder = try TemporaryFolder()
    let path = folder.path + "/Card.swift"
    try Data("import UIKit\n".utf8).write(to: URL(fileURLWithPath: path))
    error = SourceMessage(.error, path: path, line: 12, column: 8, text: "cannot find “alpa” in scope")
    session = StageSession(
      demos: [DemoDefinition(DragDemo.self)], photos: .immediate(PhotoLibrary(paths: [folder.path])), configuration: StageConfiguration(),
      pictures: URL(fileURLWithPath: folder.path), takes: TakeLibrary(own: URL(fileURLWithPath: folder.path), shipped: []),
      panelMemory: .standard(environment: ["HOME": folder.path]))
    content = WorkbenchContent(session: session, appearance: .light, threads: 1)
    host = HeadlessHost(content: content, size: WorkbenchLayout.defaultWindowSize)
    let source = FakeSource(CodeRequest(files: [path]))
    self.source = source
    session.files.makeSource = { _ in source }
    host.advance(by: 0.1)
    content.receiveFiles([path])
    source.show(["Card"])
    host.advance(by: 0.1)
  }

  private func views<View: UIView>(_ type: View.Type) -> [View] {
    func all(below view: UIView) -> [View] { view.subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + all(below: $0) } }
    return content.scene.windows.flatMap(all)
  }

  private var line: CodeLineView { views(CodeLineView.self)[0] }

  private func texts(in view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden }.flatMap { [($0 as? UILabel)?.text].compactMap { $0 } + texts(in: $0) }
  }

  private func click(_ view: UIView, x: CGFloat? = nil) {
    let point = view.convert(CGPoint(x: x ?? view.bounds.midX, y: view.bounds.midY), to: nil)
    for phase in [PointerInput.Phase.began, .ended] {
      host.send(.pointer(PointerInput(phase: phase, location: point, timestamp: host.now)))
      host.advance(by: 0.05)
    }
  }

  @Test("A file that is dropped on the window is shown, and the sidebar lists it")
  func dropping() {
    #expect(session.definition.name == "Card")
    #expect(views(SidebarRow.self).contains { texts(in: $0).contains("Card") && $0.isSelected })
    #expect(line.isHidden)
  }

  @Test("Given a project with two apps, then the window asks which one to open: arrows select, Return opens, Esc opens none")
  func targets() throws {
    let project = try AppProject("Wallet", apps: ["Wallet", "Demo"])
    for app in ["Wallet", "Demo"] { try project.write("import UIKit\n", as: "\(app)/\(app).swift") }
    session.files.makeSource = { FakeSource($0) }
    content.receiveFiles([project.path])
    host.advance(by: 0.1)
    #expect(texts(in: views(TargetChooserView.self)[0].card).contains("Which app of Wallet?"))
    press(.keyboardEscape)
    #expect(views(TargetChooserView.self).isEmpty && session.files.files.count == 1)
    content.receiveFiles([project.path])
    host.advance(by: 0.1)
    press(.keyboardDownArrow)
    press(.keyboardReturnOrEnter)
    #expect(views(TargetChooserView.self).isEmpty)
    #expect(session.files.files.last?.request.project == .init(path: project.path, target: "Demo", name: "Wallet"))
  }

  private func press(_ key: UIKeyboardHIDUsage) {
    for isDown in [true, false] {
      host.send(.key(KeyInput(isDown: isDown, usage: key.rawValue, characters: "", modifiers: [], timestamp: host.now)))
      host.advance(by: 0.05)
    }
  }

  @Test("Pictures that are dropped on the window, or a folder with them, are shown by the demos; other files are refused by name")
  func droppingPictures() throws {
    let before = session.photos.library.photos
    content.receiveFiles([SourceAssets.folder + "/Photos"])
    host.advance(by: 0.1)
    #expect(session.photos.library.photos.count > 1 && session.photos.library.photos != before)
    let notes = folder.path + "/Notes.txt"
    try Data("notes".utf8).write(to: URL(fileURLWithPath: notes))
    content.receiveFiles([notes])
    host.advance(by: 0.1)
    #expect(views(NoticeView.self).contains { texts(in: $0).contains { $0.contains("“Notes.txt” is neither") } })
  }

  @Test(
    "A problem is told in one line at the foot of the canvas and by a border around the stage; a click copies it; a good version ends it")
  func problem() {
    source.fail(.code, "the new version has an error", at: [error])
    host.advance(by: 0.1)
    #expect(!line.isHidden && texts(in: line).contains("Card.swift:12:8 cannot find “alpa” in scope"))
    #expect(views(StageScreen.self)[0].border != nil)
    click(line, x: 40)
    #expect(UIPasteboard.general.string == error.compilerText)
    source.show(["Card"])
    host.advance(by: 0.1)
    #expect(line.isHidden && views(StageScreen.self)[0].border == nil)
  }

  @Test("All messages are in a list, which the line's button shows and hides")
  func list() {
    let warning = SourceMessage(.warning, path: error.path, line: 3, column: 1, text: "never used")
    source.fail(.code, "the new version has an error", at: [error, warning])
    host.advance(by: 0.1)
    let list = views(MessageListView.self)[0]
    #expect(list.isHidden)
    let button = line.subviews.first { $0 is UIButton }
    click(button ?? line)
    #expect(!list.isHidden && texts(in: list).contains("never used") && texts(in: list).contains("Card.swift:12:8"))
    click(button ?? line)
    #expect(list.isHidden)
  }

  @Test(
    "Given the folder of a project, or the project itself, that is dropped on the window, then the project is opened",
    arguments: ["", "/Wallet.xcodeproj"])
  func droppedProject(name: String) throws {
    let project = try AppProject("Wallet", apps: ["Wallet"])
    try project.write("import UIKit\n", as: "Wallet/Card.swift")
    session.files.makeSource = { FakeSource($0) }
    content.receiveFiles([project.path + name])
    host.advance(by: 0.1)
    let opened = try #require(session.files.files.last)
    #expect(session.files.files.count == 2 && opened.name == "Wallet" && opened.request.project?.path == project.path + name)
  }

  @Test("A version that ended the program the last time is run again at a click")
  func runAgain() {
    source.stopVersion()
    host.advance(by: 0.1)
    #expect(texts(in: line).contains("Run Again"))
    click(line.subviews.first { $0 is UIButton } ?? line)
    #expect(line.isHidden)
  }

  @Test("What is being done is told only when it takes longer than a third of a second")
  func activity() {
    source.begin(.porting)
    host.advance(by: 0.1)
    source.begin(.compiling)
    host.advance(by: 0.1)
    #expect(line.isHidden)
    source.begin(.idle)
    host.advance(by: 0.5)
    #expect(line.isHidden)
    source.begin(.compiling)
    host.advance(by: 0.5)
    #expect(!line.isHidden && texts(in: line).contains("Compiling …"))
    source.begin(.building(module: "SnapKit"))
    host.advance(by: 0.1)
    #expect(texts(in: line).contains("Building SnapKit …"))
    source.begin(.idle)
    host.advance(by: 0.1)
    #expect(line.isHidden)
  }

  @Test("Ctrl+O asks for a file, Return opens the selected one, and Esc closes the question")
  func chooser() {
    func key(_ usage: Int, _ characters: String = "", _ modifiers: KeyModifiers = []) {
      for isDown in [true, false] {
        host.send(
          .key(KeyInput(isDown: isDown, usage: usage, characters: characters, modifiers: modifiers, timestamp: host.now)))
        host.advance(by: 0.05)
      }
    }
    key(18, "o", .control)
    #expect(views(FileChooserView.self).count == 1)
    key(UIKeyboardHIDUsage.keyboardEscape.rawValue)
    #expect(views(FileChooserView.self).isEmpty)
    session.files.close(session.files.files[0])
    key(18, "o", .control)
    key(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue, "\r")
    #expect(views(FileChooserView.self).isEmpty && session.files.files.count == 1)
  }

  @Test("After a save, the panel is the same one with the new values, and its filter stays")
  func panelAfterSave() throws {
    let workbench = try #require(content.scene.windows.first?.rootViewController as? WorkbenchViewController)
    let panel = try #require(workbench.panel)
    let store = panel.store
    panel.showsChangedOnly = true
    source.show(["Card"])
    host.advance(by: 0.1)
    #expect(workbench.panel === panel && panel.store !== store && panel.store === session.tweaks && panel.showsChangedOnly)
    #expect(views(TweakRow.self).allSatisfy { $0.edited.isChanged || $0.isHidden })
    panel.showsChangedOnly = false
    session.tweaks.set(.number(0.7), for: "duration")
    host.advance(by: 0.1)
    #expect(texts(in: panel.view).contains("1 changed") && views(TweakRow.self).count == 1)
  }

  @Test("Of forty versions, each with a sheet presented, those that are no longer shown leave no screens behind")
  func manyVersions() {
    for _ in 0..<40 {
      session.run(.present)
      host.advance(by: 0.2)
      source.show(["Card"])
      host.advance(by: 0.1)
    }
    #expect(session.stages.count == 1 && source.livingScreens <= 2, "\(source.livingScreens) screens")
  }
}
