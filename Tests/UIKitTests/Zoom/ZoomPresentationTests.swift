import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("The zoom of a presentation")
struct ZoomPresentationTests {
  private let zoom = ZoomScenario()

  private func present(_ style: UIModalPresentationStyle = .fullScreen) {
    zoom.stack.perform {
      zoom.page.modalPresentationStyle = style
      zoom.stack.a.present(zoom.page, animated: true)
    }
  }

  private func presented() {
    present()
    zoom.harness.advance(by: 1)
    _ = zoom.journal.take()
  }

  private var isOver: Bool { zoom.stage == nil && zoom.square.alpha == 1 && zoom.stack.navigation.presentedViewController == nil }

  @Test("Given a preferred zoom, when it is presented in full screen and dismissed, then it zooms both ways")
  func bothWays() {
    present()
    #expect(zoom.frame == zoom.square.frame)
    zoom.harness.advance(by: 1)
    #expect(zoom.stage == nil && zoom.page.view.window != nil)
    zoom.stack.perform { zoom.page.dismiss(animated: true) }
    zoom.harness.advance(by: 0.2)
    #expect(zoom.frame.width < 200)
    zoom.harness.advance(by: 1)
    #expect(isOver && zoom.harness.scene.doctor.diagnoses.isEmpty)
  }

  @Test("A sheet that zooms from a view fills the screen", arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func sheet(style: UIModalPresentationStyle) {
    present(style)
    zoom.harness.advance(by: 1)
    #expect(zoom.page.view.frame.size == CGSize(width: 390, height: 844))
  }

  @Test("A sheet that zooms from a bar button stays a sheet")
  func barButton() {
    let item = UIBarButtonItem()
    zoom.stack.perform {
      item.title = "About"
      zoom.stack.a.navigationItem.rightBarButtonItem = item
      zoom.page.preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in item })
    }
    zoom.harness.advance(by: 0.5)
    present(.pageSheet)
    zoom.harness.advance(by: 1.5)
    #expect(zoom.page.presentationController is UISheetPresentationController && zoom.page.view.bounds.height < 844)
    zoom.stack.perform { zoom.page.dismiss(animated: true) }
    zoom.harness.advance(by: 1.5)
    #expect(zoom.stack.navigation.presentedViewController == nil)
  }

  @Test("A drag down and a pinch zoom back, but a drag from the edge or to the side does not")
  func gestures() {
    presented()
    zoom.hold(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 200, dy: 0))
    #expect(zoom.stage == nil)
    zoom.rest()
    zoom.hold(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 250))
    #expect(zoom.stage != nil)
    zoom.rest()
    zoom.harness.advance(by: 1)
    #expect(isOver)
  }

  @Test("A cancelled drag leaves it presented, and the callbacks are balanced")
  func cancelled() {
    presented()
    zoom.hold(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 60))
    zoom.rest()
    zoom.harness.advance(by: 1)
    #expect(zoom.stack.navigation.presentedViewController === zoom.page && zoom.harness.scene.unfinishedAtRest.isEmpty)
    #expect(zoom.journal.take().filter { $0.hasPrefix("B.") } == ["B.willDisappear", "B.willAppear", "B.didAppear"])
  }

  @Test("A dismissal during the presentation completes it and turns back in the same turn")
  func turnsBack() {
    present()
    zoom.harness.advance(by: 0.1)
    let frame = zoom.frame
    _ = zoom.journal.take()
    zoom.stack.perform { zoom.page.dismiss(animated: true) }
    #expect(zoom.frame.isNearly(frame))
    #expect(zoom.journal.take().filter { $0.hasPrefix("B.") } == ["B.didAppear", "B.willDisappear"])
    zoom.harness.advance(by: 1)
    #expect(isOver)
  }

  @Test("Fifty presentations and dismissals within ten seconds leave nothing behind")
  func many() {
    for round in 0..<50 {
      zoom.stack.perform {
        if round.isMultiple(of: 2) {
          zoom.stack.a.present(zoom.page, animated: true)
        } else {
          zoom.page.dismiss(animated: true)
        }
      }
      zoom.harness.advance(by: 0.02 + Double(round % 5) * 0.08)
    }
    zoom.harness.advance(by: 1)
    let notes = zoom.journal.take()
    #expect(notes.filter { $0 == "B.didAppear" }.count == 25 && notes.filter { $0 == "B.didDisappear" }.count == 25)
    #expect(isOver && zoom.harness.scene.unfinishedAtRest.isEmpty && zoom.harness.scene.doctor.diagnoses.isEmpty)
  }

  @Test("With Reduce Motion the page cross-fades in 0.14 seconds, and nothing moves")
  func reducedMotion() {
    zoom.harness.scene.settings.isReduceMotionEnabled = true
    present()
    zoom.harness.advance(by: 0.07)
    #expect(zoom.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(abs((zoom.card?.alpha ?? 0) - 0.5) < 0.05)
    zoom.harness.advance(by: 0.1)
    #expect(zoom.stage == nil && zoom.journal.take().contains("B.didAppear"))
    zoom.stack.perform { zoom.page.dismiss(animated: true) }
    zoom.harness.advance(by: 0.17)
    #expect(isOver)
  }

  @Test("isModalInPresentation prevents the gestures")
  func modal() {
    zoom.stack.perform { zoom.page.isModalInPresentation = true }
    presented()
    zoom.hold(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 250))
    #expect(zoom.stage == nil)
  }

  @Test("A popover that prefers a zoom from a view stays a popover, and nothing zooms")
  func popover() {
    let content = UIViewController()
    let harness = SceneHarness(size: CGSize(width: 1024, height: 768))
    let source = UIView(frame: CGRect(x: 400, y: 300, width: 80, height: 80))
    harness.perform {
      harness.rootView.addSubview(source)
      content.preferredContentSize = CGSize(width: 300, height: 200)
      content.modalPresentationStyle = .popover
      content.preferredTransition = .zoom { _ in source }
      content.popoverPresentationController?.sourceView = source
      harness.window.rootViewController?.present(content, animated: true)
    }
    for _ in 0..<60 {
      harness.advance(by: 1.0 / 60)
      #expect(harness.views(ZoomStage.self).isEmpty && source.alpha == 1)
    }
    #expect(content.presentationController is UIPopoverPresentationController)
    #expect(content.view.bounds.size == CGSize(width: 300, height: 200))
  }
}
