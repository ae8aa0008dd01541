import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("The preferred transitions that are styles")
struct PreferredStyleTests {
  private let stack = NavigationScenario()

  @Test(
    "A preferred style replaces the modal transition style",
    arguments: [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl])
  func styles(style: UIModalTransitionStyle) {
    let transition: UIViewController.Transition =
      switch style {
      case .coverVertical: .coverVertical
      case .flipHorizontal: .flipHorizontal
      case .crossDissolve: .crossDissolve
      case .partialCurl: .partialCurl
      }
    stack.perform {
      stack.b.preferredTransition = transition
      #expect(stack.b.preferredTransitionStyle == style)
      stack.b.modalPresentationStyle = .fullScreen
      stack.a.present(stack.b, animated: true)
    }
    stack.harness.advance(by: 1)
    stack.perform { stack.b.dismiss(animated: true) }
    stack.harness.advance(by: 1)
    #expect(stack.navigation.presentedViewController == nil && stack.isAtRest && stack.harness.scene.unfinishedAtRest.isEmpty)
  }

  @Test("A pushed controller appears in its preferred style, and leaves in it")
  func push() {
    stack.perform { stack.b.preferredTransition = .crossDissolve }
    stack.push(stack.b)
    stack.harness.advance(by: 0.15)
    let alpha = stack.perform { stack.b.view.layer.presentation()?.opacity ?? 1 }
    #expect(alpha > 0.1 && alpha < 0.9)
    stack.harness.advance(by: 1)
    stack.pop()
    stack.harness.advance(by: 1)
    #expect(stack.isAtRest)
  }

  @Test("Given a partial curl, then the page bends around a roll, and its upper part stays until a tap on it dismisses")
  func curl() {
    stack.perform {
      (stack.b.modalPresentationStyle, stack.b.modalTransitionStyle) = (.fullScreen, .partialCurl)
      stack.a.present(stack.b, animated: true)
    }
    stack.harness.advance(by: 0.35)
    let curl = stack.harness.views(PageCurlView.self).first
    let views = stack.harness.views(UIView.self, in: curl)
    let bent = stack.perform { views.filter { !CATransform3DIsAffine($0.layer.presentation()?.transform ?? CATransform3DIdentity) } }
    #expect(bent.count > 5)
    stack.harness.advance(by: 1)
    #expect(stack.harness.views(PageCurlView.self).count == 1 && stack.b.view.window != nil)
    stack.harness.click(CGPoint(x: 100, y: 700))
    #expect(!stack.b.isBeingDismissed)
    stack.harness.click(CGPoint(x: 200, y: 150))
    stack.harness.advance(by: 1.5)
    #expect(stack.navigation.presentedViewController == nil && stack.harness.views(PageCurlView.self).isEmpty)
    #expect(stack.harness.scene.doctor.diagnoses.isEmpty)
  }

  @Test("A partial curl over a page that stays covers it vertically instead, and says why")
  func curlNeedsFullScreen() {
    let said = warnings {
      stack.perform {
        (stack.b.modalPresentationStyle, stack.b.modalTransitionStyle) = (.overFullScreen, .partialCurl)
        stack.a.present(stack.b, animated: true)
      }
    }
    stack.harness.advance(by: 1)
    #expect(said.contains { $0.contains("fullScreen") } && stack.b.view.window != nil)
  }
}
