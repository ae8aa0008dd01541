import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Popovers") struct PopoverTests {
  private let screen = PresentedScreen(PresentedScreen.tablet)
  private let content = UIViewController()
  private let delegate = PopoverReporter()

  private var popover: UIPopoverPresentationController { content.popoverPresentationController! }

  init() {
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    popover.sourceView = screen.button
    popover.delegate = delegate
  }

  @Test("It has the size that its content prefers, below its source, with the arrow in the middle of it")
  func place() {
    screen.present(content)
    #expect(screen.frame(of: content.view) == CGRect(x: 40, y: 253, width: 200, height: 100))
    #expect(popover.arrowDirection == .up && delegate.log == ["prepare", "style none"])
    screen.harness.perform { content.preferredContentSize = CGSize(width: 240, height: 160) }
    screen.harness.advance(by: 1)
    #expect(screen.frame(of: content.view) == CGRect(x: 20, y: 253, width: 240, height: 160))
  }

  @Test("Around a navigation controller it has the size of the page, and the bar above it")
  func navigation() {
    let navigation = UINavigationController(rootViewController: content)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = screen.button
    screen.present(navigation)
    #expect(screen.frame(of: navigation.view).size == CGSize(width: 200, height: 144))
    screen.harness.perform { content.preferredContentSize = CGSize(width: 240, height: 160) }
    screen.harness.advance(by: 1)
    #expect(screen.frame(of: navigation.view).size == CGSize(width: 240, height: 204))
  }

  private struct Side {
    var permitted: UIPopoverArrowDirection
    var source: CGRect
    var expected: UIPopoverArrowDirection
  }

  @Test("The first permitted side with enough room is taken; without any direction it is over its source", arguments: 0..<4)
  func direction(index: Int) {
    let side = [
      Side(permitted: .any, source: CGRect(x: 100, y: 1100, width: 80, height: 40), expected: .down),
      Side(permitted: .left, source: CGRect(x: 100, y: 200, width: 80, height: 40), expected: .left),
      Side(permitted: [.left, .right], source: CGRect(x: 700, y: 200, width: 80, height: 40), expected: .right),
      Side(permitted: [], source: CGRect(x: 400, y: 400, width: 80, height: 40), expected: []),
    ][index]
    screen.button.frame = side.source
    popover.permittedArrowDirections = side.permitted
    screen.present(content)
    #expect(popover.arrowDirection == side.expected)
    let frame = screen.frame(of: content.view)
    #expect(side.expected == [] ? frame.midX == side.source.midX : !frame.intersects(side.source))
  }

  private final class Frame: UIPopoverBackgroundView {
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 5, bottom: 9, right: 5) }
  }

  @Test("A background of the app's own gives the insets of the content and the arrow's height, and is told the arrow's direction")
  func background() throws {
    popover.popoverBackgroundViewClass = Frame.self
    screen.present(content)
    let background = try #require(screen.harness.views(Frame.self).first)
    #expect(background.arrowDirection == .up)
    #expect(screen.frame(of: content.view).size == CGSize(width: 200, height: 100))
    // The content begins below the arrow and the inset.
    #expect(screen.frame(of: content.view).minY == screen.button.frame.maxY + 20 + 7)
  }

  @Test("A tap outside dismisses it, but not if its controller is modal; Esc too, and the delegate is notified")
  func dismissal() {
    screen.present(content)
    delegate.log = []
    content.isModalInPresentation = true
    screen.harness.click(CGPoint(x: 600, y: 900))
    screen.harness.advance(by: 1)
    content.isModalInPresentation = false
    screen.harness.key(.keyboardEscape)
    screen.harness.advance(by: 1)
    #expect(screen.root.presentedViewController == nil)
    #expect(delegate.log == ["attempt", "will", "did"])
  }

  @Test("Its passthrough views can be touched, without dismissing it; others can't")
  func passthrough() {
    screen.button.addAction(UIAction { [screen] _ in screen.journal.note("pressed") }, for: .touchUpInside)
    popover.passthroughViews = [screen.button]
    screen.present(content)
    screen.harness.click(CGPoint(x: 140, y: 220))
    #expect(screen.journal.take() == ["presented", "pressed"] && screen.root.presentedViewController === content)
  }

  @Test("It follows its source when the screen changes, and the delegate may give it another one")
  func reposition() {
    screen.button.autoresizingMask = .flexibleLeftMargin
    screen.present(content)
    screen.harness.scene.resize(to: CGSize(width: 1180, height: 820))
    screen.harness.advance(by: 1)
    #expect(screen.frame(of: content.view).midX == 500)
    #expect(delegate.log.last == "reposition")
  }

  @Test("On a screen that gets compact it becomes a sheet, and a popover again on a large one")
  func adaptation() {
    screen.present(content)
    screen.harness.scene.resize(to: PresentedScreen.phone)
    screen.harness.advance(by: 1)
    #expect(content.presentationController is UISheetPresentationController)
    #expect(screen.frame(of: content.view) == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(content.popoverPresentationController === popover && content.viewIfLoaded?.window != nil)
    screen.harness.scene.resize(to: PresentedScreen.tablet)
    screen.harness.advance(by: 1)
    #expect(screen.frame(of: content.view) == CGRect(x: 40, y: 253, width: 200, height: 100))
    screen.harness.perform { screen.root.dismiss(animated: true) }
    screen.harness.advance(by: 1)
    #expect(content.viewIfLoaded?.window == nil && screen.root.presentedViewController == nil)
  }

  @Test("Its controller is told nothing of that, also while it begins to present something itself", arguments: [false, true])
  func silentAdaptation(presents: Bool) {
    let screen = PresentedScreen()
    let content = ReportingController("B", screen.journal)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = screen.button
    screen.present(content)
    _ = screen.journal.take()
    let sizes: [(CGSize, CGFloat)] = [(PresentedScreen.tablet, 200), (PresentedScreen.phone, 390), (PresentedScreen.tablet, 200)]
    for (size, width) in sizes {
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      if presents { screen.harness.perform { content.present(alert, animated: true) } }
      screen.harness.scene.resize(to: size)
      screen.harness.advance(by: 1)
      #expect(screen.frame(of: content.view).width == width)
      if presents { screen.harness.perform { alert.dismiss(animated: false) } }
    }
    #expect(screen.journal.take() == [] && screen.harness.scene.unfinishedAtRest.isEmpty)
  }
}

@MainActor
private final class PopoverReporter: NSObject, UIPopoverPresentationControllerDelegate {
  var log: [String] = []
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { log.append("prepare") }
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) { log.append("reposition") }
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { log.append("style \(style)") }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.append("attempt") }
}
