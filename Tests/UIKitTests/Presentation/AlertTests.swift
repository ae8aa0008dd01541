import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Alerts") struct AlertTests {
  private let screen = PresentedScreen()

  private func alert(_ actions: [(String, UIAlertAction.Style)], title: String = "Delete?", message: String? = "For good.")
    -> UIAlertController
  {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [screen] in
          screen.journal.note("\($0.title ?? "") \(screen.root.presentedViewController == nil)")
        })
    }
    return alert
  }

  @Test("When the appearance changes below an alert, then the gray of the views behind is that of the new appearance")
  func grayInTheDark() {
    func gray(on screen: PresentedScreen, isDarkBefore: Bool) -> CGColor? {
      let button = UIButton(type: .system)
      screen.harness.perform {
        button.setTitle("Open", for: .normal)
        screen.root.view.addSubview(button)
      }
      if isDarkBefore { screen.harness.scene.settings.userInterfaceStyle = .dark }
      screen.present(alert([("Cancel", .cancel)]))
      screen.harness.scene.settings.userInterfaceStyle = .dark
      screen.harness.turn()
      return button.titleLabel?.textColor.resolvedColor(with: button.traitCollection).cgColor
    }
    #expect(gray(on: screen, isDarkBefore: false) == gray(on: PresentedScreen(), isDarkBefore: true))
  }

  @Test("An alert is 270 points wide in the middle of the screen; it comes from nearer the eye, and the views behind are dimmed and gray")
  func appearance() throws {
    let alert = alert([("Cancel", .cancel), ("Delete", .destructive)])
    screen.harness.perform { screen.root.present(alert, animated: true) }
    screen.harness.advance(by: 0.05)
    #expect((alert.view.layer.presentation()?.affineTransform().a ?? 1) > 1.02)
    screen.harness.advance(by: 1)
    let frame = screen.frame(of: alert.view)
    #expect(frame.width == 270 && abs(frame.midX - 195) < 1 && abs(frame.midY - 422) < 1)
    #expect(screen.root.view.tintAdjustmentMode == .dimmed && alert.view.accessibilityViewIsModal)
  }

  @Test("Of two actions the one that cancels is at the left; of three it is below the others")
  func order() {
    screen.present(alert([("Delete", .destructive), ("Cancel", .cancel)]))
    #expect(screen.frame(of: screen.label("Cancel")).midX < screen.frame(of: screen.label("Delete")).midX)
    screen.click("Cancel")
    screen.present(alert([("Cancel", .cancel), ("Delete", .destructive), ("Archive", .default)]))
    #expect(screen.frame(of: screen.label("Cancel")).minY > screen.frame(of: screen.label("Archive")).minY)
  }

  @Test("A tap chooses: the alert goes, and then the handler is called")
  func choosing() {
    screen.present(alert([("Cancel", .cancel), ("Delete", .destructive)]))
    screen.click("Delete")
    #expect(screen.journal.take() == ["presented", "Delete true"])
    #expect(screen.root.view.tintAdjustmentMode != .dimmed)
  }

  @Test("A finger that slides from button to button chooses the one on which it is lifted, and beside them none")
  func sliding() {
    screen.present(alert([("Cancel", .cancel), ("Delete", .destructive)]))
    let (from, to) = (screen.frame(of: screen.label("Cancel")), screen.frame(of: screen.label("Delete")))
    screen.harness.drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: from.midX, y: 100))
    screen.harness.advance(by: 1)
    #expect(screen.root.presentedViewController != nil)
    screen.harness.drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY))
    screen.harness.advance(by: 1)
    #expect(screen.journal.take() == ["presented", "Delete true"])
  }

  @Test("Return chooses the preferred action, Esc the one that cancels, and a disabled action can't be chosen")
  func keys() {
    for (key, expected) in [(UIKeyboardHIDUsage.keyboardReturnOrEnter, "Save true"), (.keyboardEscape, "Cancel true")] {
      let alert = alert([("Cancel", .cancel), ("Save", .default), ("Discard", .destructive)])
      alert.preferredAction = alert.actions[1]
      screen.present(alert)
      alert.actions[1].isEnabled = false
      screen.harness.key(.keyboardReturnOrEnter, "\r")
      screen.harness.advance(by: 1)
      #expect(screen.journal.take() == ["presented"])
      alert.actions[1].isEnabled = true
      screen.harness.key(key, key == .keyboardEscape ? "" : "\r")
      screen.harness.advance(by: 1)
      #expect(screen.journal.take() == [expected])
    }
  }

  @Test("The first text field has the keyboard; Return goes to the next, and from the last chooses")
  func fields() throws {
    let alert = alert([("Cancel", .cancel), ("Sign In", .default)])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.placeholder = "Password" }
    screen.present(alert)
    let fields = try #require(alert.textFields)
    #expect(fields[0].isFirstResponder)
    screen.harness.type("Ada")
    screen.harness.key(.keyboardReturnOrEnter, "\r")
    #expect(fields[1].isFirstResponder && fields[0].text == "Ada")
    screen.harness.key(.keyboardReturnOrEnter, "\r")
    screen.harness.advance(by: 1)
    #expect(screen.journal.take() == ["presented", "Sign In true"])
  }

  @Test("Dismissed while it comes, or presented twice, an alert stays, and the request is warned of")
  func overlap() {
    let alert = alert([("OK", .default)])
    screen.harness.perform { screen.root.present(alert, animated: true) }
    screen.harness.advance(by: 0.1)
    screen.harness.click(CGPoint(x: 195, y: 450))
    screen.harness.advance(by: 1)
    #expect(screen.root.presentedViewController === alert)
    screen.harness.perform { screen.root.present(alert, animated: true) }
    #expect(screen.journal.take().last?.contains("already presenting") == true)
  }

  @Test("What does not fit scrolls, and the alert stays in the middle of a rotated screen")
  func small() {
    let alert = alert((1...9).map { ("Choice \($0)", .default) }, message: String(repeating: "A long story. ", count: 40))
    screen.present(alert)
    screen.harness.scene.resize(to: CGSize(width: 667, height: 375))
    screen.harness.advance(by: 1)
    let frame = screen.frame(of: alert.view)
    #expect(frame.height <= 375 - 16 && abs(frame.midX - 333.5) < 1 && abs(frame.midY - 187.5) < 1)
  }
}
