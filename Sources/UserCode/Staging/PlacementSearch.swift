import Foundation
import GlissadeLive
import Rehearsal
import SourceReport
import UIKit

/// Finds a placement of a root in which its transitions can be seen, by trying placements on offscreen stages.
@MainActor
struct PlacementSearch {
  /// The maximum number of views to tap in search of one that starts something.
  private static let maximumTaps = 12
  /// The maximum time to wait for the effect of a tap, in seconds of the stage's clock.
  private static let patience: TimeInterval = 6
  /// The shipped photos, which code finds in the photo library.
  private static let photos: PhotoSource = {
    let folder = try? AssetFolders(environment: ProcessInfo.processInfo.environment).folder("Photos")
    return .immediate(PhotoLibrary(paths: folder.map { [$0] } ?? []))
  }()

  private let root: SourceRoot
  private let make: (LiveSetting) -> Any
  private let definition: (Placement) -> DemoDefinition

  init(for root: SourceRoot, _ make: @escaping (LiveSetting) -> Any, definition: @escaping (Placement) -> DemoDefinition) {
    self.root = root
    self.make = make
    self.definition = definition
  }

  /// Returns the first placement in which a phase can be run, or else the simplest one. Returns nil for an app that shows nothing.
  func find() -> Placement? {
    if root.kind.isApp, showsNothing { return nil }
    let frames = frames
    var movement: Placement?
    // A tap that makes UIKit raise an exception is shown if no other tap starts anything, so that its message is seen.
    var exception: Placement?
    for frame in frames {
      switch frame {
      case .window, .navigation:
        for start in tapsToTry(in: frame) {
          let result = trial(Placement(frame: frame, start: start))
          if let found = result.placement { return found }
          if result.stops, exception == nil { exception = Placement(frame: frame, start: start) }
          if result.moves, movement == nil { movement = movementPlacement(frame, start) }
        }
      case .presented, .modalTransition, .pushTransition, .tabTransition:
        // A screen on which a tap starts an animation shows that, rather than its presentation by UIKit.
        if let shown = movement ?? exception { return shown }
        let result = trial(Placement(frame: frame, start: .stage))
        if let found = result.placement { return loneAnimatorPlacement(result.isOfOtherStyle ? otherStyle(than: found) : found) }
      }
    }
    return movement ?? exception ?? Placement(frame: frames[0], start: frames[0].isStarted ? .stage : .none)
  }

  /// The frames to try, the most suitable first.
  private var frames: [Placement.Frame] {
    if root.kind.isApp { return [.window] }
    let grid = StockGridController()
    let object = make(LiveSetting(isPresenting: true, from: grid, to: StockDetailController()))
    switch object {
    case let controller as UIViewController:
      if controller is UINavigationController || controller is UITabBarController { return [.window] }
      let isPresented = controller.transitioningDelegate != nil || controller.modalPresentationStyle == .custom
      return isPresented ? [.presented, .window, .navigation] : [.window, .navigation]
    case is UIView, is any UIApplicationDelegate, is any UISceneDelegate: return [.window]
    case is any UINavigationControllerDelegate: return [.pushTransition]
    case is any UITabBarControllerDelegate: return [.tabTransition]
    case is any UIViewControllerAnimatedTransitioning: return framesByName
    default: return [.modalTransition]
    }
  }

  /// The frames for an animator. It may animate any kind of transition, so its name decides.
  private var framesByName: [Placement.Frame] {
    let name = root.name.lowercased()
    if ["push", "pop", "navigation"].contains(where: name.contains) { return [.pushTransition, .modalTransition] }
    if name.contains("tab") { return [.tabTransition, .modalTransition] }
    return [.modalTransition, .pushTransition]
  }

  /// Returns the scenario of a placement, without warnings.
  private func scenario(_ placement: Placement) -> Scenario {
    var scenario = Scenario(definition(placement), photos: Self.photos)
    scenario.configuration.dropsWarnings = true
    return scenario
  }

  /// A Boolean value that indicates whether the app has no root view controller.
  private var showsNothing: Bool {
    scenario(Placement(frame: .window)).onStage { demo, stage in !stage.isStopped && (demo as? FileDemo)?.showsNothing == true }
  }

  /// Returns the reason of the exception that stops the root before anything is tapped, or nil if none does.
  func exception(in frame: Placement.Frame) -> String? {
    scenario(Placement(frame: frame)).onStage { _, stage in
      stage.settle(patience: Self.patience)
      return stage.scene.misuse?.reason
    }
  }

