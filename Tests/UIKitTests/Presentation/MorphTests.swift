import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("A popover that grows out of a bar button") struct MorphTests {
  private let harness = MenuHarness(size: CGSize(width: 834, height: 1112))
  private let item = UIBarButtonItem(systemItem: .action)
  private let page = UIViewController()
  private let content = UIViewController()
  private let inside = UIButton(type: .system)
  private let behind = UIButton(type: .system)

  init() {
    let log = harness.log
    harness.perform {
      behind.addAction(UIAction { _ in log.note("behind") }, for: .touchUpInside)
      page.navigationItem.rightBarButtonItem = item
      harness.window.rootViewController = UINavigationController(rootViewController: page)
      behind.frame = CGRect(x: 100, y: 800, width: 200, height: 60)
      page.view.addSubview(behind)
      inside.addAction(UIAction { _ in log.note("inside") }, for: .touchUpInside)
      inside.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
      content.view.addSubview(inside)
      content.preferredContentSize = CGSize(width: 300, height: 400)
    }
    harness.advance(by: 0.2)
  }

  private func present() {
    harness.perform {
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceItem = item
      page.present(content, animated: true)
    }
  }

  private var plate: UIView? { content.popoverPresentationController?.presentedView?.superview }

  private var width: CGFloat { harness.perform { plate?.layer.presentation()?.bounds.width ?? 0 } }

  private func tap(_ point: CGPoint) {
    harness.press(point)
    harness.release(point)
  }

  @Test("While it grows, its content can already be used")
  func contentAtOnce() {
    present()
    harness.advance(by: 0.1)
    #expect(!harness.scene.isUserInteractionBlocked && width < 290)
    tap(harness.middle(of: inside))
    #expect(harness.log.take() == ["inside"])
    harness.advance(by: 1)
    #expect(page.presentedViewController === content && content.view.bounds.size == CGSize(width: 300, height: 400))
  }

  @Test("A tap beside it while it grows turns it back from where it is", arguments: [0.05, 0.12, 0.3])
  func turnsBack(seconds: TimeInterval) {
    present()
    harness.advance(by: seconds)
    let before = width
    tap(CGPoint(x: 300, y: 900))
    #expect(content.isBeingDismissed)
    harness.advance(by: 1.0 / 240)
    #expect(abs(width - before) < 12)
    harness.advance(by: 1.2)
    #expect(page.presentedViewController == nil && item.sourceView?.alpha == 1 && content.view.window == nil)
    #expect(harness.scene.doctor.diagnoses.isEmpty && !harness.scene.isUserInteractionBlocked)
  }

  @Test("While it shrinks, what is behind can already be used")
  func behindAtOnce() {
    present()
    harness.advance(by: 1)
    harness.perform { content.dismiss(animated: true) }
    harness.advance(by: 0.1)
    tap(harness.middle(of: behind))
    harness.advance(by: 1)
    #expect(harness.log.take().last == "behind" && page.presentedViewController == nil)
  }

  @Test("A dismissal without animation while it grows leaves everything as before")
  func withoutAnimation() {
    present()
    harness.advance(by: 0.1)
    harness.perform { content.dismiss(animated: false) }
    harness.advance(by: 1)
    #expect(page.presentedViewController == nil && item.sourceView?.alpha == 1)
    present()
    harness.advance(by: 1)
    #expect(content.view.bounds.size == CGSize(width: 300, height: 400) && content.view.window != nil)
  }

  @Test("While it shrinks, another can grow out of the same button")
  func another() {
    present()
    harness.advance(by: 1)
    harness.perform { content.dismiss(animated: true) }
    harness.advance(by: 0.1)
    let next = UIViewController()
    next.preferredContentSize = CGSize(width: 260, height: 300)
    harness.perform {
      next.modalPresentationStyle = .popover
      next.popoverPresentationController?.sourceItem = item
      page.present(next, animated: true)
    }
    harness.advance(by: 1)
    #expect(page.presentedViewController === next && next.view.bounds.width == 260 && content.view.window == nil)
    #expect(item.sourceView?.alpha == 1)
  }
}

@MainActor
@Suite("A sheet that grows out of a bar button") struct SheetMorphTests {
  private let screen = PresentedScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let item = UIBarButtonItem(systemItem: .action)
  private let content = UIViewController()

  init() {
    let page = UIViewController()
    screen.harness.perform {
      page.navigationItem.rightBarButtonItem = item
      screen.harness.window.rootViewController = UINavigationController(rootViewController: page)
      content.preferredTransition = .zoom { [item] _ in item }
      content.sheetPresentationController?.detents = [.medium()]
    }
    screen.harness.advance(by: 0.2)
  }

  private var root: UIViewController? { screen.harness.window.rootViewController }

  /// The plate on which the sheet is while it moves, as it is seen.
  private var plate: CGRect {
    screen.harness.perform { content.view.superview?.layer.presentation()?.frame ?? .null }
  }

  @Test("It begins as the button, which is out of sight, becomes the sheet, and goes back into the button")
  func bothWays() {
    let button = screen.frame(of: item.sourceView)
    screen.harness.perform { root?.present(content, animated: true) }
    screen.harness.advance(by: 1.0 / 60)
    #expect(abs(plate.midX - button.midX) < 30 && plate.width < 120 && (item.sourceView?.alpha ?? 1) < 0.02)
    var width = plate.width
    for _ in 0..<6 {
      screen.harness.advance(by: 1.0 / 60)
      #expect(plate.width > width)
      width = plate.width
    }
    screen.harness.advance(by: 1.5)
    #expect(screen.frame(of: content.view) == CGRect(x: 0, y: 422, width: 390, height: 422) && item.sourceView?.alpha == 1)
    screen.harness.perform { content.dismiss(animated: true) }
    screen.harness.advance(by: 0.25)
    #expect(plate.width < 200 && plate.midY < 200)
    screen.harness.advance(by: 1.5)
    #expect(root?.presentedViewController == nil && item.sourceView?.alpha == 1 && content.view.window == nil)
    #expect(screen.harness.scene.doctor.diagnoses.isEmpty)
  }
}
