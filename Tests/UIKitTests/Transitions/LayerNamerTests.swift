import Testing
import UIKit
import UITestSupport

@Suite("The names of the layers of code that names none") @MainActor
struct LayerNamerTests {
  private final class Page: UIViewController {}

  @Test("Given two transitions one after the other, then each names the views that it moves")
  func twoTransitions() {
    let (first, second, third) = (Page(), Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    let harness = SceneHarness(hostTime: 0, pace: .fine, root: navigation)
    harness.scene.layerNamer = LayerNamer()
    func names() -> [String?] { [first, second, third].map { $0.viewIfLoaded?.layer.name } }
    harness.perform { navigation.pushViewController(second, animated: true) }
    harness.advance(by: 1)
    #expect(names() == ["from", "to", nil])
    harness.perform { navigation.pushViewController(third, animated: true) }
    harness.advance(by: 1)
    #expect(names() == [nil, "from", "to"])
    harness.perform { _ = navigation.popViewController(animated: true) }
    harness.advance(by: 0.1)
    #expect(names() == [nil, "to", "from"])
  }
}
