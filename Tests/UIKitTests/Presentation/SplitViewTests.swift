import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Split views") struct SplitViewTests {
  private let split = UISplitViewController(style: .doubleColumn)
  private let list = UIViewController()
  private let detail = UIViewController()
  private let delegate = SplitReporter()

  private func start(_ size: CGSize) -> SceneHarness {
    split.delegate = delegate
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let harness = SceneHarness(size: size, root: split)
    harness.advance(by: 0.1)
    return harness
  }

  private func frame(_ controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: split.view) }

  @Test("On a large screen the columns are side by side, each a navigation controller, with a hairline between them")
  func sideBySide() {
    let harness = start(CGSize(width: 1180, height: 820))
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 320)
    #expect(frame(list) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(frame(detail) == CGRect(x: 321, y: 0, width: 859, height: 820))
    #expect(list.navigationController != nil && list.splitViewController === split)
    #expect(list.traitCollection.horizontalSizeClass == .compact && detail.traitCollection.horizontalSizeClass == .regular)
    split.preferredPrimaryColumnWidth = 400
    harness.turn()
    #expect(frame(list).width == 400)
  }

  @Test(
    "On a small screen they are one stack, whose top the delegate chooses", arguments: [UISplitViewController.Column.primary, .secondary])
  func collapsed(top: UISplitViewController.Column) {
    delegate.top = top
    let harness = start(CGSize(width: 390, height: 844))
    #expect(split.isCollapsed && delegate.log == ["collapse"])
    #expect(list.navigationController?.topViewController === (top == .primary ? list : detail))
    harness.perform { split.show(top == .primary ? .secondary : .primary) }
    harness.advance(by: 1)
    #expect(list.navigationController?.topViewController === (top == .primary ? detail : list))
  }

  @Test("A detail is shown in the secondary column, or pushed, and stays through joining and separating the columns")
  func details() {
    let harness = start(CGSize(width: 1180, height: 820))
    let next = UIViewController()
    harness.perform { list.showDetailViewController(next, sender: nil) }
    harness.advance(by: 1)
    #expect(frame(next).minX == 321 && detail.viewIfLoaded?.window == nil)
    harness.scene.resize(to: CGSize(width: 390, height: 844))
    harness.advance(by: 1)
    #expect(list.navigationController?.viewControllers == [list, next] && frame(next).width == 390)
    let other = UIViewController()
    harness.perform { list.showDetailViewController(other, sender: nil) }
    harness.advance(by: 1)
    #expect(list.navigationController?.viewControllers == [list, next, other])
    harness.scene.resize(to: CGSize(width: 1180, height: 820))
    harness.advance(by: 1)
    #expect(other.navigationController?.viewControllers == [next, other] && frame(other).minX == 321)
    #expect(list.navigationController?.viewControllers == [list] && delegate.log == ["collapse", "expand"])
  }

  @Test("The primary column can be hidden, shown beside and shown over the other, where a tap beside it hides it")
  func modes() {
    let harness = start(CGSize(width: 1180, height: 820))
    harness.perform { split.hide(.primary) }
    harness.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly && frame(detail).width == 1180 && list.viewIfLoaded?.window == nil)
    harness.perform { UIView.animate(withDuration: 0.3) { split.preferredDisplayMode = .oneOverSecondary } }
    harness.advance(by: 0.1)
    #expect((list.navigationController?.view.layer.presentation()?.frame.minX ?? 0) < 0)
    harness.advance(by: 1)
    #expect(frame(list).minX == 0 && frame(detail).width == 1180)
    harness.click(CGPoint(x: 900, y: 400))
    harness.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly && delegate.log == ["secondaryOnly", "oneOverSecondary", "secondaryOnly"])
  }

  @Test("Its button hides and shows the primary column")
  func button() {
    let harness = start(CGSize(width: 1180, height: 820))
    harness.perform { detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem }
    harness.advance(by: 0.1)
    for expected in [UISplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary] {
      harness.click(harness.middle(of: split.displayModeButtonItem.sourceView))
      harness.advance(by: 1)
      #expect(split.displayMode == expected)
    }
  }

  @Test("A drag from the left edge shows a hidden primary column, unless presentsWithGesture is false", arguments: [true, false])
  func gesture(isOn: Bool) {
    let harness = start(CGSize(width: 1180, height: 820))
    split.presentsWithGesture = isOn
    harness.perform { split.hide(.primary) }
    harness.advance(by: 1)
    harness.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 300, y: 400), steps: 20)
    harness.advance(by: 1)
    #expect(split.displayMode == (isOn ? .oneOverSecondary : .secondaryOnly))
  }

  @Test("Where text is read from right to left, the primary column is at the right")
  func rightToLeft() {
    let harness = start(CGSize(width: 1180, height: 820))
    harness.perform { split.view.semanticContentAttribute = .forceRightToLeft }
    harness.advance(by: 0.1)
    #expect(frame(list) == CGRect(x: 860, y: 0, width: 320, height: 820) && frame(detail).minX == 0)
  }

  @Test("When the columns are separated or joined during a push or a pop, then the pages are where they belong", arguments: [true, false])
  func separatedDuringPush(isPop: Bool) {
    let harness = start(CGSize(width: 390, height: 844))
    let next = UIViewController()
    harness.perform { list.navigationController?.pushViewController(next, animated: !isPop) }
    harness.advance(by: 0.1)
    if isPop { harness.perform { _ = list.navigationController?.popViewController(animated: true) } }
    harness.advance(by: 0.1)
    harness.scene.resize(to: CGSize(width: 1180, height: 820))
    harness.advance(by: 1)
    #expect(detail.navigationController?.viewControllers == (isPop ? [detail] : [detail, next]))
    #expect(frame(isPop ? detail : next).minX == 321 && frame(list).width == 320)
    #expect(harness.scene.doctor.diagnoses.isEmpty && harness.scene.unfinishedAtRest.isEmpty)
    harness.scene.resize(to: CGSize(width: 390, height: 844))
    harness.advance(by: 1)
    #expect(split.view.subviews.count == 1 && frame(isPop ? detail : next).width == 390)
  }

  @Test("When the columns are joined while a finger holds a pop, then the page is gone, and the others are where they belong")
  func joinedDuringDrag() {
    let harness = start(CGSize(width: 820, height: 1180))
    let next = UIViewController()
    harness.perform { list.navigationController?.pushViewController(next, animated: false) }
    harness.advance(by: 0.1)
    harness.press(CGPoint(x: 1, y: 400))
    harness.move(by: CGVector(dx: 150, dy: 0))
    harness.scene.resize(to: CGSize(width: 390, height: 844))
    harness.release()
    harness.advance(by: 1)
    #expect(list.navigationController?.viewControllers == [list, detail] && frame(detail).width == 390)
    #expect(harness.scene.doctor.diagnoses.isEmpty && harness.scene.unfinishedAtRest.isEmpty)
  }

  @Test("A controller for the compact column takes the place of the stack")
  func compact() {
    let tabs = UITabBarController()
    split.setViewController(tabs, for: .compact)
    let harness = start(CGSize(width: 390, height: 844))
    #expect(tabs.view.window != nil && list.viewIfLoaded?.window == nil)
    harness.scene.resize(to: CGSize(width: 1180, height: 820))
    harness.advance(by: 1)
    #expect(tabs.viewIfLoaded?.window == nil && frame(list).width == 320)
  }
}

