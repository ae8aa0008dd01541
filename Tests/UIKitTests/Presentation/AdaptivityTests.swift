import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Adaptive presentations") struct AdaptivityTests {
  private let screen = PresentedScreen()
  private let content = UIViewController()
  private let delegate = StyleGiver()

  init() {
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = screen.button
    content.popoverPresentationController?.delegate = delegate
  }

  @Test("On a phone a popover is a sheet, whose detents its controller gives")
  func sheet() {
    content.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    screen.present(content)
    #expect(screen.frame(of: content.view).minY == 422)
    #expect(content.sheetPresentationController != nil && content.popoverPresentationController != nil)
  }

  @Test("A delegate that answers none keeps it a popover, and one that answers a full screen gets that")
  func styles() {
    delegate.style = UIModalPresentationStyle.none
    screen.present(content)
    #expect(screen.frame(of: content.view) == CGRect(x: 40, y: 253, width: 200, height: 100))
    screen.harness.perform { screen.root.dismiss(animated: false) }
    content.popoverPresentationController?.sourceView = screen.button
    content.popoverPresentationController?.delegate = delegate
    delegate.style = .fullScreen
    screen.present(content)
    #expect(screen.frame(of: content.view).size == PresentedScreen.phone)
  }

  @Test("A delegate may present it inside another controller, which is gone after the dismissal, so that it can be presented again")
  func wrapped() {
    delegate.makesNavigation = true
    for _ in 0..<2 {
      content.popoverPresentationController?.sourceView = screen.button
      content.popoverPresentationController?.delegate = delegate
      screen.present(content)
      #expect(screen.root.presentedViewController is UINavigationController && content.parent is UINavigationController)
      screen.harness.perform { content.dismiss(animated: true) }
      screen.harness.advance(by: 1)
      #expect(screen.root.presentedViewController == nil && content.parent == nil)
    }
  }

  private func resize(to size: CGSize) {
    screen.harness.perform { screen.harness.scene.resize(to: size) }
    screen.harness.advance(by: 1)
  }

  private func isPopover() -> Bool {
    screen.root.presentedViewController === content && screen.frame(of: content.view).size == CGSize(width: 200, height: 100)
  }

  @Test("A full screen becomes a popover as the window gets wide, over its presenter, which appears again, and back")
  func fullScreenAdapts() {
    delegate.style = .fullScreen
    screen.present(content)
    #expect(screen.root.view.window == nil)
    resize(to: PresentedScreen.tablet)
    #expect(isPopover() && screen.root.view.window != nil && screen.frame(of: screen.root.view).size == PresentedScreen.tablet)
    #expect(content.view.window != nil && content.parent == nil)
    resize(to: PresentedScreen.phone)
    #expect(screen.frame(of: content.view).size == PresentedScreen.phone && screen.root.view.window == nil)
    screen.harness.perform { content.dismiss(animated: true) }
    screen.harness.advance(by: 1)
    #expect(screen.root.presentedViewController == nil && screen.frame(of: screen.root.view).size == PresentedScreen.phone)
    #expect(screen.journal.take() == ["presented"])
  }

  @Test(
    "A controller around the presented one is there while the window is narrow",
    arguments: [UIModalPresentationStyle.fullScreen, .automatic])
  func wrappedAdapts(style: UIModalPresentationStyle) {
    delegate.style = style
    delegate.makesNavigation = true
    screen.present(content)
    let first = screen.root.presentedViewController
    #expect(first is UINavigationController)
    resize(to: PresentedScreen.tablet)
    #expect(isPopover() && content.parent == nil && first?.viewIfLoaded?.window == nil)
    resize(to: PresentedScreen.phone)
    let second = screen.root.presentedViewController
    #expect(second is UINavigationController && content.parent === second && content.view.window != nil)
    resize(to: PresentedScreen.tablet)
    #expect(isPopover())
    screen.harness.perform { content.dismiss(animated: true) }
    screen.harness.advance(by: 1)
    #expect(screen.root.presentedViewController == nil && screen.journal.take() == ["presented"])
  }

  @Test("One that presents another keeps its style until that is gone")
  func waits() {
    delegate.style = .fullScreen
    screen.present(content)
    let top = UIViewController()
    screen.harness.perform { content.present(top, animated: false) }
    resize(to: PresentedScreen.tablet)
    #expect(screen.frame(of: content.view).size == PresentedScreen.tablet)
    screen.harness.perform { top.dismiss(animated: true) }
    screen.harness.advance(by: 1)
    #expect(isPopover())
  }

  @Test("The callbacks: a controller that stays is told nothing, and a presenter that comes back appears")
  func callbacks() {
    let journal = Journal()
    let root = ReportingController("A", journal)
    let shown = ReportingController("B", journal)
    let harness = SceneHarness(root: root)
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = root.view
    shown.popoverPresentationController?.delegate = delegate
    delegate.style = .fullScreen
    harness.perform { root.present(shown, animated: false) }
    harness.advance(by: 1)
    _ = journal.take()
    harness.perform { harness.scene.resize(to: PresentedScreen.tablet) }
    harness.advance(by: 1)
    #expect(journal.take() == ["A.willAppear", "A.isAppearing", "A.didAppear"])
  }
}

@MainActor
private final class StyleGiver: NSObject, UIPopoverPresentationControllerDelegate {
  var style = UIModalPresentationStyle.automatic
  var makesNavigation = false
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    style
  }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { makesNavigation ? UINavigationController(rootViewController: controller.presentedViewController) : nil }
}
