import Foundation
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import Rehearsal

@Suite("What using a screen changes is no trace of a transition") @MainActor
struct UsedScreenTests {
  init() throws { try HostPlatform.prepare() }

  private func problem(of demo: any Demo.Type, after events: [TakeEvent]) -> String? {
    TakeTrial(Scenario(demo)).problem(after: take(of: demo, events))
  }

  private func take(of demo: any Demo.Type, _ events: [TakeEvent]) -> Take {
    Take(name: "t", demo: demo.id, phase: .present, size: CGSize(width: 390, height: 844), events: events)
  }

  @Test("Given pages, when one is turned, then nothing is wrong")
  func pages() {
    #expect(problem(of: PagesDemo.self, after: .swipe(from: CGPoint(x: 300, y: 400), by: -250)) == nil)
  }

  @Test("Given a label, when a tap has it say something else and be as wide as that, or moves it, then nothing is wrong")
  func words() {
    #expect(problem(of: WordsDemo.self, after: .tap(CGPoint(x: 300, y: 700))) == nil)
    #expect(problem(of: WordsDemo.self, after: .tap(CGPoint(x: 100, y: 700))) == nil)
  }

  @Test("Given a text field, when it is tapped and its caret blinks, then the stage comes to rest, and a take of it has an end")
  func caret() throws {
    let tap = [TakeEvent].tap(CGPoint(x: 195, y: 120))
    #expect(problem(of: FieldDemo.self, after: tap) == nil)
    Scenario(FieldDemo.self).playing(take(of: FieldDemo.self, tap)).rehearse { run in
      run.finish()
      #expect(run.demo.rootViewController.view.subviews.first?.isFirstResponder == true)
      #expect(run.end.map { $0 < 2 } == true)
    }
  }

  @Test("Given a tab that is left with a screen pushed on it, then going back there goes on as ever")
  func tabs() {
    let events = [TakeEvent(time: 0, change: .run(.present))] + .tap(CGPoint(x: 293, y: 800), at: 2)
    #expect(problem(of: TabsDemo.self, after: events) == nil)
  }

  @Test("Given content below a bar, when it is scrolled, then neither its place nor the bar's background counts")
  func bar() {
    Scenario(BarDemo.self).onStage { demo, stage in
      stage.settle()
      let (top, everything) = (stage.snapshotApartFromContent, stage.snapshot)
      stage.scene.perform { (demo as? BarDemo)?.scrollView.contentOffset.y = 200 }
      stage.settle()
      #expect(stage.snapshotApartFromContent.difference(from: top) == nil)
      #expect(stage.snapshot != everything)
    }
  }

  @Test("Given a view that clips, then that counts only where something would reach beyond it")
  func clipping() {
    let view = CALayer()
    view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let part = CALayer()
    part.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    view.addSublayer(part)
    func difference() -> String? {
      view.masksToBounds = false
      let before = LayerTreeSnapshot(of: view)
      view.masksToBounds = true
      return LayerTreeSnapshot(of: view).difference(from: before)
    }
    #expect(difference() == nil)
    part.frame.size.width = 150
    #expect(difference() == "CALayer has clipping true instead of false")
  }

  @Test("Given a shadow without opacity, then its radius and offset don't count")
  func invisibleShadow() {
    let view = CALayer()
    func difference(opacity: Float) -> String? {
      (view.shadowOpacity, view.shadowRadius) = (opacity, 3)
      let before = LayerTreeSnapshot(of: view)
      view.shadowRadius = 5
      return LayerTreeSnapshot(of: view).difference(from: before)
    }
    #expect(difference(opacity: 0) == nil)
    #expect(difference(opacity: 0.5) == "CALayer has shadow 0.5 5 0 -3 instead of 0.5 3 0 -3")
  }

  private func findings(of demo: any Demo.Type, from x: CGFloat) -> [InterruptionSweep.Finding] {
    let drag = take(of: demo, .swipe(from: CGPoint(x: x, y: 400), by: 60))
    return InterruptionSweep(of: Scenario(demo), takes: [drag], framesPerSecond: 20)
      .run().findings
  }

  @Test("Given a drag, when the finger is lifted before it has moved far, then it may open something else, or add something for good")
  func tapInsteadOfDrag() {
    #expect(findings(of: TappedDemo.self, from: 300) == [])
    #expect(findings(of: TappedDemo.self, from: 50) == [])
  }
}

