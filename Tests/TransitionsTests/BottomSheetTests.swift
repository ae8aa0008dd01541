@testable import Demos
@testable import GlissadeKit
@testable import Transitions
import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The bottom sheet") @MainActor
struct BottomSheetTests {
  private let harness = StageHarness()

  private func present(_ parameters: BottomSheet.Parameters = BottomSheet.Parameters(), settles: Bool = true) -> BottomSheet {
    let sheet = BottomSheet(parameters: parameters)
    harness.perform { harness.screen.present(sheet, animated: true) }
    if settles { harness.settle() }
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
    harness.perform { harness.screen.present(sheet, animated: true) }
    harness.settle()
    return sheet
  }

  private func isClose(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.01 }

  @Test("A presented sheet covers 500 points above the bottom edge, and the screen below is dimmed but still there")
  func rests() {
    defer { harness.close() }
    let sheet = present()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 344, width: 390, height: 500))
    #expect(sheet.overlay.backgroundColor?.cgColor.alpha == 0.4)
    #expect(harness.screen.view.window === harness.window)
  }

  @Test("In landscape the sheet leaves the clearance above it, and in portrait it has its height again")
  func turns() {
    defer { harness.close() }
    let sheet = present()
    harness.scene.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    harness.settle()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 10, width: 844, height: 380))
    harness.scene.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
    harness.settle()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 344, width: 390, height: 500))
  }

  @Test(
    "During the presentation its translation goes from the screen's height to 0 in 0.44 s with ease-in-out", arguments: [0.11, 0.22, 0.33])
  func comesUp(time: TimeInterval) throws {
    defer { harness.close() }
    let sheet = present(settles: false)
    harness.stage.turn(at: harness.time + time)
    let ease = UICubicTimingParameters(animationCurve: .easeInOut)
    let curve = CAMediaTimingFunction(
      controlPoints: Float(ease.controlPoint1.x), Float(ease.controlPoint1.y), Float(ease.controlPoint2.x), Float(ease.controlPoint2.y))
    let fraction = CGFloat(curve.value(at: time / 0.44))
    let presented = try #require(sheet.sheet.layer.presentation())
    #expect(isClose(presented.transform.m42, 844 * (1 - fraction)))
  }

  @Test("It is presented and dismissed in the same way with and without a navigation controller", arguments: [false, true])
  func isIndependent(ofNavigation: Bool) {
    let root = UIViewController()
    let harness = StageHarness(ofNavigation ? UINavigationController(rootViewController: root) : root)
    defer { harness.close() }
    let sheet = BottomSheet()
    harness.perform { root.present(sheet, animated: true) }
    harness.settle()
    #expect(sheet.sheet.convert(sheet.sheet.bounds, to: nil) == CGRect(x: 0, y: 344, width: 390, height: 500))
    harness.clickAndSettle(CGPoint(x: 200, y: 100))
    #expect(sheet.view.window == nil)
    #expect(!harness.scene.isUserInteractionBlocked)
  }

  @Test("When it is dragged down, then the sheet and the dimming follow from where the drag was recognized")
  func followsDown() {
    defer { harness.close() }
    let sheet = present()
    let start = CGPoint(x: 195, y: 400)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 195, y: 510), seconds: 0.5)
    // A drag is one from 10 points on; the mouse moves in steps of less than 4.
    let top = sheet.sheet.frame.minY
    #expect(top > 344 + 110 - 14 && top <= 344 + 110 - 10)
    #expect(isClose(sheet.overlay.backgroundColor?.cgColor.alpha ?? 0, 0.4 * (844 - top) / 500))
    harness.advance(by: 0.3)
    harness.release(CGPoint(x: 195, y: 510))
    harness.settle()
    #expect(sheet.sheet.frame.minY == 344)
    #expect(harness.screen.presentedViewController === sheet)
  }

  @Test("When it is released below half its height, or flicked at 1000 points per second, then it is dismissed")
  func leaves() {
    defer { harness.close() }
    _ = present()
    harness.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), seconds: 1, rest: 0.3)
    harness.settle()
    #expect(harness.screen.presentedViewController == nil)
    _ = present()
    harness.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 520), seconds: 0.1)
    harness.settle()
    #expect(harness.screen.presentedViewController == nil)
    #expect(!harness.scene.isUserInteractionBlocked)
  }

  @Test("When it is dragged up, then it grows to the top of the safe area; beyond, it resists like a scroll view")
  func expands() {
    defer { harness.close() }
    let sheet = present()
    let start = CGPoint(x: 195, y: 400)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 195, y: 0), seconds: 0.5)
    // 400 points of the mouse, less what it took to be a drag, in steps of 13.
    let shown = { (slop: CGFloat) in 787 + (1 - 1 / ((400 - slop - (344 - 57)) * 0.55 / 844 + 1)) * 844 }
    #expect(sheet.sheet.frame.height > shown(24) && sheet.sheet.frame.height <= shown(10))
    harness.release(CGPoint(x: 195, y: 0))
    harness.settle()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test("Given content that scrolls, when it is dragged up, then the sheet grows first and then the content scrolls")
  func handsOverToContent() throws {
    defer { harness.close() }
    let sheet = presentList()
    let scrollView = try #require(sheet.scrollView)
    let start = CGPoint(x: 195, y: 700)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 195, y: 300), seconds: 0.5)
    #expect(sheet.sheet.frame.height == 787)
    #expect(scrollView.contentOffset.y > 60 && scrollView.contentOffset.y <= 113)
    harness.move(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 640), seconds: 0.5)
    #expect(scrollView.contentOffset.y == 0)
    #expect(sheet.sheet.frame.minY > 57)
    harness.release(CGPoint(x: 195, y: 640))
    harness.settle()
  }

  @Test("Given content that has been scrolled at medium height, when it is dragged up, then it scrolls on from there, and the sheet stays")
  func scrolledContentKeepsTheDrag() throws {
    defer { harness.close() }
    let sheet = presentList()
    let scrollView = try #require(sheet.scrollView)
    harness.perform { scrollView.contentOffset.y = 60 }
    harness.turn()
    let start = CGPoint(x: 195, y: 700)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 195, y: 600), seconds: 0.3)
    #expect(sheet.sheet.frame.minY == 344)
    #expect(scrollView.contentOffset.y > 140 && scrollView.contentOffset.y <= 160)
    // Back beyond its top, it hands the drag over to the sheet.
    harness.move(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 840), seconds: 0.3)
    harness.advance(by: 0.2)
    #expect(sheet.sheet.frame.minY > 344 && abs(scrollView.contentOffset.y) < 0.5)
    harness.move(from: CGPoint(x: 195, y: 840), to: CGPoint(x: 195, y: 810), seconds: 0.2)
    harness.advance(by: 0.2)
    harness.release(CGPoint(x: 195, y: 810))
    harness.settle()
    #expect(sheet.sheet.frame.minY == 344)
  }

  @Test("Given a sheet that was dragged down, when it is flicked back up, then the content doesn't run on")
  func momentum() throws {
    defer { harness.close() }
    let sheet = presentList()
    let scrollView = try #require(sheet.scrollView)
    let start = CGPoint(x: 195, y: 450)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 195, y: 650), seconds: 0.4)
    harness.move(from: CGPoint(x: 195, y: 650), to: CGPoint(x: 195, y: 580), seconds: 0.08)
    harness.release(CGPoint(x: 195, y: 580))
    harness.settle()
    #expect(scrollView.contentOffset.y == 0)
    #expect(sheet.sheet.frame.minY == 344 || sheet.sheet.frame.minY == 57)
  }

  @Test("When a settling sheet is caught, then it stays where it is")
  func isCaught() {
    defer { harness.close() }
    let sheet = present()
    harness.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 500), seconds: 0.5, rest: 0.2)
    harness.advance(by: 0.05)
    let top = harness.seen(sheet.sheet).minY
    #expect(top > 344 && top < 434)
    let start = CGPoint(x: 195, y: top + 60)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 195, y: start.y + 40), seconds: 0.2)
    #expect(sheet.sheet.frame.minY > 344)
    harness.release(CGPoint(x: 195, y: start.y + 40))
    harness.settle()
    #expect(sheet.sheet.frame.minY == 344)
  }

  @Test("A sheet that isn't draggable stays where it is")
  func staysWhenNotDraggable() {
    defer { harness.close() }
    var parameters = BottomSheet.Parameters()
    parameters.isDraggable = false
    let sheet = present(parameters)
    harness.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 800), seconds: 0.3)
    harness.settle()
    #expect(harness.screen.presentedViewController === sheet)
    #expect(sheet.sheet.transform.isIdentity)
  }

  @Test(
    "The sheet starts below its place by the given number of screen heights, and never by less than its own height",
    arguments: [0.5, 0.8, 1.5])
  func startsBelow(travel: CGFloat) throws {
    defer { harness.close() }
    var parameters = BottomSheet.Parameters()
    parameters.travel = travel
    let sheet = present(parameters, settles: false)
    harness.turn()
    #expect(isClose(try #require(sheet.sheet.layer.presentation()).transform.m42, max(844 * travel, 500)))
  }

  @Test("Given a presentation controller that puts the sheet into a view of its own, then that view is added and removed")
  func isWrapped() throws {
    defer { harness.close() }
    let sheet = BottomSheet()
    let wrapping = WrappingDelegate(sheet)
    sheet.transitioningDelegate = wrapping
    harness.perform { harness.screen.present(sheet, animated: true) }
    harness.settle()
    let frame = try #require(sheet.view.superview as? WrappingPresentation.Frame)
    #expect(frame.window === harness.window)
    #expect(frame.frame == harness.window.bounds)
    #expect(harness.scene.doctor.diagnoses.isEmpty)
    withExtendedLifetime(wrapping) {}
  }

  @Test("With the preset “article” the sheet can't be dragged, and starts a whole screen below")
  func article() throws {
    defer { harness.close() }
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
