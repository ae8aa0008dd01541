import Rehearsal
import Tweaks
import UIKit

/// A panel over the first screen, which covers it or a part of it, without a controller of its own.
class PanelDemo: NSObject, Demo {
  class var id: String { "panel" }
  static let title = "Panel"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []

  let rootViewController = UIViewController()
  var panel: UIView?
  var root: UIView { rootViewController.view }

  required init(_ setting: DemoSetting) {
    super.init()
    root.backgroundColor = .white
    prepare()
  }

  func prepare() {}

  var nextPhase: DemoPhase { panel == nil ? .present : .dismiss }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: open()
    case .dismiss: close()
    }
  }

  func open() {}
  func close() {}

  func makePanel(_ name: String, frame: CGRect) -> UIView {
    let panel = UIView(frame: frame)
    panel.backgroundColor = .systemBlue
    panel.layer.name = name
    root.addSubview(panel)
    self.panel = panel
    return panel
  }
}

/// A sheet that is dragged away; it only settles when it is released with a velocity.
final class StuckSheetDemo: PanelDemo {
  override class var id: String { "stuck-sheet" }

  private var height: CGFloat { root.bounds.height }

  override func open() {
    guard panel == nil else { return }
    let sheet = makePanel("stuck", frame: root.bounds.offsetBy(dx: 0, dy: height))
    sheet.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: StuckSheetDemo.pan))
    move(sheet, down: 0)
  }

  override func close() { if let panel { move(panel, down: 1) } }

  private func move(_ sheet: UIView, down fraction: CGFloat) {
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      sheet.center.y = self.height * (0.5 + fraction)
    } completion: { _ in
      guard fraction == 1, sheet.center.y >= self.height else { return }
      sheet.removeFromSuperview()
      self.panel = nil
    }
  }

  func pan(_ gesture: UIPanGestureRecognizer) {
    guard let sheet = gesture.view else { return }
    let velocity = gesture.velocity(in: nil).y
    switch gesture.state {
    case .changed: sheet.center.y = height / 2 + max(gesture.translation(in: nil).y, 0)
    case .ended where velocity > 0: move(sheet, down: 1)
    case .ended where velocity < 0: move(sheet, down: 0)
    case .cancelled: move(sheet, down: 0)
    default: break
    }
  }
}

/// A tap anywhere opens another panel.
final class TwiceOpenedDemo: PanelDemo {
  override class var id: String { "twice-opened" }

  override func prepare() { root.addGestureRecognizer(UITapGestureRecognizer(target: self, action: TwiceOpenedDemo.tap)) }

  func tap(_ tap: UITapGestureRecognizer) {
    // Only on the first screen, as long as that is all there is to see.
    if (panel?.alpha ?? 0) < 1 || isOpening { open() }
  }

  private var isOpening = false

  override func open() {
    let panel = makePanel("panel", frame: root.bounds)
    panel.alpha = 0
    isOpening = true
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      panel.alpha = 1
    } completion: { _ in
      self.isOpening = false
    }
  }

  override func close() {
    guard let panel else { return }
    UIView.animate(withDuration: 0.3) {
      panel.alpha = 0
    } completion: { _ in
      panel.removeFromSuperview()
      self.panel = nil
    }
  }
}

/// A shade is only removed when its animation finishes, and opening again stops that.
final class LeftoverDemo: PanelDemo {
  override class var id: String { "leftover" }

  override func open() {
    for view in root.subviews { view.layer.removeAllAnimations() }
    let shade = makePanel("shade", frame: root.bounds)
    shade.alpha = 0
    UIView.animate(withDuration: 0.3) { shade.alpha = 1 }
  }

  override func close() {
    guard let shade = panel else { return }
    UIView.animate(withDuration: 0.3) {
      shade.alpha = 0
    } completion: { finished in
      if finished { shade.removeFromSuperview() }
    }
    panel = nil
  }
}

/// A card grows out of a view in a scroll view, which only comes back if nothing was scrolled.
final class HiddenSourceDemo: PanelDemo {
  override class var id: String { "hidden-source" }

  private let scrollView = UIScrollView()
  private let source = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

  override func prepare() {
    scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    source.backgroundColor = .systemGreen
    scrollView.addSubview(source)
    root.addSubview(scrollView)
  }

  override func open() {
    guard panel == nil else { return }
    source.isHidden = true
    let card = makePanel("card", frame: source.frame)
    card.isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      card.frame = CGRect(x: 20, y: 20, width: 350, height: 800)
    }
  }

  override func close() {
    guard let card = panel else { return }
    let offset = scrollView.contentOffset
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      card.frame = self.source.frame
    } completion: { _ in
      card.removeFromSuperview()
      self.panel = nil
      if self.scrollView.contentOffset == offset { self.source.isHidden = false }
    }
  }
}

/// A panel gets its frame at the end of its animation, as it was computed at its start.
final class StaleFrameDemo: PanelDemo {
  override class var id: String { "stale-frame" }

  override func open() {
    let end = root.bounds
    let panel = makePanel("panel", frame: end)
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.alpha = 0
    UIView.animate(withDuration: 0.5) {
      panel.alpha = 1
    } completion: { _ in
      panel.frame = end
    }
  }

  override func close() {
    guard let panel else { return }
    UIView.animate(withDuration: 0.3) {
      panel.alpha = 0
    } completion: { _ in
      panel.removeFromSuperview()
      self.panel = nil
    }
  }
}

/// With Reduce Motion, a panel is to fade in, but doesn't.
final class InvisibleDemo: PanelDemo {
  override class var id: String { "invisible" }

  override func open() {
    let panel = makePanel("panel", frame: root.bounds)
    if UIAccessibility.isReduceMotionEnabled {
      panel.alpha = 0
    } else {
      panel.center.y += root.bounds.height
      UIView.animate(withDuration: 0.3) { panel.center.y -= self.root.bounds.height }
    }
  }

  override func close() {
    panel?.removeFromSuperview()
    panel = nil
  }
}

/// A sheet that is dismissed by a drag, decided by its velocity alone.
final class VelocityDemo: NSObject, Demo {
  static let id = "velocity"
  static let title = "Velocity"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []

  let rootViewController = UIViewController()

  required init(_ setting: DemoSetting) {
    super.init()
    rootViewController.view.backgroundColor = .white
  }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: rootViewController.present(Sheet(), animated: true)
    case .dismiss: rootViewController.dismiss(animated: true)
    }
  }

  private final class Sheet: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private var interaction: UIPercentDrivenInteractiveTransition?

    init() {
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .overFullScreen
      transitioningDelegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code.") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBlue
      view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Sheet.pan))
    }

    func pan(_ gesture: UIPanGestureRecognizer) {
      switch gesture.state {
      case .began:
        interaction = UIPercentDrivenInteractiveTransition()
        dismiss(animated: true)
      case .changed: interaction?.update(min(max(gesture.translation(in: nil).y / 200, 0), 1))
      case .ended where gesture.velocity(in: nil).y > 100: interaction?.finish()
      default: interaction?.cancel()
      }
      if gesture.state == .ended || gesture.state == .cancelled { interaction = nil }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let hidden = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
      let isPresenting = context.view(forKey: .to) != nil
      if isPresenting {
        view.frame = context.finalFrame(for: self)
        view.transform = hidden
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.3) {
        self.view.transform = isPresenting ? .identity : hidden
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
