import Foundation
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Transitions

@Suite("The bottom sheet") @MainActor
struct BottomSheetTests {
  private let hand = StageHand()

  private func present(_ parameters: BottomSheet.Parameters = BottomSheet.Parameters(), settles: Bool = true) -> BottomSheet {
    let sheet = BottomSheet(parameters: parameters)
    hand.perform { hand.screen.present(sheet, animated: true) }
    if settles { hand.settle() }
    return sheet
  }

  private func presentList() -> BottomSheet {
    let sheet = BottomSheet()
    sheet.loadViewIfNeeded()
    let scrollView = UIScrollView(frame: sheet.contentView.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    sheet.contentView.addSubview(scrollView)
    sheet.scrollView = scrollView
    hand.perform { hand.screen.present(sheet, animated: true) }
    hand.settle()
    return sheet
  }

  private func isClose(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.01 }

  @Test("When it has come up, then 500 points of it stand on the bottom edge, and the screen below is dimmed and still there")
  func rests() {
    defer { hand.stage.close() }
    let sheet = present()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 344, width: 390, height: 500))
    #expect(sheet.overlay.backgroundColor?.cgColor.alpha == 0.4)
    #expect(hand.screen.view.window === hand.stage.window)
  }

  @Test("When the screen turns on its side, then the sheet leaves the clearance above it, and upright it has its height again")
  func turns() {
    defer { hand.stage.close() }
    let sheet = present()
    hand.stage.scene.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    hand.settle()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 10, width: 844, height: 380))
    hand.stage.scene.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
    hand.settle()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 344, width: 390, height: 500))
  }

  @Test("When it comes up, then its transform goes from a screen's height to 0 in 0.44 s by ease-in-out", arguments: [0.11, 0.22, 0.33])
  func comesUp(time: TimeInterval) throws {
    defer { hand.stage.close() }
    let sheet = present(settles: false)
    hand.stage.turn(at: hand.time + time)
    let ease = UICubicTimingParameters(animationCurve: .easeInOut)
    let curve = CAMediaTimingFunction(
      controlPoints: Float(ease.controlPoint1.x), Float(ease.controlPoint1.y), Float(ease.controlPoint2.x), Float(ease.controlPoint2.y))
    let share = CGFloat(curve.value(at: time / 0.44))
    let presented = try #require(sheet.sheet.layer.presentation())
    #expect(isClose(presented.transform.m42, 844 * (1 - share)))
  }

  @Test("Given a navigation controller or none, it is presented and dismissed just the same", arguments: [false, true])
  func isIndependent(ofNavigation: Bool) {
    let root = UIViewController()
    let hand = StageHand(ofNavigation ? UINavigationController(rootViewController: root) : root)
    defer { hand.stage.close() }
    let sheet = BottomSheet()
    hand.perform { root.present(sheet, animated: true) }
    hand.settle()
    #expect(sheet.sheet.convert(sheet.sheet.bounds, to: nil) == CGRect(x: 0, y: 344, width: 390, height: 500))
    hand.click(CGPoint(x: 200, y: 100))
    #expect(sheet.view.window == nil)
    #expect(!hand.stage.scene.isUserInteractionBlocked)
  }

  @Test("When it is drawn down, then it follows from where the drag was recognised, and the dimming with it")
  func followsDown() {
    defer { hand.stage.close() }
    let sheet = present()
    let start = CGPoint(x: 195, y: 400)
    hand.press(at: start)
    hand.move(from: start, to: CGPoint(x: 195, y: 510), seconds: 0.5)
    // A drag is one from 10 points on; the mouse moves in steps of less than 4.
    let top = sheet.sheet.frame.minY
    #expect(top > 344 + 110 - 14 && top <= 344 + 110 - 10)
    #expect(isClose(sheet.overlay.backgroundColor?.cgColor.alpha ?? 0, 0.4 * (844 - top) / 500))
    hand.wait(0.3)
    hand.release(at: CGPoint(x: 195, y: 510))
    hand.settle()
    #expect(sheet.sheet.frame.minY == 344)
    #expect(hand.screen.presentedViewController === sheet)
  }

  @Test("When it is released below half its height, or flicked at 1000 points per second, then it is dismissed")
  func leaves() {
    defer { hand.stage.close() }
    _ = present()
    hand.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), seconds: 1, rest: 0.3)
    hand.settle()
    #expect(hand.screen.presentedViewController == nil)
    _ = present()
    hand.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 520), seconds: 0.1)
    hand.settle()
    #expect(hand.screen.presentedViewController == nil)
    #expect(!hand.stage.scene.isUserInteractionBlocked)
  }

  @Test("When it is drawn up, then it grows to the top of the safe area; beyond, it gives way like a scroll view")
  func expands() {
    defer { hand.stage.close() }
    let sheet = present()
    let start = CGPoint(x: 195, y: 400)
    hand.press(at: start)
    hand.move(from: start, to: CGPoint(x: 195, y: 0), seconds: 0.5)
    // 400 points of the mouse, less what it took to be a drag, in steps of 13.
    let shown = { (slop: CGFloat) in 787 + (1 - 1 / ((400 - slop - (344 - 57)) * 0.55 / 844 + 1)) * 844 }
    #expect(sheet.sheet.frame.height > shown(24) && sheet.sheet.frame.height <= shown(10))
    hand.release(at: CGPoint(x: 195, y: 0))
    hand.settle()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test("Given content that scrolls, when it is drawn up in one go, then the sheet grows first and the content scrolls on")
  func handsOverToContent() throws {
    defer { hand.stage.close() }
    let sheet = presentList()
    let scrollView = try #require(sheet.scrollView)
    let start = CGPoint(x: 195, y: 700)
    hand.press(at: start)
    hand.move(from: start, to: CGPoint(x: 195, y: 300), seconds: 0.5)
    #expect(sheet.sheet.frame.height == 787)
    #expect(scrollView.contentOffset.y > 60 && scrollView.contentOffset.y <= 113)
    hand.move(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 640), seconds: 0.5)
    #expect(scrollView.contentOffset.y == 0)
    #expect(sheet.sheet.frame.minY > 57)
    hand.release(at: CGPoint(x: 195, y: 640))
    hand.settle()
  }

  @Test("When a settling sheet is caught, then it stays under the hand")
  func isCaught() {
    defer { hand.stage.close() }
    let sheet = present()
    hand.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 500), seconds: 0.5, rest: 0.2)
    hand.wait(0.05)
    let top = hand.seen(sheet.sheet).minY
    #expect(top > 344 && top < 434)
    let start = CGPoint(x: 195, y: top + 60)
    hand.press(at: start)
    hand.move(from: start, to: CGPoint(x: 195, y: start.y + 40), seconds: 0.2)
    #expect(sheet.sheet.frame.minY > 344)
    hand.release(at: CGPoint(x: 195, y: start.y + 40))
    hand.settle()
    #expect(sheet.sheet.frame.minY == 344)
  }

  @Test("Given that it isn't draggable, when a drag down is released, then it stays")
  func staysWhenNotDraggable() {
    defer { hand.stage.close() }
    var parameters = BottomSheet.Parameters()
    parameters.isDraggable = false
    let sheet = present(parameters)
    hand.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 800), seconds: 0.3)
    hand.settle()
    #expect(hand.screen.presentedViewController === sheet)
    #expect(sheet.sheet.transform.isIdentity)
  }

  @Test("Given a distance, then it starts so many screens below its place, and never less than its own height", arguments: [0.5, 0.8, 1.5])
  func startsBelow(travel: CGFloat) throws {
    defer { hand.stage.close() }
    var parameters = BottomSheet.Parameters()
    parameters.travel = travel
    let sheet = present(parameters, settles: false)
    hand.stage.turn(at: hand.time)
    #expect(isClose(try #require(sheet.sheet.layer.presentation()).transform.m42, max(844 * travel, 500)))
  }

  @Test("Given a presentation controller that puts the sheet into a frame of its own, then that frame comes and goes with it")
  func isWrapped() throws {
    defer { hand.stage.close() }
    let sheet = BottomSheet()
    let wrapping = WrappingDelegate(sheet)
    sheet.transitioningDelegate = wrapping
    hand.perform { hand.screen.present(sheet, animated: true) }
    hand.settle()
    let frame = try #require(sheet.view.superview as? WrappingPresentation.Frame)
    #expect(frame.window === hand.stage.window)
    #expect(frame.frame == hand.stage.window.bounds)
    #expect(hand.stage.scene.doctor.diagnoses.isEmpty)
    withExtendedLifetime(wrapping) {}
  }

  @Test("Given the preset of the article, then it cannot be dragged and starts a whole screen below")
  func article() throws {
    defer { hand.stage.close() }
    let article = try #require(BottomSheetDemo.presets.first { $0.name == "article" })
    #expect(article.values["drag.enabled"] == .boolean(false))
    #expect(BottomSheet.Parameters().travel == 1)
  }
}

/// Lets a sheet animate itself, in a presentation of another's.
private final class WrappingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let sheet: BottomSheet

  init(_ sheet: BottomSheet) { self.sheet = sheet }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { sheet }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { WrappingPresentation(presentedViewController: presented, presenting: presenting) }
}

/// Puts the presented view into another one, as for a shadow.
private final class WrappingPresentation: UIPresentationController {
  final class Frame: UIView {}

  private lazy var frame: Frame = {
    let frame = Frame(frame: containerView?.bounds ?? .zero)
    presentedViewController.view.frame = frame.bounds
    presentedViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame.addSubview(presentedViewController.view)
    return frame
  }()

  override var presentedView: UIView? { frame }
}
