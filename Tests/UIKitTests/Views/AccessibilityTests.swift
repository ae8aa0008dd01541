import Foundation
import Testing
import UIKit

@MainActor
@Suite("Descriptions for assistive programs")
struct AccessibilityTests {
  private final class Dial: UIView {
    var level = 1
    override var accessibilityHint: String? {
      get { "Turns to \(level)" }
      set {}
    }
    override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? "Dial" }
      set { super.accessibilityLabel = newValue }
    }
    override func accessibilityIncrement() { level += 1 }
    override func accessibilityDecrement() { level -= 1 }
  }

  @Test("A class may override what describes its objects, and how they are adjusted")
  func overriding() {
    let dial: UIView = Dial()
    dial.accessibilityIncrement()
    #expect(dial.accessibilityHint == "Turns to 2")
    #expect(dial.accessibilityLabel == "Dial")
    dial.accessibilityLabel = "Volume"
    #expect(dial.accessibilityLabel == "Volume")
    #expect(!dial.accessibilityActivate() && !dial.accessibilityPerformEscape())
  }

  @Test("Other objects have descriptions as well")
  func objects() {
    let item = UIBarButtonItem(systemItem: .add)
    item.accessibilityLabel = "New"
    #expect(item.accessibilityLabel == "New" && item.accessibilityHint == nil)
  }
}
