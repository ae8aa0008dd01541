import UIKit

/// The states of a demo without input: before its first phase, and after each phase.
@MainActor
struct UntouchedStage {
  let start: LayerTreeSnapshot
  /// The scroll positions, selections and so on before the first phase.
  let state: ScreenState
  /// The snapshot after each phase, with all phases before it completed.
  let afterPhases: [(phase: DemoPhase, snapshot: LayerTreeSnapshot)]
  /// The centers of views that respond to touches, before and after the phases, in the screen's coordinate system.
  let targets: [CGPoint]

  init(_ scenario: Scenario) {
    (start, state, afterPhases, targets) = scenario.onStage { demo, stage in
      stage.settle()
      let start = stage.snapshotApartFromContent
      let state = ScreenState(of: stage.window)
      var targets = stage.window.touchTargets
      var afterPhases: [(DemoPhase, LayerTreeSnapshot)] = []
      for phase in demo.phases {
        stage.run(phase)
        stage.settle()
        afterPhases.append((phase, stage.snapshotApartFromContent))
        targets += stage.window.touchTargets.filter { !targets.contains($0) }
      }
      return (start, state, afterPhases, targets)
    }
  }
}

extension Stage {
  var snapshotApartFromContent: LayerTreeSnapshot { LayerTreeSnapshot(of: scene.rootLayer, scope: .apartFromContent) }
}
