import CoreGraphics
import UITestSupport

@testable import UIKit

/// A gallery in a navigation controller, whose pages slide, zoom and fade, and from which pages are presented by a zoom.
@MainActor
final class NavigationMonkey: MonkeySubject {
  static let name = "navigation"

  static let choices =
    MonkeyChoice.common + [
      MonkeyChoice("push", weight: 18, 0..<6, 0..<14, 0..<8), MonkeyChoice("twice", weight: 2, 0..<6, 0..<14),
      MonkeyChoice("pop", weight: 16, 0..<8), MonkeyChoice("back", weight: 8), MonkeyChoice("root", weight: 2, 0..<4),
      MonkeyChoice("to", weight: 2, 0..<5, 0..<4), MonkeyChoice("set", weight: 3, 0..<5, 0..<4),
      MonkeyChoice("present", weight: 4, 0..<6, 0..<14, 0..<8), MonkeyChoice("dismiss", weight: 4, 0..<2, 0..<4),
      MonkeyChoice("remove", weight: 2, 0..<12), MonkeyChoice("restore", 0..<12), MonkeyChoice("scroll", weight: 3, 0..<500, 0..<2),
      MonkeyChoice("bar", 0..<2, 0..<2),
    ]

  let stage: MonkeyStage
  private let gallery: MonkeyGallery
  let navigation: UINavigationController

  init() {
    stage = MonkeyStage()
    gallery = MonkeyGallery([0], on: stage)
    navigation = UINavigationController(rootViewController: gallery)
    stage.show(navigation)
  }

  // MARK: Pages

  /// Makes a page of a kind, which zooms from a tile: 0 slides, 1 to 4 zoom, and 5 fades.
  private func makePage(_ kind: Int, _ tile: Int) -> MonkeyPage {
    let page = kind == 2 ? MonkeyGallery([kind, tile], on: stage) : MonkeyPage([kind, tile], on: stage)
    page.modalPresentationStyle = .fullScreen
    let options = UIViewController.Transition.ZoomOptions()
    if kind == 4 {
      options.alignmentRectProvider = { _ in CGRect(x: 30, y: 150, width: 120, height: 80) }
      options.dimmingVisualEffect = UIBlurEffect(style: .regular)
    }
    switch kind {
    case 1, 2, 4:
      page.preferredTransition = .zoom(options: options) { [weak gallery] _ in
        guard let gallery, gallery.tiles.indices.contains(tile) else { return nil }
        return gallery.tiles[tile]
      }
    case 3: page.preferredTransition = .zoom(sourceViewProvider: { _ in nil })
    case 5: page.preferredTransition = .crossDissolve
    default: break
    }
    return page
  }

  /// Changes the stack, and notes if it isn't at once the one that was asked for.
  private func change(_ step: MonkeyStep, to expected: [UIViewController]? = nil, _ body: () -> Void) {
    stage.harness.perform(body)
    if let expected {
      stage.expect(navigation.viewControllers == expected, "“\(step)” gives \(titles(navigation.viewControllers)), not \(titles(expected))")
    }
    if let coordinator = navigation.transitionCoordinator {
      stage.request("the coordinator of “\(step)”") { done in coordinator.animate(alongsideTransition: nil) { _ in done() } }
    }
    stage.harness.turn()
  }

  private func titles(_ stack: [UIViewController]) -> [String] { stack.map { $0.title ?? "" } }

