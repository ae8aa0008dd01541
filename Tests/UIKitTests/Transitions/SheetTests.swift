import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Sheets with heights") struct SheetTests {
  private let scenario = PresentationScenario(.pageSheet, custom: false)
  private let delegate = SheetReporter()
  private var harness: SceneHarness { scenario.harness }
  private var view: UIView { scenario.b.view }

  private func present(_ configure: (UISheetPresentationController) -> Void = { _ in }) throws -> UISheetPresentationController {
    let sheet = try #require(scenario.b.sheetPresentationController)
    sheet.delegate = delegate
    configure(sheet)
    scenario.present()
    harness.advance(by: 1)
    return sheet
  }

  /// Drags from `start` by `distance` within `seconds`, waits for `pause`, and lifts.
  private func drag(from start: CGFloat, by distance: CGFloat, in seconds: TimeInterval, lettingGo: Bool = true) {
    harness.pointer(.began, at: CGPoint(x: 200, y: start))
    let steps = max(Int((seconds * 60).rounded()), 1)
    for step in 1...steps {
      harness.advance(by: 1.0 / 60)
      harness.pointer(.moved, at: CGPoint(x: 200, y: start + distance * CGFloat(step) / CGFloat(steps)))
    }
    if lettingGo {
      harness.pointer(.ended, at: CGPoint(x: 200, y: start + distance))
      harness.advance(by: 1)
    }
  }

  @Test("Asked for before the presentation, the sheet is the one that presents; other styles have none")
  func prepared() throws {
    let sheet = try present { $0.detents = [.medium(), .large()] }
    #expect(scenario.b.presentationController === sheet)
    #expect(view.frame == CGRect(x: 0, y: 422, width: 390, height: 422), "the smallest height, unless another is selected")
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.sheetPresentationController == nil)
  }

  @Test("A detent of one's own says its height above the safe area, and may be left out")
  func custom() throws {
    let sheet = try present { sheet in
      sheet.detents = [
        .custom(identifier: .init("third")) { $0.maximumDetentValue / 3 }, .custom(identifier: .init("never")) { _ in nil }, .large(),
      ]
    }
    #expect(view.frame.height == 278)
    harness.scene.perform { sheet.selectedDetentIdentifier = .large }
    harness.turn()
    #expect(view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
  }

  @Test("animateChanges moves the sheet by the system's spring")
  func animated() throws {
    let sheet = try present { $0.detents = [.medium(), .large()] }
    harness.scene.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    harness.turn()
    harness.advance(by: 0.1)
    let shown = try #require(view.layer.presentation()).frame
    #expect(abs(shown.minY - (422 - 412 * 0.544778)) < 1)
    harness.advance(by: 1)
    #expect(view.frame.minY == 10 && delegate.log.isEmpty)
  }

  @Test("A drag that moves the sheet a little before it begins to dismiss it, and is taken back, ends where the sheet rested")
  func takenBack() throws {
    _ = try present()
    harness.pointer(.began, at: CGPoint(x: 200, y: 300))
    for travel in stride(from: 0.3, through: 45, by: 0.3) {
      harness.advance(by: 1.0 / 60)
      harness.pointer(.moved, at: CGPoint(x: 200, y: 300 + travel))
    }
    harness.advance(by: 0.3)
    harness.pointer(.ended, at: CGPoint(x: 200, y: 345))
    harness.advance(by: 1)
    #expect(scenario.a.presentedViewController != nil && view.transform == .identity)
    #expect(harness.scene.doctor.diagnoses == [])
  }

  @Test("Dragged between its heights, a sheet follows the finger and rests at the nearest; nobody disappears")
  func betweenHeights() throws {
    let sheet = try present { $0.detents = [.medium(), .large()] }
    _ = scenario.journal.take()
    drag(from: 500, by: -300, in: 1, lettingGo: false)
    #expect(abs(view.frame.minY - (422 - 290)) < 12 && view.frame.maxY == 844)
    harness.advance(by: 0.3)
    harness.pointer(.ended, at: CGPoint(x: 200, y: 200))
    harness.advance(by: 1)
    #expect(view.frame.minY == 10 && sheet.selectedDetentIdentifier == .large)
    #expect(delegate.log == ["selected"] && scenario.journal.take() == [])
    drag(from: 100, by: 200, in: 0.15)
    #expect(view.frame.minY == 422 && sheet.selectedDetentIdentifier == .medium, "a flick goes to the next height")
    #expect(scenario.a.presentedViewController != nil)
  }

  @Test("Above its highest height it does not go; below its lowest it is dismissed, or comes back")
  func ends() throws {
    _ = try present { $0.detents = [.medium(), .large()] }
    drag(from: 500, by: -490, in: 1)
    #expect(view.frame.minY == 10)
    drag(from: 100, by: 480, in: 1.5)
    #expect(view.frame.minY == 422 && view.transform == .identity && scenario.a.presentedViewController != nil)
    drag(from: 430, by: 380, in: 2)
    #expect(scenario.a.presentedViewController == nil)
    #expect(view.layer.cornerRadius == 0 && view.subviews.isEmpty && view.gestureRecognizers == nil)
  }

  @Test("A sheet that may not be dismissed resists like a rubber band, and its delegate is notified of the attempt")
  func modal() throws {
    _ = try present()
    scenario.b.isModalInPresentation = true
    drag(from: 100, by: 410, in: 1, lettingGo: false)
    let give = view.transform.ty
    #expect(give > 100 && give < 400)
    #expect(!scenario.b.isBeingDismissed && delegate.log == [])
    harness.pointer(.ended, at: CGPoint(x: 200, y: 510))
    harness.advance(by: 1)
    #expect(view.transform == .identity && delegate.log == ["attempt"])
  }

  @Test("Up to the largest undimmed height, what is behind is bright and can be touched")
  func undimmed() throws {
    let sheet = try present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let dimming = try #require(view.superview?.subviews.first)
    #expect(dimming.alpha == 0)
    #expect(harness.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === scenario.a.view)
    #expect(harness.window.hitTest(CGPoint(x: 100, y: 600), with: nil) === view)
    harness.scene.perform { sheet.selectedDetentIdentifier = .large }
    harness.turn()
    #expect(dimming.alpha == 1)
    #expect(harness.window.hitTest(CGPoint(x: 100, y: 5), with: nil) === dimming)
  }

  @Test("The grabber is 36×5 points, 5 below the top; a click on it selects the next height")
  func grabber() throws {
    let sheet = try present {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
      $0.preferredCornerRadius = 24
    }
    let grabber = try #require(view.subviews.first { $0.layer.name == "grabber" })
    #expect(grabber.frame == CGRect(x: 177, y: 5, width: 36, height: 5) && view.layer.cornerRadius == 24)
    harness.click(CGPoint(x: 195, y: 429))
    harness.advance(by: 1)
    #expect(sheet.selectedDetentIdentifier == .large && view.frame.minY == 10)
    sheet.prefersGrabberVisible = false
    harness.turn()
    #expect(view.subviews.isEmpty)
  }

  @Test("Given content at its top, then a drag moves the sheet, and scrolls the content at the largest detent")
  func scrollHandOff() throws {
    let scrollView = UIScrollView()
    _ = try present { $0.detents = [.medium(), .large()] }
    harness.scene.perform {
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      view.addSubview(scrollView)
    }
    harness.turn()
    drag(from: 800, by: -500, in: 1, lettingGo: false)
    #expect(view.frame.minY == 10, "first the sheet grows")
    #expect(scrollView.contentOffset.y > 50 && scrollView.contentOffset.y < 100, "then the content scrolls on")
    harness.advance(by: 0.3)
    harness.pointer(.ended, at: CGPoint(x: 200, y: 300))
    harness.advance(by: 2)
    let offset = scrollView.contentOffset.y
    drag(from: 300, by: 30, in: 0.5)
    #expect(view.frame.minY == 10 && scrollView.contentOffset.y < offset, "scrolled content scrolls")
    harness.scene.perform { scrollView.contentOffset = .zero }
    drag(from: 300, by: 150, in: 1, lettingGo: false)
    #expect(scrollView.contentOffset.y == 0 && view.frame.minY > 100, "at the top the sheet follows")
    harness.advance(by: 0.3)
    harness.pointer(.ended, at: CGPoint(x: 200, y: 450))
    harness.advance(by: 1)
    #expect(scrollView.contentOffset.y == 0 && view.frame.minY == 10)
  }

  @Test("Without prefersScrollingExpandsWhenScrolledToEdge the content scrolls and the sheet stays")
  func scrollsFirst() throws {
    let scrollView = UIScrollView()
    _ = try present {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    harness.scene.perform {
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      view.addSubview(scrollView)
    }
    harness.turn()
    drag(from: 800, by: -300, in: 1, lettingGo: false)
    let offset = scrollView.contentOffset.y
    #expect(view.frame.minY == 422 && offset > 200)
    harness.pointer(.ended, at: CGPoint(x: 200, y: 500))
    harness.advance(by: 1)
    #expect(view.frame.minY == 422 && scrollView.contentOffset.y >= offset, "the content stays where the finger leaves it, or goes on")
  }

  @Test("A sheet follows its container: resized at rest, under the finger, and while it comes")
  func resized() throws {
    _ = try present { $0.detents = [.medium(), .large()] }
    harness.scene.resize(to: CGSize(width: 320, height: 600))
    harness.turn()
    #expect(view.frame == CGRect(x: 0, y: 300, width: 320, height: 300))
    drag(from: 350, by: 60, in: 0.5, lettingGo: false)
    harness.scene.resize(to: CGSize(width: 390, height: 844))
    harness.advance(by: 0.2)
    harness.pointer(.cancelled, at: CGPoint(x: 200, y: 410))
    harness.advance(by: 1)
    #expect(view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    scenario.dismiss()
    harness.advance(by: 1)
    scenario.present()
    harness.advance(by: 0.2)
    harness.scene.resize(to: CGSize(width: 320, height: 600))
    harness.advance(by: 1)
    #expect(view.frame.width == 320 && view.frame.maxY == 600)
  }

  @Test("On a screen of little height a sheet covers the whole, unless it prefers to stay attached to the edge")
  func compactHeight() throws {
    let sheet = try present()
    harness.scene.resize(to: CGSize(width: 667, height: 375))
    harness.turn()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 667, height: 375) && view.layer.cornerRadius == 0)
    sheet.prefersEdgeAttachedInCompactHeight = true
    harness.turn()
    #expect(view.frame.minY == 10 && view.layer.cornerRadius == 10)
  }
}

@MainActor
private final class SheetReporter: NSObject, UISheetPresentationControllerDelegate {
  var log: [String] = []
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.append("attempt") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) { log.append("selected") }
}
