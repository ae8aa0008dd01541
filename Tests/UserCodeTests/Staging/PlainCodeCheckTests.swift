import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

@Suite("What is right on a device passes the check", .serialized)
@MainActor
struct PlainCodeCheckTests {
  init() throws { try SourceAssets.preparePlatform() }

  private func report(of source: String) throws -> DemoReport {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(source.utf8), as: "Plain.swift")
    let tools = CodeTools(environment: ProcessInfo.processInfo.environment)
    let demo = try #require(try CodeVersion.load(CodeRequest(files: [file]), by: tools).demos.first)
    return DemoCheck(of: Scenario(demo), takes: [], framesPerSecond: 10, monkey: .init(seconds: 4, seed: 7), isThorough: true).run()
  }

  @Test("Given a card that a tap opens and closes, then a tap that never arrives, or that is ignored, doesn't confuse what comes next")
  func toggledCard() throws {
    let source = """
      import UIKit
      final class Home: UIViewController {
        let card = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 844))
        var animator: UIViewPropertyAnimator?, isOpen = false
        override func viewDidLoad() {
          view.backgroundColor = .white
          card.backgroundColor = .orange
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(toggle)))
          view.addSubview(card)
        }
        @objc func toggle() {
          guard animator == nil else { return }
          animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 1) { self.card.frame.origin.y = self.isOpen ? 700 : 60 }
          animator!.addCompletion { position in
            self.isOpen.toggle()
            self.animator = nil
          }
          animator!.startAnimation()
        }
      }
      #Preview { Home() }
      """
    let report = try report(of: source)
    #expect(report.isFine && report.disturbanceCount > 0, "\(report.text)")
  }

  @Test("Given a card that forgets whether it is open when its animation is cut short, then that is still found")
  func confusedCard() throws {
    let source = """
      import UIKit
      final class Home: UIViewController {
        let card = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 844))
        var isOpen = false
        override func viewDidLoad() {
          view.backgroundColor = .white
          card.backgroundColor = .orange
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(toggle)))
          view.addSubview(card)
        }
        @objc func toggle() {
          UIView.animate(withDuration: 0.6) {
            self.card.frame.origin.y = self.isOpen ? 700 : 60
          } completion: { finished in
            if finished { self.isOpen.toggle() }
          }
        }
      }
      #Preview { Home() }
      """
    #expect(try report(of: source).text.contains("“card” has position 195 482 0 instead of 195 1122 0"))
  }

  @Test("Given a shared controller in a static property, then each stage has a new one, as each start of an app has")
  func sharedController() throws {
    let source = """
      import UIKit
      final class Coordinator {
        static let shared = Coordinator()
        let navigation = UINavigationController(rootViewController: First())
      }
      final class First: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let button = UIButton(type: .system, primaryAction: UIAction(title: "Show") { _ in
            let detail = UIViewController()
            detail.view.backgroundColor = .orange
            Coordinator.shared.navigation.pushViewController(detail, animated: true)
          })
          button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
          view.addSubview(button)
        }
      }
      final class Root: UIViewController {
        override func viewDidLoad() {
          let child = Coordinator.shared.navigation
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
          child.view.frame = view.bounds
          child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
      }
      #Preview { Root() }
      """
    let report = try report(of: source)
    #expect(report.isFine && report.disturbanceCount > 0, "\(report.text)")
  }

  @Test("Given a lone animator that takes a screen away from one that stays behind it, then it is shown where that is so")
  func loneDismissal() throws {
    let report = try report(of: loneDismissal(asking: ""))
    #expect(report.isFine && report.disturbanceCount > 0, "\(report.text)")
  }

  @Test("Given a lone animator that presents a card below the top, then neither its frame nor what the other half puts back is wrong")
  func lonePresentation() throws {
    let report = try report(of: cardPresentation)
    #expect(report.isFine && report.disturbanceCount > 0, "\(report.text)")
  }

  private let cardPresentation = """
    import UIKit
    final class PresentCardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from)?.view, let to = context.viewController(forKey: .to)?.view else { return }
        context.containerView.addSubview(to)
        to.frame = context.containerView.bounds.offsetBy(dx: 0, dy: 844)
        UIView.animate(withDuration: 0.3) {
          to.frame.origin.y = 60
          from.alpha = 0.6
        } completion: { _ in
          if context.transitionWasCancelled { from.alpha = 1 }
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    """

  @Test("Given one that asks for the view behind it but never adds it, then it is shown with a full-screen presentation, which blames it")
  func loneFullScreenDismissal() throws {
    let report = try report(of: loneDismissal(asking: "_ = context.view(forKey: .to)"))
    #expect(report.text.contains("never added the view of StockGridController to the container"), "\(report.text)")
  }

  private func loneDismissal(asking line: String) -> String {
    """
    import UIKit
    final class DismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from)?.view else { return }
        \(line)
        UIView.animate(withDuration: 0.3) { from.frame.origin.y = context.containerView.bounds.height } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    """
  }
}
