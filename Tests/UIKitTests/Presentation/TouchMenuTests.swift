import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Menus of phones") struct TouchMenuTests {
  private let harness = MenuHarness(size: CGSize(width: 390, height: 844))

  init() { harness.scene.settings.menuLook = .touch }

  @Test("A bar button with a menu opens it by a press, at 250 points wide and 44 for each row; its action comes after the menu's end")
  func barButton() {
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: harness.actions("Copy", "Move")))
    harness.perform {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      harness.window.rootViewController = navigation
    }
    harness.advance(by: 0.2)
    harness.click(harness.middle(of: item.sourceView))
    harness.advance(by: 1)
    #expect(harness.panels[0].bounds.size == CGSize(width: 250, height: 88))
    harness.click(harness.place("Move"))
    #expect(harness.log.take() == ["Move"])
    harness.advance(by: 1)
    #expect(harness.panels.isEmpty)
  }

  @Test("A bar button with an action and a menu performs the action by a press, and opens the menu by a long one")
  func bothActions() {
    let item = UIBarButtonItem(title: "Add", primaryAction: harness.action("Added"), menu: UIMenu(children: harness.actions("Folder")))
    harness.perform {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      harness.window.rootViewController = navigation
    }
    harness.advance(by: 0.2)
    let place = harness.middle(of: item.sourceView)
    harness.click(place)
    #expect(harness.log.take() == ["Added"] && harness.panels.isEmpty)
    harness.press(place)
    harness.advance(by: 0.8)
    harness.release(place)
    #expect(harness.titles() == ["Folder"])
  }

  @Test("A menu grows out of its button, and shrinks back while the screen can already be used")
  func motion() {
    let button = harness.menuButton(UIMenu(children: harness.actions("One")))
    harness.click(harness.middle(of: button))
    harness.advance(by: 0.05)
    #expect((harness.panels[0].layer.presentation()?.affineTransform().a ?? 1) < 1)
    harness.advance(by: 1)
    harness.click(CGPoint(x: 200, y: 700))
    harness.advance(by: 0.05)
    #expect(harness.panels.count == 1 && harness.scene.hitTest(harness.middle(of: button))?.view === button)
  }

  @Test("Deferred elements take the place of “Loading…” when they come")
  func deferred() {
    var give: ([UIMenuElement]) -> Void = { _ in }
    let deferred = UIDeferredMenuElement { completion in give = completion }
    let button = harness.menuButton(UIMenu(children: harness.actions("One") + [deferred]))
    harness.click(harness.middle(of: button))
    harness.advance(by: 1)
    #expect(harness.titles() == ["One", "Loading…"])
    harness.perform { give(harness.actions("Two", "Three")) }
    harness.advance(by: 0.1)
    #expect(harness.titles() == ["One", "Two", "Three"] && harness.panels[0].bounds.height == 132)
  }

  @Test("A long press shows a preview of the view in front of the blurred screen; a tap on it is reported")
  func preview() {
    let view = harness.add(
      PreviewedView(UIMenu(children: harness.actions("One", "Two"))), frame: CGRect(x: 40, y: 700, width: 120, height: 100))
    harness.press(CGPoint(x: 100, y: 750))
    harness.advance(by: 0.8)
    harness.release(CGPoint(x: 100, y: 750))
    harness.advance(by: 1)
    #expect(view.alpha == 0 && harness.titles() == ["One", "Two"])
    #expect(harness.panels[0].frame.maxY <= 844 && harness.panels[0].frame.minY > 600)
    harness.click(CGPoint(x: 100, y: harness.panels[0].frame.minY - 40))
    harness.advance(by: 1)
    #expect(view.commits == 1 && view.alpha == 1 && harness.panels.isEmpty)
  }

  @Test("A preview of one's own is a controller, which appears and disappears with the menu")
  func controller() {
    let journal = Journal()
    let view = harness.add(PreviewedView(UIMenu(children: harness.actions("One"))), frame: CGRect(x: 40, y: 100, width: 120, height: 100))
    view.makePreview = { ReportingController("P", journal) }
    harness.press(CGPoint(x: 100, y: 150))
    harness.advance(by: 1.5)
    harness.release(CGPoint(x: 100, y: 150))
    #expect(journal.take().contains("P.didAppear"))
    harness.key(.keyboardEscape)
    harness.advance(by: 1)
    #expect(journal.take().contains("P.didDisappear") && harness.panels.isEmpty)
  }
}

/// A view with a context menu and a preview.
@MainActor
private final class PreviewedView: UIView, UIContextMenuInteractionDelegate {
  var makePreview: (() -> UIViewController?)?
  private(set) var commits = 0
  private var menu: UIMenu?

  convenience init(_ menu: UIMenu) {
    self.init(frame: .zero)
    self.menu = menu
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    UIContextMenuConfiguration(previewProvider: { [makePreview] in makePreview?() }, actionProvider: { [menu] _ in menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { commits += 1 }
}
