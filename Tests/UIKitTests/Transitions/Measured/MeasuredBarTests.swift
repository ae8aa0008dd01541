import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Bar buttons and the edges of scroll views as measured") struct MeasuredBarTests {
  @Test("A sheet grows out of a bar button on the recorded spring")
  func morph() throws {
    let screen = PresentedScreen()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let item = UIBarButtonItem(systemItem: .action)
    screen.harness.perform {
      screen.harness.window.rootViewController = navigation
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
    }
    screen.harness.advance(by: 0.2)
    let sheet = UIAlertController(title: nil, message: "Share", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.popoverPresentationController?.sourceItem = item
    screen.harness.perform { navigation.present(sheet, animated: true) }
    let plate = try #require(sheet.popoverPresentationController?.presentedView?.superview ?? sheet.view.superview)
    let (start, end) = (plate.layer.presentation()?.bounds.width ?? 0, plate.bounds.width)
    #expect(start < end)
    #expect(
      differences(from: "barItemMorph", in: screen.harness) {
        plate.superview == nil ? 0 : ((plate.layer.presentation()?.bounds.width ?? end) - end) / (start - end)
      } == [])
  }

  @Test("A menu of fingers grows out of a bar button, and shrinks into it, on the recorded springs", arguments: [true, false])
  func menu(opens: Bool) throws {
    let harness = MenuHarness(size: CGSize(width: 390, height: 844))
    harness.scene.settings.menuLook = .touch
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: harness.actions("Copy", "Move")))
    harness.perform {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      harness.window.rootViewController = navigation
    }
    harness.advance(by: 0.2)
    harness.press(harness.middle(of: item.sourceView))
    harness.release()
    let panel = try #require(harness.panels.first)
    let small: CGFloat = 0.15
    var scale: CGFloat { harness.perform { panel.layer.presentation()?.affineTransform().a ?? 1 } }
    if opens {
      #expect(scale == small)
    } else {
      harness.advance(by: 1)
      harness.perform { harness.scene.closeOverlays() }
    }
    #expect(
      differences(from: opens ? "menu.opening" : "menu.closing", in: harness) { (opens ? 1 - scale : scale - small) / (1 - small) } == [])
  }

  @Test("The soft edge of a scroll view is blurred as recorded")
  func edge() { #expect(agrees(ScrollEdgeBlur().backdrop.radius, "scrollEdge.blur")) }
}
