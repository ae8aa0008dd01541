import Foundation
import Testing
import UIKit
import UITestSupport

/// A scene that stops when its code uses UIKit wrongly, as a stage does.
@MainActor
private struct StoppableScene {
  let stage = AnimationStage()
  var scene: UIWindowScene { stage.scene }

  init() { stage.scene.misuseScope = .scene }

  /// Runs code of the scene, and returns what UIKit says of it.
  func run(_ body: @MainActor () -> Void) -> [String] { warnings { stage.perform(body) } }

  /// What has stopped the scene.
  var exception: (name: String, reason: String, place: String?)? {
    guard case .exception(let name, let reason, let place)? = scene.doctor.diagnoses.last?.kind else { return nil }
    return (name, reason, place)
  }

  func finishTooEarly() -> [String] {
    run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
  }
}

@Suite("Errors of the programmer") @MainActor
struct MisuseTests {
  private let stoppable = StoppableScene()

  @Test(
    "Given a scene that can stop, when its code makes an error, then UIKit's own sentence is said, with the line, and the scene has stopped"
  )
  func sentence() throws {
    let line = #line + 1
    let said = stoppable.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
    let sentence =
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'finishAnimationAtPosition: should only be "
      + "called on a stopped animator!'"
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix(sentence) == true)
    #expect(stoppable.scene.isStopped)
    #expect(stoppable.scene.doctor.diagnoses.map(\.severity) == [.fatal])
    let place = try #require(stoppable.exception?.place)
    #expect(place.hasSuffix("MisuseTests.swift:\(line)"))
    #expect(said.first?.contains(place) == true)
  }

  @Test("Given a stopped scene, then its code is called no more: no input, no deferred work, no turn")
  func stopped() {
    var journal: [String] = []
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.addAction(UIAction { _ in journal.append("pressed") }, for: .touchDown)
    stoppable.stage.perform { stoppable.stage.window.addSubview(button) }
    stoppable.stage.advance(by: 0.1)
    stoppable.scene.perform(after: 0.2) { journal.append("deferred") }
    _ = stoppable.finishTooEarly()
    let press = PointerInput(phase: .began, location: CGPoint(x: 50, y: 50), timestamp: stoppable.scene.time)
    stoppable.scene.deliver(.pointer(press))
    let time = stoppable.scene.time
    stoppable.stage.advance(by: 1)
    #expect(journal.isEmpty)
    #expect(stoppable.scene.time == time)
    #expect(!stoppable.scene.needsFrame)
    #expect(stoppable.scene.nextWakeUp == nil)
  }

  @Test("When an error is made in the middle of a turn, then the rest of the turn does not happen")
  func middleOfATurn() {
    var journal: [String] = []
    stoppable.scene.perform(after: 0.1) { misuse("the first") }
    stoppable.scene.perform(after: 0.1) { journal.append("the second") }
    let said = warnings { stoppable.stage.advance(by: 0.2) }
    #expect(said.count == 1)
    #expect(journal.isEmpty)
  }

  @Test("What goes wrong after the first error is not told: on an iPhone none of it would have happened")
  func onlyTheFirst() {
    _ = stoppable.finishTooEarly()
    #expect(stoppable.finishTooEarly().isEmpty)
    #expect(stoppable.scene.doctor.diagnoses.count == 1)
  }

  @Test("An error in code that runs in no scene, such as a timer's, stops the latest scene that can be stopped")
  func outsideOfAnyScene() {
    let said = warnings { misuse("a timer's") }
    #expect(said.count == 1)
    #expect(stoppable.scene.isStopped)
  }

  @Test("An error that UIKit finds during a layout stops the scene as well")
  func layout() {
    let controller = UITableViewController(style: .plain)
    let source = OneRow()
    controller.tableView.dataSource = source
    source.fallback = UITableViewController(style: .plain)
    stoppable.stage.perform { stoppable.stage.window.rootViewController = controller }
    _ = warnings { stoppable.stage.advance(by: 0.1) }
    #expect(stoppable.exception?.reason.contains("failed to obtain a cell from its dataSource") == true)
  }

  // MARK: The plain program

  @Test("Given a program with nothing but its own scene, when its code makes an error, then it ends with status 70 and the sentence")
  func program() async throws {
    let result = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
      await addToItself()
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      said.contains("*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Can't add self as subview'"))
    #expect(said.contains("MisuseTests.swift:"))
  }
}

/// What an app does that ends: in a function of its own, since the lines of a test that runs in another process are a macro's.
@MainActor
private func addToItself() {
  let stage = AnimationStage()
  stage.perform { stage.view.addSubview(stage.view) }
}

/// A table's source that leaves its cells to a controller that makes none.
@MainActor
private final class OneRow: NSObject, UITableViewDataSource {
  var fallback: UITableViewController?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    fallback?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
