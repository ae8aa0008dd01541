import Foundation
import Testing
import UITestSupport

@testable import UIKit

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
