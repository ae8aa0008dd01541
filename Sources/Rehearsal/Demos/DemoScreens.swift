import UIKit

/// The screens of a demo on a stage.
@MainActor
public protocol DemoScreens: AnyObject {
  /// The phases that can be run, in the order in which they must be run.
  var phases: [DemoPhase] { get }
  /// The root view controller of the stage's window.
  var rootViewController: UIViewController { get }
  /// The phase that can be run now: dismiss while anything is presented or pushed.
  var nextPhase: DemoPhase { get }
  /// Starts a phase, as a tap does. All phases before it must have ended.
  func run(_ phase: DemoPhase)
}

extension DemoScreens {
  /// The phase that can be run now: dismiss while the root view controller presents another one, and otherwise present.
  public var nextPhase: DemoPhase {
    guard let presented = rootViewController.presentedViewController, !presented.isBeingDismissed else { return .present }
    return .dismiss
  }

  /// Names the views of two screens for traces, after their keys in the transition context.
  package func name(from leaving: UIViewController?, to arriving: UIViewController) {
    leaving?.view.layer.name = "from"
    arriving.view.layer.name = "to"
  }
}
