import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Traits of presentations and children")
struct PresentationTraitTests {
  private final class Card: UIPresentationController {
    var previous: [UIUserInterfaceStyle?] = []
    var fitting: [CGSize] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection?.userInterfaceStyle)
    }

    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      fitting.append((container as? UIViewController)?.view.bounds.size ?? .zero)
    }
  }

  @MainActor private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var card: Card?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      card = Card(presentedViewController: presented, presenting: presenting)
      return card
    }
  }

  private let harness = SceneHarness()
  private let delegate = Delegate()

  private func present() throws -> (Card, UIViewController) {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    harness.turn { harness.window.rootViewController?.present(controller, animated: false) }
    harness.advance(by: 0.5)
    return (try #require(delegate.card), controller)
  }

  @Test("A presentation controller has the traits around it, and gives the presented controller those that it overrides")
  func overriding() throws {
    let (card, controller) = try present()
    #expect(card.traitCollection.userInterfaceStyle == .light)
    harness.perform { card.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark) }
    #expect(card.traitCollection.userInterfaceStyle == .dark && controller.traitCollection.userInterfaceStyle == .dark)
    #expect(card.previous.last == .light)
    harness.perform { card.overrideTraitCollection = nil }
    #expect(controller.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A container gives a child traits of its own")
  func children() throws {
    let (parent, child) = (try #require(harness.window.rootViewController), UIViewController())
    harness.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    #expect(child.traitCollection.horizontalSizeClass == .regular && parent.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    harness.perform { parent.setOverrideTraitCollection(nil, forChild: child) }
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("When constraints give the presented view another size, the presentation controller is told")
  func fittingSize() throws {
    let (card, controller) = try present()
    let view: UIView = controller.view
    let height = view.heightAnchor.constraint(equalToConstant: 200)
    harness.turn {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 100), height])
    }
    #expect(card.fitting.last == CGSize(width: 100, height: 200))
    harness.turn { height.constant = 300 }
    #expect(card.fitting.last == CGSize(width: 100, height: 300))
  }
}
