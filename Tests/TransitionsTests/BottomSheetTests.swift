import Foundation
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Transitions

@Suite("The bottom sheet") @MainActor
struct BottomSheetTests {
  private let driver = StageDriver()

  private func present(_ parameters: BottomSheet.Parameters = BottomSheet.Parameters(), settles: Bool = true) -> BottomSheet {
    let sheet = BottomSheet(parameters: parameters)
    driver.perform { driver.screen.present(sheet, animated: true) }
    if settles { driver.settle() }
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
    driver.perform { driver.screen.present(sheet, animated: true) }
    driver.settle()
    return sheet
  }

  private func isClose(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.01 }

  @Test("A presented sheet covers 500 points above the bottom edge, and the screen below is dimmed but still there")
  func rests() {
    defer { driver.stage.close() }
    let sheet = present()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 344, width: 390, height: 500))
    #expect(sheet.overlay.backgroundColor?.cgColor.alpha == 0.4)
    #expect(driver.screen.view.window === driver.stage.window)
  }

  @Test("In landscape the sheet leaves the clearance above it, and in portrait it has its height again")
  func turns() {
    defer { driver.stage.close() }
    let sheet = present()
    driver.stage.scene.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    driver.settle()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 10, width: 844, height: 380))
    driver.stage.scene.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
    driver.settle()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 344, width: 390, height: 500))
  }

  @Test(
    "During the presentation its translation goes from the screen's height to 0 in 0.44 s with ease-in-out", arguments: [0.11, 0.22, 0.33])
  func comesUp(time: TimeInterval) throws {
    defer { driver.stage.close() }
    let sheet = present(settles: false)
    driver.stage.turn(at: driver.time + time)
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
    let driver = StageDriver(ofNavigation ? UINavigationController(rootViewController: root) : root)
    defer { driver.stage.close() }
    let sheet = BottomSheet()
    driver.perform { root.present(sheet, animated: true) }
    driver.settle()
    #expect(sheet.sheet.convert(sheet.sheet.bounds, to: nil) == CGRect(x: 0, y: 344, width: 390, height: 500))
    driver.click(CGPoint(x: 200, y: 100))
    #expect(sheet.view.window == nil)
    #expect(!driver.stage.scene.isUserInteractionBlocked)
  }

  @Test("When it is dragged down, then the sheet and the dimming follow from where the drag was recognized")
  func followsDown() {
    defer { driver.stage.close() }
    let sheet = present()
    let start = CGPoint(x: 195, y: 400)
    driver.press(at: start)
    driver.move(from: start, to: CGPoint(x: 195, y: 510), seconds: 0.5)
    // A drag is one from 10 points on; the mouse moves in steps of less than 4.
    let top = sheet.sheet.frame.minY
    #expect(top > 344 + 110 - 14 && top <= 344 + 110 - 10)
    #expect(isClose(sheet.overlay.backgroundColor?.cgColor.alpha ?? 0, 0.4 * (844 - top) / 500))
    driver.wait(0.3)
    driver.release(at: CGPoint(x: 195, y: 510))
    driver.settle()
    #expect(sheet.sheet.frame.minY == 344)
    #expect(driver.screen.presentedViewController === sheet)
  }

  @Test("When it is released below half its height, or flicked at 1000 points per second, then it is dismissed")
  func leaves() {
    defer { driver.stage.close() }
    _ = present()
    driver.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), seconds: 1, rest: 0.3)
    driver.settle()
    #expect(driver.screen.presentedViewController == nil)
    _ = present()
    driver.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 520), seconds: 0.1)
    driver.settle()
    #expect(driver.screen.presentedViewController == nil)
    #expect(!driver.stage.scene.isUserInteractionBlocked)
  }

  @Test("When it is dragged up, then it grows to the top of the safe area; beyond, it resists like a scroll view")
  func expands() {
    defer { driver.stage.close() }
    let sheet = present()
    let start = CGPoint(x: 195, y: 400)
    driver.press(at: start)
    driver.move(from: start, to: CGPoint(x: 195, y: 0), seconds: 0.5)
    // 400 points of the mouse, less what it took to be a drag, in steps of 13.
    let shown = { (slop: CGFloat) in 787 + (1 - 1 / ((400 - slop - (344 - 57)) * 0.55 / 844 + 1)) * 844 }
    #expect(sheet.sheet.frame.height > shown(24) && sheet.sheet.frame.height <= shown(10))
    driver.release(at: CGPoint(x: 195, y: 0))
    driver.settle()
    #expect(sheet.sheet.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test("Given content that scrolls, when it is dragged up, then the sheet grows first and then the content scrolls")
  func handsOverToContent() throws {
    defer { driver.stage.close() }
    let sheet = presentList()
    let scrollView = try #require(sheet.scrollView)
    let start = CGPoint(x: 195, y: 700)
    driver.press(at: start)
    driver.move(from: start, to: CGPoint(x: 195, y: 300), seconds: 0.5)
    #expect(sheet.sheet.frame.height == 787)
    #expect(scrollView.contentOffset.y > 60 && scrollView.contentOffset.y <= 113)
    driver.move(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 640), seconds: 0.5)
    #expect(scrollView.contentOffset.y == 0)
    #expect(sheet.sheet.frame.minY > 57)
    driver.release(at: CGPoint(x: 195, y: 640))
    driver.settle()
  }

  @Test("When a settling sheet is caught, then it stays where it is")
  func isCaught() {
    defer { driver.stage.close() }
    let sheet = present()
    driver.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 500), seconds: 0.5, rest: 0.2)
    driver.wait(0.05)
    let top = driver.seen(sheet.sheet).minY
    #expect(top > 344 && top < 434)
    let start = CGPoint(x: 195, y: top + 60)
    driver.press(at: start)
    driver.move(from: start, to: CGPoint(x: 195, y: start.y + 40), seconds: 0.2)
    #expect(sheet.sheet.frame.minY > 344)
    driver.release(at: CGPoint(x: 195, y: start.y + 40))
    driver.settle()
    #expect(sheet.sheet.frame.minY == 344)
  }

  @Test("A sheet that isn't draggable stays where it is")
  func staysWhenNotDraggable() {
    defer { driver.stage.close() }
    var parameters = BottomSheet.Parameters()
    parameters.isDraggable = false
    let sheet = present(parameters)
    driver.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 800), seconds: 0.3)
    driver.settle()
    #expect(driver.screen.presentedViewController === sheet)
    #expect(sheet.sheet.transform.isIdentity)
  }

  @Test(
    "The sheet starts below its place by the given number of screen heights, and never by less than its own height",
    arguments: [0.5, 0.8, 1.5])
  func startsBelow(travel: CGFloat) throws {
    defer { driver.stage.close() }
    var parameters = BottomSheet.Parameters()
    parameters.travel = travel
    let sheet = present(parameters, settles: false)
    driver.stage.turn(at: driver.time)
    #expect(isClose(try #require(sheet.sheet.layer.presentation()).transform.m42, max(844 * travel, 500)))
  }

  @Test("Given a presentation controller that puts the sheet into a view of its own, then that view is added and removed")
  func isWrapped() throws {
    defer { driver.stage.close() }
    let sheet = BottomSheet()
    let wrapping = WrappingDelegate(sheet)
    sheet.transitioningDelegate = wrapping
    driver.perform { driver.screen.present(sheet, animated: true) }
    driver.settle()
    let frame = try #require(sheet.view.superview as? WrappingPresentation.Frame)
    #expect(frame.window === driver.stage.window)
    #expect(frame.frame == driver.stage.window.bounds)
    #expect(driver.stage.scene.doctor.diagnoses.isEmpty)
    withExtendedLifetime(wrapping) {}
  }

  @Test("With the preset “article” the sheet can't be dragged, and starts a whole screen below")
  func article() throws {
    defer { driver.stage.close() }
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
