import UITestSupport

@testable import UIKit

/// A page that notes its appearance and containment callbacks as "name.callback".
@MainActor
final class Page: UIViewController {
  let name: String
  let journal: Journal
  var onAppearing: (() -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .white
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    note("willAppear")
    onAppearing?()
  }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willLeave" : "willJoin")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didLeave" : "didJoin")
  }

  private func note(_ callback: String) { journal.note("\(name).\(callback)") }
}

/// A page that updates its properties with a closure.
@MainActor
final class UpdatingPage: UIViewController {
  private let update: (UIViewController) -> Void

  init(_ update: @escaping (UIViewController) -> Void) {
    self.update = update
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() { update(self) }
}

/// A delegate of navigation and tab bar controllers that hands out what the test gives it, and notes what it is asked.
@MainActor
final class ContainerDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  let journal: Journal
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var refuses: UIViewController?

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    journal.note("willShow \(viewController.title ?? "")")
  }

  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    journal.note("didShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("asked for \(operation) animator \(fromVC.title ?? "")→\(toVC.title ?? "")")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("asked for interaction")
    return interaction
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    journal.note("shouldSelect \(viewController.title ?? "")")
    return viewController !== refuses
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    journal.note("didSelect \(viewController.title ?? "")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("asked for animator \(fromVC.title ?? "")→\(toVC.title ?? "")")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("asked for interaction")
    return interaction
  }
}

/// An animator as the documentation teaches it: adds the `to` view with its final frame, fades it in, completes.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var journal: Journal?
  var addsToView = true

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    journal?.note("duration")
    return 0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    journal?.note("animate")
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
    if addsToView { context.containerView.addSubview(to) }
    to.frame = context.finalFrame(for: controller)
    to.alpha = 0
    UIView.animate(
      withDuration: 0.4, animations: { to.alpha = 1 },
      completion: { _ in
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { journal?.note("ended \(transitionCompleted)") }
}

/// A navigation controller in a window of 390 × 844 points with the safe area of a phone, showing page A.
@MainActor
final class NavigationScenario {
  static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  let journal = Journal()
  let delegate: ContainerDelegate
  let navigation: UINavigationController
  let a: Page
  let b: Page
  let c: Page
  let harness: SceneHarness

  init() {
    delegate = ContainerDelegate(journal)
    a = Page("A", journal)
    b = Page("B", journal)
    c = Page("C", journal)
    navigation = UINavigationController(rootViewController: a)
    harness = SceneHarness(safeArea: Self.safeArea, root: navigation)
    _ = journal.take()
  }

  /// Runs code as the scene's own.
  @discardableResult
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try harness.scene.perform(body) }

  func push(_ page: UIViewController, animated: Bool = true) { perform { navigation.pushViewController(page, animated: animated) } }

  func pop(animated: Bool = true) { perform { _ = navigation.popViewController(animated: animated) } }

  /// Shows B on top of A, at rest.
  func pushed() -> Self {
    push(b, animated: false)
    harness.advance(by: 0.1)
    _ = journal.take()
    return self
  }

  /// The views in the content view: none are left over when it is one, the top page's.
  var pagesInView: [UIView] { navigation.contentView.subviews }

  var isAtRest: Bool {
    pagesInView == [navigation.topViewController!.view] && navigation.transitionCoordinator == nil
      && navigation.topViewController!.view.frame == navigation.view.bounds && !harness.scene.isUserInteractionBlocked
  }

  /// Drags from the left edge to `x` within 0.2 seconds.
  func dragEdge(to x: CGFloat, release: Bool = true) {
    harness.pointer(.began, at: CGPoint(x: 2, y: 400))
    for step in 1...12 {
      harness.advance(by: 1.0 / 60)
      harness.pointer(.moved, at: CGPoint(x: 2 + (x - 2) * CGFloat(step) / 12, y: 400))
    }
    guard release else { return }
    // Held still before it is lifted, so that the place decides.
    harness.advance(by: 0.2)
    harness.pointer(.ended, at: CGPoint(x: x, y: 400))
  }
}
