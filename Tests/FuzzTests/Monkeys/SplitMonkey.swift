import CoreGraphics
import UITestSupport

@testable import UIKit

/// A split view controller, whose columns are joined and separated, shown and hidden.
@MainActor
final class SplitMonkey: MonkeySubject {
  static let name = "split"

  static let choices =
    MonkeyChoice.common + [
      MonkeyChoice("size", weight: 6, 0..<4, 0..<2), MonkeyChoice("detail", weight: 6, 0..<6),
      MonkeyChoice("push", weight: 6, 0..<2, 0..<6),
      MonkeyChoice("pop", weight: 5, 0..<2), MonkeyChoice("show", weight: 4, 0..<2), MonkeyChoice("hide", weight: 4, 0..<2),
      MonkeyChoice("mode", weight: 4, 0..<4, 0..<2), MonkeyChoice("back", weight: 3),
    ]

  let stage: MonkeyStage
  private let split: UISplitViewController
  private let list: UINavigationController
  private let detail: UINavigationController

  convenience init() {
    let stage = MonkeyStage()
    self.init(on: stage, list: [MonkeyPage([0], on: stage)], detail: [MonkeyPage([1], on: stage)])
  }

  private init(on stage: MonkeyStage, list: [UIViewController], detail: [UIViewController]) {
    self.stage = stage
    split = UISplitViewController(style: .doubleColumn)
    self.list = UINavigationController()
    self.detail = UINavigationController()
    self.list.viewControllers = list
    self.detail.viewControllers = detail
    split.setViewController(self.list, for: .primary)
    split.setViewController(self.detail, for: .secondary)
    stage.show(split)
  }

  func perform(_ step: MonkeyStep) {
    stage.harness.perform {
      switch step.word {
      case "detail": split.showDetailViewController(MonkeyPage([step[0] % 6, 7], on: stage), sender: nil)
      case "push": stack(step[0]).pushViewController(MonkeyPage([step[1] % 6, 8], on: stage), animated: true)
      case "pop": stack(step[0]).popViewController(animated: true)
      case "show": split.show(step.isOdd(0) ? .secondary : .primary)
      case "hide": split.hide(step.isOdd(0) ? .secondary : .primary)
      case "mode":
        let mode: UISplitViewController.DisplayMode = [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary][step[0] % 4]
        let change = { self.split.preferredDisplayMode = mode }
        if step.isOdd(1) { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
      default: break
      }
    }
    if step.word == "back" {
      stage.harness.press(CGPoint(x: 24, y: 69))
      stage.harness.release()
    }
    stage.harness.turn()
  }

  /// The stack of a column, or the common one.
  private func stack(_ column: Int) -> UINavigationController {
    guard !split.isCollapsed, column == 1 else { return list }
    return split.columnController(.secondary) as? UINavigationController ?? detail
  }

  func examine() {
    for navigation in split.children.compactMap({ $0 as? UINavigationController }) {
      stage.expect(navigation.shown === navigation.viewControllers.last, "the top page isn't the one that is shown")
      stage.expect(navigation.transitionCoordinator == nil, "there is still a transition coordinator")
    }
    stage.expect(!list.viewControllers.isEmpty, "the list is gone")
    let isBeside = !split.isCollapsed && split.displayMode != .secondaryOnly
    stage.expect(!isBeside || list.viewIfLoaded?.window != nil, "the list isn't on the screen")
  }

  func undisturbed() -> Self {
    let other = MonkeyStage(like: stage)
    func copies(_ pages: some Sequence<UIViewController>) -> [UIViewController] {
      pages.compactMap { $0 as? MonkeyPage }.map { MonkeyPage($0.numbers, on: other) }
    }
    guard split.isCollapsed else {
      let twin = Self(on: other, list: copies(list.viewControllers), detail: copies(stack(1).viewControllers))
      twin.stage.harness.perform { twin.split.preferredDisplayMode = split.displayMode }
      return twin
    }
    let pages = list.viewControllers
    let cut = split.details.first.flatMap { pages.firstIndex(of: $0) } ?? pages.count
    return Self(on: other, list: copies(pages[..<cut]), detail: copies(pages[cut...]))
  }
}
