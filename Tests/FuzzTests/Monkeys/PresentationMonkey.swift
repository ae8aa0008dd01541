import CoreGraphics
import UITestSupport

@testable import UIKit

/// A screen from which alerts, action sheets, popovers, sheets and menus are opened, also on top of each other.
@MainActor
final class PresentationMonkey: MonkeySubject {
  static let name = "presentation"

  static let choices =
    MonkeyChoice.common + [
      MonkeyChoice("present", weight: 12, 0..<10, 0..<3, 0..<8, 0..<3), MonkeyChoice("twice", weight: 2, 0..<10, 0..<10),
      MonkeyChoice("dismiss", weight: 8, 0..<4, 0..<8), MonkeyChoice("detent", weight: 4, 0..<3, 0..<2),
      MonkeyChoice("detents", 0..<4), MonkeyChoice("content", weight: 3, 1..<5, 1..<5, 0..<2), MonkeyChoice("menu", weight: 4, 0..<3),
      MonkeyChoice("hide", 0..<2), MonkeyChoice("down", weight: 4, 0..<844, 10..<500),
    ]

  let stage: MonkeyStage
  private let page: MonkeyPage
  private let navigation: UINavigationController
  private let button = UIButton(type: .system)
  private lazy var item = UIBarButtonItem(title: "More", primaryAction: nil, menu: menu)
  private lazy var menu = UIMenu(children: ["Copy", "Move", "Delete"].map { UIAction(title: $0) { _ in } })

  convenience init() { self.init(on: MonkeyStage()) }

  private init(on stage: MonkeyStage) {
    self.stage = stage
    page = MonkeyPage([0], on: stage)
    navigation = UINavigationController(rootViewController: page)
    page.navigationItem.rightBarButtonItem = item
    stage.show(navigation)
    stage.harness.perform {
      button.frame = CGRect(x: 200, y: 300, width: 90, height: 40)
      button.setTitle("Open", for: .normal)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      page.view.addSubview(button)
    }
    stage.harness.turn()
  }

  // MARK: Controllers

  /// The controllers that are presented, from back to front.
  private var presented: [UIViewController] {
    Array(sequence(first: navigation as UIViewController) { $0.presentedViewController }.dropFirst())
  }

  /// Makes a controller of a kind, with a source: the button, the bar button, or a rectangle.
  private func make(_ kind: Int, _ source: Int) -> UIViewController {
    if kind < 4 { return makeAlert(kind, source) }
    let page = MonkeyPage([kind, source], on: stage)
    page.preferredContentSize = CGSize(width: 240, height: 200)
    page.modalPresentationStyle = [.popover, .popover, .pageSheet, .formSheet, .pageSheet, .fullScreen][kind - 4]
    switch kind {
    case 4, 5: anchor(page.popoverPresentationController, source)
    case 6:
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.sheetPresentationController?.prefersGrabberVisible = true
      page.sheetPresentationController?.largestUndimmedDetentIdentifier = source == 0 ? .medium : nil
    case 8:
      page.preferredTransition = .zoom { [weak self] _ in self?.item }
      page.sheetPresentationController?.detents = [.medium(), .large()]
    case 9: page.preferredTransition = .zoom { [weak self] _ in self?.button }
    default: break
    }
    return page
  }