extension [TakeEvent] {
  fileprivate static func tap(_ point: CGPoint, at time: TimeInterval = 0) -> [TakeEvent] {
    [PointerInput.Phase.began, .ended].enumerated().map { index, phase in
      let time = time + Double(index) * 0.05
      return TakeEvent(time: time, input: .pointer(PointerInput(phase: phase, location: point, timestamp: time)))
    }
  }

  /// A drag sideways in a third of a second.
  fileprivate static func swipe(from start: CGPoint, by x: CGFloat) -> [TakeEvent] {
    (0...12).map { step in
      let time = Double(step) / 36
      let phase: PointerInput.Phase = step == 0 ? .began : step == 12 ? .ended : .moved
      let place = CGPoint(x: start.x + x * CGFloat(Swift.max(step - 4, 0)) / 8, y: start.y)
      return TakeEvent(time: time, input: .pointer(PointerInput(phase: phase, location: place, timestamp: time)))
    }
  }
}

private final class BarDemo: NSObject, Demo {
  static let id = "bar"
  static let title = "Bar"
  static let chapter = DemoChapter.navigation
  static let tweaks: [TweakGroup] = []

  let scrollView = UIScrollView()
  let rootViewController: UIViewController

  required init(_ setting: DemoSetting) {
    let page = UIViewController()
    page.view = scrollView
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    rootViewController = UINavigationController(rootViewController: page)
    super.init()
  }

  func run(_ phase: DemoPhase) {}
}

private final class PagesDemo: NSObject, Demo, UIPageViewControllerDataSource {
  static let id = "pages"
  static let title = "Pages"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []

  let rootViewController: UIViewController
  private let pages = (0..<3).map { _ in UIViewController() }

  required init(_ setting: DemoSetting) {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    rootViewController = controller
    super.init()
    controller.dataSource = self
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: rootViewController.present(UIViewController(), animated: true)
    case .dismiss: rootViewController.dismiss(animated: true)
    }
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }

  func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
    neighbor(of: page, -1)
  }
  func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
    neighbor(of: page, 1)
  }
  private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
    let index = (pages.firstIndex { $0 === page } ?? 0) + step
    return pages.indices.contains(index) ? pages[index] : nil
  }
}

/// A tap on the right has the label say more; one on the left moves it.
private final class WordsDemo: NSObject, Demo {
  static let id = "words"
  static let title = "Words"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []
  static let phases: [DemoPhase] = [.present]

  let rootViewController = UIViewController()
  private let label = UILabel()

  required init(_ setting: DemoSetting) {
    super.init()
    let view: UIView = rootViewController.view
    label.text = "One"
    place()
    view.addSubview(label)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: WordsDemo.tap))
  }

  private func place() {
    label.sizeToFit()
    label.center = CGPoint(x: (195 - label.bounds.width / 2).rounded() + label.bounds.width / 2, y: 100)
  }

  func tap(_ tap: UITapGestureRecognizer) {
    guard tap.location(in: nil).x > 195 else {
      label.center.x += 10
      return
    }
    label.text = "One hundred"
    place()
  }

  func run(_ phase: DemoPhase) {}
}

private final class TabsDemo: Demo {
  static let id = "tabs"
  static let title = "Tabs"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []

  let rootViewController: UIViewController
  private let tabs = UITabBarController()

  init(_ setting: DemoSetting) {
    tabs.viewControllers = ["First", "Second"].map { title in
      let root = UIViewController()
      root.title = title
      return UINavigationController(rootViewController: root)
    }
    rootViewController = tabs
  }

  private var navigation: UINavigationController? { tabs.selectedViewController as? UINavigationController }

  var nextPhase: DemoPhase { (navigation?.viewControllers.count ?? 1) > 1 ? .dismiss : .present }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: navigation?.pushViewController(UIViewController(), animated: true)
    case .dismiss: navigation?.popViewController(animated: true)
    }
  }
}

/// The program opens a blue screen; a tap on the right opens a red one; a tap on the left adds a view.
private final class TappedDemo: NSObject, Demo {
  static let id = "tapped"
  static let title = "Tapped"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []

  let rootViewController = UIViewController()

  required init(_ setting: DemoSetting) {
    super.init()
    rootViewController.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: TappedDemo.tap))
  }

  func tap(_ tap: UITapGestureRecognizer) {
    guard tap.location(in: nil).x > 100 else {
      return rootViewController.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
    open(.systemRed)
  }

  private func open(_ color: UIColor) {
    let screen = UIViewController()
    screen.view.backgroundColor = color
    screen.modalPresentationStyle = .overFullScreen
    rootViewController.present(screen, animated: true)
  }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: open(.systemBlue)
    case .dismiss: rootViewController.dismiss(animated: true)
    }
  }
}
