import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Action sheets") struct ActionSheetTests {
  private func sheet(_ screen: PresentedScreen) -> UIAlertController {
    let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Hide", UIAlertAction.Style.default), ("Delete", .destructive), ("Cancel", .cancel)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { screen.journal.note($0.title ?? "") })
    }
    return sheet
  }

  @Test("On a phone it rises from the bottom edge, with a plate of its own for the action that cancels")
  func phone() {
    let screen = PresentedScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let sheet = sheet(screen)
    screen.present(sheet)
    let frame = screen.frame(of: sheet.view)
    #expect(frame.minX == 8 && frame.width == 374 && frame.maxY == 844 - 34)
    #expect(screen.frame(of: screen.label("Cancel")).midY == 844 - 34 - 28.5)
    screen.harness.click(CGPoint(x: 200, y: 100))
    screen.harness.advance(by: 1)
    #expect(screen.journal.take() == ["presented", "Cancel"])
  }

  @Test("On a tablet it is a popover without the action that cancels, which a tap outside performs")
  func tablet() {
    let screen = PresentedScreen(PresentedScreen.tablet)
    let sheet = sheet(screen)
    sheet.popoverPresentationController?.sourceView = screen.button
    screen.present(sheet)
    #expect(screen.label("Cancel") == nil && sheet.popoverPresentationController?.arrowDirection == .up)
    #expect(screen.frame(of: sheet.view).minY == 253)
    screen.harness.click(CGPoint(x: 700, y: 900))
    screen.harness.advance(by: 1)
    #expect(screen.journal.take() == ["presented", "Cancel"])
  }

  @Test(
    "When the screen becomes that of a tablet during the presentation, then it is a popover in the end, and the views behind have their colors"
  )
  func resizedOnTheWay() {
    let screen = PresentedScreen()
    let sheet = sheet(screen)
    sheet.popoverPresentationController?.sourceView = screen.button
    screen.harness.perform { screen.root.present(sheet, animated: true) }
    screen.harness.advance(by: 0.1)
    screen.harness.scene.resize(to: PresentedScreen.tablet)
    screen.harness.advance(by: 1.5)
    #expect(screen.label("Cancel") == nil && screen.frame(of: sheet.view).minY == 253)
    #expect(screen.root.view.tintAdjustmentMode == .normal)
  }

  @Test("With reduced motion it fades, for as long as its transition says")
  func reducedMotion() {
    let screen = PresentedScreen(PresentedScreen.tablet)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let item = UIBarButtonItem(systemItem: .action)
    screen.harness.perform {
      screen.harness.window.rootViewController = navigation
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
    }
    screen.harness.scene.settings.isReduceMotionEnabled = true
    screen.harness.advance(by: 0.2)
    let sheet = sheet(screen)
    sheet.popoverPresentationController?.sourceItem = item
    screen.harness.perform { navigation.present(sheet, animated: true) }
    screen.harness.advance(by: 1)
    #expect(sheet.view.window != nil && screen.harness.scene.doctor.diagnoses.isEmpty)
  }

  @Test("With a source view it is anchored to it on a phone since iOS 26, without an action that cancels", arguments: [18, 26])
  func sourceView(version: Int) {
    let screen = PresentedScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    screen.harness.scene.settings.systemVersion = version
    let sheet = sheet(screen)
    sheet.popoverPresentationController?.sourceView = screen.button
    screen.present(sheet)
    let frame = screen.frame(of: sheet.view)
    #expect((screen.label("Cancel") == nil) == (version == 26))
    #expect(version == 26 ? abs(frame.minY - 240) < 20 && frame.width < 374 : frame.maxY == 844 - 34)
  }

  @Test("With a source item it is anchored on a phone too, and grows out of a bar button")
  func anchored() {
    let screen = PresentedScreen()
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.harness.perform {
      screen.harness.window.rootViewController = navigation
      navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    }
    screen.harness.advance(by: 0.2)
    let item = navigation.topViewController?.navigationItem.rightBarButtonItem
    let button = screen.frame(of: item?.sourceView)
    let sheet = sheet(screen)
    sheet.popoverPresentationController?.sourceItem = item
    screen.harness.perform { navigation.present(sheet, animated: true) }
    screen.harness.advance(by: 0.02)
    #expect((item?.sourceView?.alpha ?? 1) < 0.02)
    screen.harness.advance(by: 1.2)
    let frame = screen.frame(of: sheet.view)
    #expect(frame.maxX <= 380 && frame.minY <= button.maxY && item?.sourceView?.alpha == 1)
    screen.click("Hide")
    #expect(screen.journal.take() == ["Hide"] && navigation.presentedViewController == nil)
  }
}
