import Foundation
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import Rehearsal

@Suite("Reports of checks") @MainActor
struct CheckReportTests {
  init() throws { try HostPlatform.prepare() }

  @Test("A cause is one problem, whatever the phase, the direction of the transition and the numbers")
  func cause() {
    let message = "Card.swift:7: List → Card: Fade has left the view of Card at (0.0, 40.0)."
    let back = "dismiss fails afterwards: Card.swift:7: Card → List: Fade has left the view of List at (0.0, 20.5)."
    #expect(message.cause == back.cause)
    #expect(message.cause != "Card.swift:7: List → Card: Fade never added the view of Card.".cause)
    var report = DemoReport(demo: "card", expected: [])
    report.diagnoses = [.init(phase: .present, kind: .wrongFinalFrame, time: 0.25, message: message)]
    report.takeProblems = [.init(take: "drag", problem: back)]
    report.sweep.findings = [.init(phase: .dismiss, interruption: .touch, time: 0.1, frames: 7, problem: back)]
    #expect(report.text == "card: 1 problem\n  present, 0.25 s: \(message) (and 8 other times)\n")
  }

  @Test("A diagnosis of a person's code begins with the line of the method that is responsible")
  func line() throws {
    let folder = try TemporaryFolder()
    let text = """
      import UIKit

      final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      }

      extension Fade {
        func animateTransition(using context: UIViewControllerContextTransitioning) {}
      }

      final class Drag: UIPercentDrivenInteractiveTransition {}
      """
    let file = try folder.write(Data(text.utf8), as: "Card.swift")
    let demo = DemoDefinition(
      id: "card", title: "Card", chapter: .files, tweaks: [], origin: CodeRequest(files: [file]),
      source: ObjectIdentifier(TappedByNobody.self)
    ) { TappedByNobody($0) }
    func message(_ kind: TransitionDiagnosis.Kind, animator: String? = "Fade") -> String {
      demo.message(of: TransitionDiagnosis(kind, of: .init(from: "A", to: "B", animator: animator), at: 0))
    }
    #expect(message(.neverCompleted(after: 1)).hasPrefix("Card.swift:8: A → B: Fade has not called"))
    #expect(message(.endedEarly(took: 0.1, declared: 0.3)).hasPrefix("Card.swift:4: A → B: Fade took only"))
    #expect(
      message(.neverSettled(controller: "Drag", gestureWasCancelled: true)).hasPrefix("Card.swift:11: A → B: the gesture was cancelled"))
    #expect(message(.neverCompleted(after: 1), animator: nil).hasPrefix("A → B: "))
  }

  @Test("A segue that isn't registered is an exception, with the line")
  func segue() throws {
    let report = DemoCheck(of: Scenario(SegueDemo.self), takes: [], framesPerSecond: 10, monkey: nil).run()
    #expect(report.diagnoses.map(\.kind) == [.exception] && !report.isFine)
    #expect(report.text.contains("has no segue with identifier 'detial'"), "\(report.text)")
    #expect(report.text.contains("CheckReportTests.swift:"))
  }

  @Test("A cancelled gesture that neither finishes nor cancels its transition is the one cause")
  func unsettled() {
    let report = DemoCheck(of: Scenario(UnsettledDemo.self), takes: [], framesPerSecond: 10, monkey: nil, isThorough: true).run()
    let lines = report.text.split(separator: "\n").dropFirst()
    #expect(
      lines.count == 1 && lines.first?.contains("the gesture was cancelled, and neither finish() nor cancel()") == true, "\(report.text)")
  }

  @Test("The progress of a check grows to its end")
  func progress() {
    var progress: [Double] = []
    _ = DemoCheck(of: Scenario(DragDemo.self), takes: [], framesPerSecond: 5, monkey: .init(seconds: 4), isThorough: true)
      .run { progress.append($0) }
    #expect(progress.first == 0 && progress.last.map { $0 >= 0.5 && $0 <= 1 } == true)
    #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("Equal seeds lead to equal reports")
  func seeds() {
    func report() -> String {
      DemoCheck(of: Scenario(DragDemo.self), takes: [], framesPerSecond: 5, monkey: .init(seconds: 8, seed: 4242)).run().text
    }
    #expect(report() == report())
  }
}

private final class TappedByNobody: DemoScreens {
  let phases = DemoPhase.allCases
  let rootViewController = UIViewController()
  init(_ setting: DemoSetting) {}
  var nextPhase: DemoPhase { .present }
  func run(_ phase: DemoPhase) {}
}

private final class SegueDemo: NSObject, Demo {
  static let id = "segue"
  static let title = "Segue"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []

  let rootViewController = UIViewController()
  required init(_ setting: DemoSetting) { super.init() }

  func run(_ phase: DemoPhase) { rootViewController.performSegue(withIdentifier: "detial", sender: nil) }
}

/// A card that a drag dismisses, and whose drag forgets that it may be cancelled.
private final class UnsettledDemo: NSObject, Demo, UIViewControllerTransitioningDelegate {
  static let id = "unsettled"
  static let title = "Unsettled"
  static let chapter = DemoChapter.modal
  static let tweaks: [TweakGroup] = []

  let rootViewController = UIViewController()
  private var interaction: UIPercentDrivenInteractiveTransition?
  required init(_ setting: DemoSetting) { super.init() }

  func run(_ phase: DemoPhase) {
    guard phase == .present else { return rootViewController.dismiss(animated: true) }
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    card.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: UnsettledDemo.pan))
    rootViewController.present(card, animated: true)
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: nil).y / 400
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      rootViewController.dismiss(animated: true)
    case .changed: interaction?.update(min(max(progress, 0), 1))
    case .ended:
      if progress > 0.5 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let from = context.view(forKey: .from)
      UIView.animate(withDuration: 0.3) {
        from?.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
