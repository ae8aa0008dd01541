@testable import GlissadeKit
@testable import PhotoFolder
@testable import Rehearsal
import Foundation
import Host
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("A stage whose code raises an exception") @MainActor
struct StoppedStageTests {
  private let folder: TemporaryFolder
  private let session: StageSession
  private let content: WorkbenchContent
  private let host: HeadlessHost

  init() throws {
    try HostPlatform.prepare()
    folder = try TemporaryFolder()
    let photos = PhotoSource.immediate(PhotoLibrary(paths: [folder.path]))
    session = StageSession(
      demos: [DemoDefinition(RaisingDemo.self), DemoDefinition(DragDemo.self)], photos: photos, configuration: StageConfiguration(),
      pictures: URL(fileURLWithPath: folder.path), takes: TakeLibrary(own: URL(fileURLWithPath: folder.path), shipped: []),
      panelMemory: .standard(environment: ["HOME": folder.path]))
    content = WorkbenchContent(session: session, appearance: .light, threads: 1)
    host = HeadlessHost(content: content, size: WorkbenchLayout.defaultWindowSize)
    host.advance(by: 0.1)
  }

  /// Has the demo raise its exception, alive and not as a replay.
  private func raise() {
    session.playback.step(by: 1)
    host.advance(by: 0.05)
    session.playback.deliver(.key(KeyInput(isDown: true, usage: 4, characters: "a", timestamp: session.stage.scene.time)))
    host.advance(by: 0.5)
  }

  private var stoppedView: StoppedStageView? {
    func find(below view: UIView) -> StoppedStageView? {
      view as? StoppedStageView ?? view.subviews.lazy.compactMap { find(below: $0) }.first
    }
    return content.scene.windows.lazy.compactMap { find(below: $0) }.first
  }

  private func click(_ view: UIView) {
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    for phase in [PointerInput.Phase.began, .ended] {
      host.send(.pointer(PointerInput(phase: phase, location: point, timestamp: host.now)))
      host.advance(by: 0.05)
    }
  }

  @Test("When the exception is raised, then the stage stops and says what and where, and the window lives on")
  func stops() throws {
    raise()
    #expect(session.stage.isStopped)
    let shown = try #require(stoppedView)
    #expect(!shown.isHidden)
    #expect(shown.misuse?.reason == "finishAnimationAtPosition: should only be called on a stopped animator!")
    #expect(shown.misuse?.place?.shortName == "RaisingDemo.swift:\(RaisingDemo.line)")
    #expect(content.nextTurn == nil)
  }

  @Test("When Reset is clicked, then a fresh stage takes its place and the keyboard is the stage's again")
  func reset() throws {
    raise()
    let shown = try #require(stoppedView)
    let stopped = session.stage
    click(shown.resetButton)
    #expect(session.stage !== stopped)
    #expect(!session.stage.isStopped)
    #expect(shown.isHidden)
    #expect(content.scene.keyWindow?.focusedView !== shown.resetButton)
  }

  @Test("A stopped stage takes no input; running its phase begins on a fresh one")
  func runsAgain() {
    raise()
    let stopped = session.stage
    session.playback.deliver(.pointer(PointerInput(phase: .began, location: CGPoint(x: 50, y: 50), timestamp: 0)))
    #expect(!stopped.scene.hasPendingInput)
    session.run(.present)
    host.advance(by: 0.1)
    #expect(session.stage !== stopped)
    #expect(!session.stage.isStopped)
  }

  @Test("A replay can be scrubbed to the moments before the exception")
  func scrubbing() {
    session.playback.scrub(to: 1)
    host.advance(by: 0.1)
    #expect(session.stage.isStopped)
    session.playback.scrub(to: 0.2)
    host.advance(by: 0.1)
    #expect(!session.stage.isStopped)
    #expect(stoppedView?.isHidden == true)
  }

  @Test("Another device replaces a stage that has stopped; another scale only redraws it")
  func configuration() {
    raise()
    session.configure { $0.scale = 0.5 }
    #expect(session.stage.isStopped)
    session.configure { $0.device = .smallPhone }
    #expect(!session.stage.isStopped)
    #expect(session.stage.scene.screen.bounds.size == Device.smallPhone.size)
  }

  // MARK: Without a window

  private func run(_ words: String..., demos: [any Demo.Type] = [RaisingDemo.self, StillbornDemo.self]) -> (
    status: GlissadeKit.ExitStatus, console: RecordingConsole
  ) {
    let console = RecordingConsole()
    let environment = ["GLISSADE_ASSETS": SourceAssets.folder, "HOME": folder.path]
    return (Workbench.run(words, demos: demos, console: console, environment: environment), console)
  }

  @Test("A capture of the phase fails with status 65, names the exception and writes nothing; up to the exception it is as ever")
  func captures() {
    let file = folder.path + "/a.png"
    for words in [["shot", "raising", "-o", file], ["film", "raising", "-o", file], ["trace", "raising", "-o", folder.path + "/a.csv"]] {
      let console = RecordingConsole()
      let status = Workbench.run(
        words, demos: [RaisingDemo.self], console: console, environment: ["GLISSADE_ASSETS": SourceAssets.folder, "HOME": folder.path])
      #expect(status.rawValue == 65)
      #expect(console.errors.count == 1)
      #expect(console.errors.first?.hasPrefix("glissade: “raising” was stopped by NSInternalInconsistencyException at /") == true)
      #expect(!FileManager.default.fileExists(atPath: file))
    }
    #expect(run("shot", "raising", "--at", "0.2", "-o", file).status == .success)
  }

  @Test("The check names the exception as what is wrong, and looks no further", arguments: ["raising", "stillborn"])
  func check(demo: String) {
    let (status, console) = run("check", demo)
    #expect(status == .failure)
    #expect(console.text.contains("\(demo): 1 problem"))
    #expect(console.text.contains("*** Terminating app due to uncaught exception 'NS"))
  }

  // MARK: Demos that cannot be shown

  private class Plain: Demo {
    class var id: String { "plain" }
    class var title: String { "Plain" }
    class var chapter: DemoChapter { .modal }
    class var tweaks: [TweakGroup] { [] }
    class var phases: [DemoPhase] { [.present] }
    let rootViewController = UIViewController()
    required init(_ setting: DemoSetting) {}
    func run(_ phase: DemoPhase) {}
  }

  private final class Phaseless: Plain {
    override class var id: String { "phaseless" }
    override class var phases: [DemoPhase] { [] }
  }

  private final class Doubled: Plain {
    override class var id: String { "doubled" }
    override class var tweaks: [TweakGroup] {
      let tweak = Tweak(id: "speed", title: "Speed", meaning: "How fast.", domain: .boolean, default: .boolean(true))
      return [TweakGroup("Motion", [tweak, tweak])]
    }
  }

  @Test("Given demos that cannot be shown, when the program starts, then it says why and exits 65")
  func unshowable() {
    let cases: [(demos: [any Demo.Type], message: String)] = [
      ([], "glissade: there is no demo to show: “Workbench.main(demos:)” needs at least one"),
      ([Phaseless.self], "glissade: the demo “phaseless” has no phases: name “present”, “dismiss” or both"),
      ([Plain.self, Plain.self], "glissade: two demos have the id “plain”: give each its own"),
      ([Doubled.self], "glissade: two tweaks of the demo “doubled” have the id “speed”: give each its own"),
    ]
    for (demos, message) in cases {
      let (status, console) = run("list", demos: demos)
      #expect(status.rawValue == 65)
      #expect(console.errors == [message])
    }
  }
}