  private func makeAlert(_ kind: Int, _ source: Int) -> UIAlertController {
    let alert = UIAlertController(title: "Title \(kind)", message: "Message \(source)", preferredStyle: kind < 2 ? .alert : .actionSheet)
    for index in 0...kind { alert.addAction(UIAlertAction(title: "Action \(index)", style: .default) { _ in }) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if kind >= 2 { anchor(alert.popoverPresentationController, source) }
    return alert
  }

  private func anchor(_ popover: UIPopoverPresentationController?, _ source: Int) {
    switch source {
    case 0: popover?.sourceView = button
    case 1: popover?.sourceItem = item
    default:
      popover?.sourceView = page.view
      popover?.sourceRect = CGRect(x: 40, y: 160, width: 60, height: 30)
    }
  }

  private var specifications: [ObjectIdentifier: [Int]] = [:]

  func perform(_ step: MonkeyStep) {
    switch step.word {
    case "present", "twice":
      let new = make(step[0], step[1] % 3)
      specifications[ObjectIdentifier(new)] = [step[0], step[1] % 3]
      kept.append(new)
      let chain = [navigation] + presented
      let presenter = chain[min(step[3] == 0 ? 0 : chain.count - 1, chain.count - 1)]
      stage.request("“\(step)”") { done in
        presenter.present(new, animated: step[2] != 7, completion: done)
        return new.presentingViewController != nil
      }
      if step.word == "twice" {
        let other = make(step[1], 0)
        kept.append(other)
        specifications[ObjectIdentifier(other)] = [step[1], 0]
        stage.request("the second of “\(step)”") { done in
          presenter.present(other, animated: true, completion: done)
          return other.presentingViewController != nil
        }
      }
    case "dismiss":
      let chain = presented
      guard let top = chain.last else { return }
      let target = step[0] == 0 ? navigation : step[0] == 1 ? chain[0] : top
      stage.request("“\(step)”") { done in
        let before = chain.map { $0.isBeingDismissed }
        target.dismiss(animated: step[1] != 7, completion: done)
        return !before.contains(true) && chain.contains { $0.isBeingDismissed || $0.presentingViewController == nil }
      }
    case "detent":
      let sheet = presented.last?.sheetPresentationController
      stage.harness.perform {
        let change: () -> Void = { sheet?.selectedDetentIdentifier = [.medium, .large, nil][step[0] % 3] }
        if step.isOdd(1) { sheet?.animateChanges(change) } else { change() }
      }
    case "detents":
      let sheet = presented.last?.sheetPresentationController
      stage.harness.perform {
        sheet?.detents = [[.large()], [.medium()], [.medium(), .large()], [.custom { _ in 200 }, .large()]][step[0] % 4]
      }
    case "content":
      stage.harness.perform {
        presented.last { !($0 is UIAlertController) }?.preferredContentSize = CGSize(width: step[0] * 80, height: step[1] * 90)
      }
    case "menu": openMenu(step[0])
    case "hide":
      stage.harness.perform { page.navigationItem.setRightBarButton(step.isOdd(0) ? nil : item, animated: false) }
    case "down":
      _ = stage.perform(MonkeyStep("press", [0, 195, step[0]]))
      _ = stage.perform(MonkeyStep("move", [0, 0, step[1], 3]))
    default: return
    }
    stage.harness.turn()
  }

  /// The controllers that were made, which a person's code may keep.
  private var kept: [UIViewController] = []

  private func openMenu(_ kind: Int) {
    let harness = stage.harness
    let view = kind == 0 ? button : item.sourceView
    guard let view, view.window != nil else { return }
    let place = harness.middle(of: view)
    harness.press(place, finger: 4)
    harness.advance(by: kind == 2 ? 0.7 : 0.05)
    harness.release(place, finger: 4)
  }

  // MARK: Rest

  func examine() {
    stage.expect(button.alpha == 1, "the button is hidden")
    stage.expect(item.sourceView?.alpha ?? 1 == 1, "the bar button is hidden")
    stage.expect(presented.allSatisfy { !$0.isBeingPresented && !$0.isBeingDismissed }, "a presentation is still in progress")
    for controller in kept where !presented.contains(controller) {
      stage.expect(controller.viewIfLoaded?.window == nil, "a controller that was dismissed is still on the screen")
      stage.expect(controller.presentingViewController == nil, "a controller that was dismissed is still presented")
    }
  }

  func undisturbed() -> Self {
    let other = Self(on: MonkeyStage(like: stage))
    other.stage.harness.perform { if page.navigationItem.rightBarButtonItem == nil { other.page.navigationItem.rightBarButtonItem = nil } }
    other.stage.harness.turn()
    var presenter: UIViewController = other.navigation
    for controller in presented {
      guard let numbers = specifications[ObjectIdentifier(controller)] else { break }
      let copy = other.make(numbers[0], numbers[1])
      if !(controller is UIAlertController) { copy.preferredContentSize = controller.preferredContentSize }
      if let sheet = controller.sheetPresentationController, let twin = copy.sheetPresentationController {
        twin.detents = sheet.detents
        twin.selectedDetentIdentifier = sheet.selectedDetentIdentifier
      }
      other.stage.harness.perform { presenter.present(copy, animated: false) }
      other.stage.harness.turn()
      presenter = copy
    }
    return other
  }
}