  func perform(_ step: MonkeyStep) {
    let stack = navigation.viewControllers
    switch step.word {
    case "push", "twice":
      let page = makePage(step[0], step[1])
      change(step, to: stack + [page]) {
        navigation.pushViewController(page, animated: step[2] != 7)
        if step.word == "twice" { navigation.pushViewController(page, animated: true) }
      }
    case "pop":
      change(step, to: stack.count > 1 ? stack.dropLast() : stack) { navigation.popViewController(animated: step[0] != 7) }
    case "back":
      let button = CGPoint(x: 24, y: 69)
      stage.harness.press(button)
      stage.harness.release(button)
    case "root": change(step, to: [stack[0]]) { navigation.popToRootViewController(animated: step[0] != 3) }
    case "to":
      let target = stack[step[0] % stack.count]
      change(step, to: Array(stack[...(step[0] % stack.count)])) { navigation.popToViewController(target, animated: step[1] != 3) }
    case "set":
      let new: [UIViewController] =
        switch step[0] {
        case 0: [stack[0], makePage(0, 1)]
        case 1: [stack[0]] + stack.dropFirst().reversed()
        case 2: stack.count > 2 ? [stack[0], stack[stack.count - 1]] : stack
        case 3: stack + [makePage(0, 2), makePage(1, 3)]
        default: [stack[0], makePage(1, 4), makePage(2, 5)]
        }
      change(step, to: new) { navigation.setViewControllers(new, animated: step[1] != 3) }
    case "present":
      let page = makePage(step[0], step[1])
      if step[2] % 2 == 0 { page.modalPresentationStyle = .overFullScreen }
      stage.request("“\(step)”") { done in
        navigation.present(page, animated: step[2] != 7, completion: done)
        return page.presentingViewController != nil
      }
      stage.harness.turn()
    case "dismiss":
      guard let page = navigation.presentedViewController else { return }
      stage.request("“\(step)”") { done in
        let wasLeaving = page.isBeingDismissed
        (step.isOdd(0) ? navigation : page).dismiss(animated: step[1] != 3, completion: done)
        return !wasLeaving && (page.isBeingDismissed || page.presentingViewController == nil)
      }
      stage.harness.turn()
    case "remove": stage.harness.perform { _ = gallery.removed.insert(step[0]) }
    case "restore": stage.harness.perform { _ = gallery.removed.remove(step[0]) }
    case "scroll":
      stage.harness.perform { gallery.scrollView.setContentOffset(CGPoint(x: 0, y: step[0]), animated: step.isOdd(1)) }
    case "bar": stage.harness.perform { navigation.setNavigationBarHidden(step.isOdd(0), animated: step.isOdd(1)) }
    default: break
    }
  }

  // MARK: Rest

  func examine() {
    let stack = navigation.viewControllers
    stage.expect(navigation.shown === stack.last, "the top page isn't the one that is shown")
    stage.expect(navigation.transitionCoordinator == nil, "there is still a transition coordinator")
    for page in stage.pages {
      let isChild = page.parent === navigation
      stage.expect(isChild == stack.contains(page), "\(page.name) is \(isChild ? "still" : "no longer") a child")
    }
    for (index, tile) in gallery.tiles.enumerated() { stage.expect(tile.alpha == 1, "tile \(index) is hidden") }
  }

  private init(on stage: MonkeyStage, like other: NavigationMonkey) {
    self.stage = stage
    gallery = MonkeyGallery([0], on: stage)
    gallery.removed = other.gallery.removed
    navigation = UINavigationController(rootViewController: gallery)
    stage.show(navigation)
    stage.harness.perform {
      gallery.scrollView.contentOffset = other.gallery.scrollView.contentOffset
      let pages = other.navigation.viewControllers.dropFirst().compactMap { ($0 as? MonkeyPage)?.numbers }.map { makePage($0[0], $0[1]) }
      navigation.setViewControllers([gallery] + pages, animated: false)
      navigation.isNavigationBarHidden = other.navigation.isNavigationBarHidden
    }
    stage.harness.turn()
    // A place beyond the content, where code has put it after the bar was hidden, lasts only as long as the bar stays as it is.
    let place = other.gallery.scrollView.contentOffset
    if gallery.scrollView.contentOffset != place { stage.harness.perform { gallery.scrollView.contentOffset = place } }
    for (page, original) in zip(navigation.viewControllers, other.navigation.viewControllers).dropFirst() {
      guard let page = page as? MonkeyGallery, let original = original as? MonkeyGallery else { continue }
      stage.harness.perform { page.scrollView.contentOffset = original.scrollView.contentOffset }
    }
    guard let presented = other.navigation.presentedViewController as? MonkeyPage else { return }
    stage.harness.perform {
      let page = makePage(presented.numbers[0], presented.numbers[1])
      page.modalPresentationStyle = presented.modalPresentationStyle
      navigation.present(page, animated: false)
      guard let page = page as? MonkeyGallery, let original = presented as? MonkeyGallery else { return }
      stage.harness.turn()
      page.scrollView.contentOffset = original.scrollView.contentOffset
    }
  }

  func undisturbed() -> Self { Self(on: MonkeyStage(like: stage), like: self) }
}
