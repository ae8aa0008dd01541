@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
@testable import UIKit
import Foundation
import Testing
import Tweaks

@MainActor
@Suite("The objects that transitions retain")
struct RetentionTests {
  @Test("After a transition and its reverse, nothing is left but what takes part in the next one too")
  func nothingIsKept() {
    for type in DemoRegistry.all {
      let (demo, stage) = start(type)
      defer { stage.close() }
      // Those who are there for as long as the demo is, such as a list and a delegate, are there after the first round trip.
      let residents = Set(roundTrip(of: demo, on: stage).compactMap(\.identity))
      let onStage = participants(on: stage)
      let left = roundTrip(of: demo, on: stage)
      #expect(left.names(but: residents, and: participants(on: stage)) == [], "\(type.id)")
      #expect(participants(on: stage).map(\.name) == onStage.map(\.name), "\(type.id)")
    }
  }

  /// For `make memory`, as it takes minutes. What each demo has used of the machine's memory is printed.
  @Test("Thousands of transitions retain less than 0.1 KiB of memory each", .enabled(if: RetentionTests.roundTrips > 0))
  func flatMemory() {
    for type in DemoRegistry.all {
      let (demo, stage) = start(type)
      defer { stage.close() }
      // Pools and caches fill up first.
      repeatRoundTrip(of: demo, on: stage, Self.roundTrips / 10)
      let before = Self.residentKiB
      repeatRoundTrip(of: demo, on: stage, Self.roundTrips)
      let kept = Double(Self.residentKiB - before) / Double(Self.roundTrips)
      print("\(type.id): \((kept * 1000).rounded() / 1000) KiB a round trip")
      #expect(kept < 0.1, "\(type.id)")
    }
  }

  private func repeatRoundTrip(of demo: any DemoScreens, on stage: Stage, _ count: Int) {
    for _ in 0..<count {
      for phase in demo.phases {
        stage.scene.perform { demo.run(phase) }
        stage.settle()
      }
    }
  }

  /// What the process has in memory, in KiB.
  private static var residentKiB: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)).flatMap { Int($0.split(separator: " ")[1]) }
    return (pages ?? 0) * 4
  }

  private nonisolated static let roundTrips = ProcessInfo.processInfo.environment["GLISSADE_ROUND_TRIPS"].flatMap(Int.init) ?? 0

  private func start(_ type: any Demo.Type) -> (any DemoScreens, Stage) {
    let stage = Stage(StageConfiguration())
    let demo = type.init(DemoSetting(tweaks: TweakStore(type.tweaks), photos: PhotoZoomHarness.photos))
    stage.show(demo)
    stage.settle()
    return (demo, stage)
  }

  /// Runs a demo's phases; returns who took part.
  private func roundTrip(of demo: any DemoScreens, on stage: Stage) -> [Participant] {
    var participants: [Participant] = []
    for phase in demo.phases {
      stage.scene.perform { demo.run(phase) }
      stage.turn(at: stage.scene.time)
      participants += self.participants(on: stage)
      stage.settle()
      participants += self.participants(on: stage)
    }
    return participants
  }

  /// All that is on the stage, or moves what is there.
  private func participants(on stage: Stage) -> [Participant] {
    var found: [AnyObject] = []
    func visit(_ view: UIView) {
      found.append(view)
      found += view.gestureRecognizers ?? []
      for subview in view.subviews { visit(subview) }
    }
    func visit(_ controller: UIViewController) {
      found.append(controller)
      if controller.presentingViewController != nil, let presentation = controller.presentationController { found.append(presentation) }
      if let coordinator = controller.transitionCoordinator as? TransitionCoordinator { visit(coordinator) }
      for child in controller.children { visit(child) }
      if let presented = controller.presentedViewController, presented.presentingViewController === controller { visit(presented) }
    }
    func visit(_ coordinator: TransitionCoordinator) {
      let context = coordinator.transition
      found += [coordinator, context, context.containerView]
      if let animator = context.animator { found.append(animator) }
      if let interaction = context.interactionController { found.append(interaction) }
      if let animator = context.interruptibleAnimator { found.append(animator) }
      for participant in [context.from, context.to].compactMap({ $0 }) {
        found += [participant.controller, participant.view].compactMap { $0 }
      }
    }
    for window in stage.scene.windows {
      visit(window)
      if let root = window.rootViewController { visit(root) }
    }
    return found.map(Participant.init)
  }
}

/// One who took part, as long as it is there.
private struct Participant {
  private(set) weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = String(describing: type(of: object))
  }

  var identity: ObjectIdentifier? { object.map { ObjectIdentifier($0) } }
}

extension [Participant] {
  /// The names of those who are there still, apart from some, and from those on the stage.
  fileprivate func names(but residents: Set<ObjectIdentifier>, and stage: [Participant]) -> [String] {
    let known = residents.union(stage.compactMap(\.identity))
    return filter { participant in participant.identity.map { !known.contains($0) } ?? false }.map(\.name)
  }
}