@MainActor
@Suite("Split views of three columns") struct TripleColumnTests {
  private let split = UISplitViewController(style: .tripleColumn)
  private let sidebar = UIViewController()
  private let list = UIViewController()
  private let detail = UIViewController()
  private let delegate = SplitReporter()

  private func start(_ size: CGSize) -> SceneHarness {
    split.delegate = delegate
    for (controller, column) in [(sidebar, UISplitViewController.Column.primary), (list, .supplementary), (detail, .secondary)] {
      split.setViewController(controller, for: column)
    }
    let harness = SceneHarness(size: size, root: split)
    harness.advance(by: 0.1)
    return harness
  }

  private func frame(_ controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: split.view) }

  @Test("On a wide screen all are side by side, and on a narrower one only two", arguments: [(1366, 2), (1024, 1)])
  func sideBySide(width: CGFloat, sides: Int) {
    let harness = start(CGSize(width: width, height: 820))
    #expect(split.displayMode == (sides == 2 ? .twoBesideSecondary : .oneBesideSecondary))
    #expect(frame(list) == CGRect(x: sides == 2 ? 321 : 0, y: 0, width: 320, height: 820) && frame(detail).maxX == width)
    #expect(frame(detail).minX == frame(list).maxX + 1 && (sidebar.viewIfLoaded?.window === harness.window) == (sides == 2))
    #expect(split.supplementaryColumnWidth == 320)
  }

  @Test(
    "Each arrangement has its place for the secondary column",
    arguments: [
      (UISplitViewController.DisplayMode.secondaryOnly, 0, 1366), (.oneBesideSecondary, 321, 1045), (.oneOverSecondary, 0, 1366),
      (.twoBesideSecondary, 642, 724), (.twoOverSecondary, 0, 1366), (.twoDisplaceSecondary, 642, 1045),
    ])
  func arrangements(mode: UISplitViewController.DisplayMode, x: CGFloat, width: CGFloat) {
    let harness = start(CGSize(width: 1366, height: 820))
    harness.perform { split.preferredDisplayMode = mode }
    harness.advance(by: 1)
    #expect(split.displayMode == mode && frame(detail) == CGRect(x: x, y: 0, width: width, height: 820))
    let showsDimming = [.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(mode)
    #expect(harness.layer(named: "dimming")?.opacity == (showsDimming ? 1 : 0))
  }

  @Test("Columns are shown and hidden one after the other, which the delegate learns")
  func columns() {
    let harness = start(CGSize(width: 1366, height: 820))
    let steps: [(column: UISplitViewController.Column, isShown: Bool, mode: UISplitViewController.DisplayMode)] = [
      (.primary, false, .oneBesideSecondary), (.supplementary, false, .secondaryOnly), (.primary, true, .twoBesideSecondary),
      (.supplementary, false, .secondaryOnly), (.supplementary, true, .oneBesideSecondary),
    ]
    for step in steps {
      harness.perform { step.isShown ? split.show(step.column) : split.hide(step.column) }
      harness.advance(by: 1)
      #expect(split.displayMode == step.mode)
    }
    #expect(delegate.columns.prefix(4) == ["hide primary", "hide supplementary", "show primary", "show supplementary"])
  }

  @Test("Columns that are in front go away with a click beside them")
  func overlay() {
    let harness = start(CGSize(width: 1024, height: 820))
    split.preferredSplitBehavior = .overlay
    harness.perform { split.show(.primary) }
    harness.advance(by: 1)
    #expect(split.displayMode == .twoOverSecondary && split.splitBehavior == .overlay)
    harness.click(CGPoint(x: 900, y: 400))
    harness.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test("On a small screen they are one stack, whose top the delegate chooses, and come apart again")
  func collapsed() {
    delegate.top = .supplementary
    let harness = start(CGSize(width: 390, height: 844))
    let navigation = sidebar.navigationController
    #expect(navigation?.viewControllers == [sidebar, list])
    harness.perform { split.show(.secondary) }
    harness.advance(by: 1)
    #expect(navigation?.viewControllers == [sidebar, list, detail])
    harness.perform { split.show(.supplementary) }
    harness.advance(by: 1)
    #expect(navigation?.viewControllers == [sidebar, list])
    harness.perform { split.show(.primary) }
    harness.advance(by: 1)
    #expect(navigation?.viewControllers == [sidebar])
    harness.perform { split.show(.secondary) }
    harness.advance(by: 1)
    #expect(navigation?.viewControllers == [sidebar, list, detail])
    harness.scene.resize(to: CGSize(width: 1366, height: 820))
    harness.advance(by: 1)
    #expect(frame(list).minX == 321 && frame(detail).minX == 642 && sidebar.navigationController?.viewControllers == [sidebar])
  }
}

@MainActor
private final class SplitReporter: NSObject, UISplitViewControllerDelegate {
  var log: [String] = []
  var columns: [String] = []
  var top: UISplitViewController.Column?
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { columns.append("show \(column)") }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { columns.append("hide \(column)") }
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expand") }
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    log.append("\(displayMode)")
  }
}