  private func tapsToTry(in frame: Placement.Frame) -> [Placement.Start] {
    scenario(Placement(frame: frame)).onStage { _, stage in
      stage.settle(patience: Self.patience)
      return stage.isStopped ? [] : stage.window.touchTargets.indices.prefix(Self.maximumTaps).map { .tap($0) }
    }
  }

  /// Returns the placement for a tap that moves something without a transition: another such tap may go back.
  private func movementPlacement(_ frame: Placement.Frame, _ start: Placement.Start) -> Placement {
    var placement = Placement(frame: frame, start: start, returns: true, toggles: true)
    let returns = scenario(placement).onStage { demo, stage in
      stage.settle(patience: Self.patience)
      let before = stage.snapshot
      for phase in [DemoPhase.present, .dismiss] {
        stage.run(phase, of: demo)
        stage.settle(patience: Self.patience)
      }
      return !stage.isStopped && stage.snapshot.difference(from: before) == nil
    }
    (placement.returns, placement.toggles) = (returns, returns)
    return placement
  }

  /// Returns a placement that leaves the presenter's view in place if the animator is for such a presentation, or else `found`.
  ///
  /// The presentation style is chosen by the presenting code, which is the stage here. An animator that never asks for the presenter's view
  /// is for a style that leaves it in the window, where code also chooses the presented view's frame.
  private func otherStyle(than found: Placement) -> Placement {
    for (phase, key) in [(DemoPhase.present, ".from"), (.dismiss, ".to")] where found.phases.contains(phase) {
      let calls = TransitionCallLog()
      scenario(found).running(phase).rehearse(noting: calls) { $0.finish() }
      if calls.calls.contains(where: { $0.signature == "view(forKey: \(key))" }) { return found }
    }
    let result = trial(Placement(frame: found.frame, start: found.start, keepsPresenter: true))
    return result.placement.flatMap { $0.phases == found.phases && !result.stops && !result.isOfOtherStyle ? $0 : nil } ?? found
  }

  /// Returns the placement without a dismissal for an animator that only presents. Its changes stay until the missing animator of the
  /// dismissal would undo them.
  private func loneAnimatorPlacement(_ found: Placement) -> Placement {
    let grid = StockGridController()
    let object = make(LiveSetting(isPresenting: true, from: grid, to: StockDetailController()))
    guard let animator = object as? any UIViewControllerAnimatedTransitioning, StockTransition.presentsOnly(animator) == true else {
      return found
    }
    var placement = found
    placement.returns = false
    return placement
  }

  /// The outcome of trying a placement.
  private struct Outcome {
    /// The placement, with the dismissal if there is one, or nil if it starts no transition.
    var placement: Placement?
    var moves = false
    var stops = false
    /// A Boolean value that indicates whether the Doctor finds problems that don't apply to a presentation that leaves the presenter's view
    /// in place.
    var isOfOtherStyle = false
  }

  private func trial(_ placement: Placement) -> Outcome {
    scenario(placement).onStage { demo, stage in
      stage.settle(patience: Self.patience)
      stage.run(.present, of: demo)
      stage.turn(at: stage.scene.time)
      let moves = stage.isAnimating
      stage.settle(patience: Self.patience)
      guard !stage.isStopped, demo.nextPhase == .dismiss else { return Outcome(moves: moves && !stage.isStopped, stops: stage.isStopped) }
      var found = placement
      stage.run(.dismiss, of: demo)
      stage.settle(patience: Self.patience)
      found.returns = !stage.isStopped && demo.nextPhase == .present
      return Outcome(placement: found, moves: moves, stops: stage.isStopped, isOfOtherStyle: stage.isOfOtherStyle)
    }
  }
}

extension Placement.Frame {
  /// A Boolean value that indicates whether the stage itself starts the phases.
  fileprivate var isStarted: Bool {
    switch self {
    case .window, .navigation: false
    case .presented, .modalTransition, .pushTransition, .tabTransition: true
    }
  }
}

extension Stage {
  /// A Boolean value that indicates whether a full-screen presentation ended with another frame, or a dismissal without the presenter's
  /// view.
  fileprivate var isOfOtherStyle: Bool {
    scene.doctor.diagnoses.contains {
      switch $0.kind {
      case .presenterNeverAdded, .wrongFinalFrame: true
      default: false
      }
    }
  }
}
