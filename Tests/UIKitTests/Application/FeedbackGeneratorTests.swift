import Testing
import UIKit
import UITestSupport

@Suite("Feedback generators") @MainActor
struct FeedbackGeneratorTests {
  private let harness = SceneHarness(size: CGSize(width: 100, height: 100))
  private let log = HapticLog()

  private func felt(_ body: () -> Void) -> [String] {
    harness.scene.hapticLog = log
    harness.perform(body)
    return log.events.map(\.feedback.description)
  }

  @Test("Each call is felt once, with the style of its generator and its intensity; an intensity is moved into 0…1")
  func kinds() {
    let felt = felt {
      UIImpactFeedbackGenerator().impactOccurred()
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.25)
      UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 7, at: .zero)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.error)
    }
    #expect(felt == ["medium impact", "rigid impact at 25 %", "soft impact", "selection change", "error notification"])
  }

  @Test("Nothing is felt by preparing")
  func preparing() {
    #expect(felt { UISelectionFeedbackGenerator().prepare() }.isEmpty)
  }

  @Test("A generator for a view is one of the view's interactions, which keeps it")
  func view() {
    let view = UIView()
    weak var generator: UIImpactFeedbackGenerator?
    harness.perform {
      let attached = UIImpactFeedbackGenerator(style: .light, view: view)
      generator = attached
    }
    #expect(generator?.view === view && view.interactions.contains { $0 === generator })
    if let generator { view.removeInteraction(generator) }
    #expect(generator?.view == nil)
    #expect(UISelectionFeedbackGenerator(view: view).view === view)
  }

  @Test("Given feedback when nobody records, then nothing happens")
  func unrecorded() {
    harness.perform { UINotificationFeedbackGenerator().notificationOccurred(.warning, at: .zero) }
    #expect(log.events.isEmpty)
  }
}
