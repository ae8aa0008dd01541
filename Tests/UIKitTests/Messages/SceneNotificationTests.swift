import Foundation
import Testing
import UIKit
import UITestSupport

@Suite("Observers of notifications by selectors") @MainActor
struct SceneNotificationTests {
  private let stage = SelectorScene()
  private let name = NSNotification.Name("SceneNotificationTests")
  private var receiver: Receiver { stage.receiver }

  private func post(_ object: Any? = nil) { NotificationCenter.default.post(name: name, object: object) }

  private func observe(_ object: Any? = nil) {
    stage.perform { NotificationCenter.default.addObserver(receiver, selector: "take:", name: name, object: object) }
  }

  @Test("Given an observer, then its method gets each notification of the name and object")
  func calls() {
    observe(stage.window)
    stage.perform {
      post(stage.window)
      post(stage.scene)
    }
    post(stage.window)
    #expect(receiver.calls == ["take Notification", "take Notification"])
  }

  @Test("Given an observer that was removed, by name or altogether, then nothing comes")
  func removal() {
    observe()
    NotificationCenter.default.removeObserver(receiver, name: NSNotification.Name("another"), object: nil)
    post()
    #expect(receiver.calls.count == 1)
    NotificationCenter.default.removeObserver(receiver, name: name, object: nil)
    post()
    observe()
    NotificationCenter.default.removeObserver(receiver)
    post()
    #expect(receiver.calls.count == 1)
  }

  @Test("Given a scene, then its observers get neither what another scene posts nor anything after it is closed")
  func scenes() {
    observe()
    let other = SceneHarness()
    other.perform { post() }
    #expect(receiver.calls.isEmpty)
    stage.scene.disconnect()
    post()
    #expect(receiver.calls.isEmpty)
  }

  @Test("Given an observer that no longer exists, then nothing happens")
  func weakObserver() {
    final class Witness: NSObject {}
    weak var gone: Witness?
    do {
      let witness = Witness()
      gone = witness
      stage.perform { NotificationCenter.default.addObserver(witness, selector: "nothing", name: name, object: nil) }
    }
    #expect(gone == nil)
    post()
    #expect(!stage.scene.isStopped)
  }
}
