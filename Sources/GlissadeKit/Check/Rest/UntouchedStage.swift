import UIKit

/// How a demo is found where nobody has touched it: before its first phase, and after each.
@MainActor
struct UntouchedStage {
  /// What is shown before the first phase.
  let start: LayerTreeSnapshot
  /// How far the screens are scrolled then, and what is selected.
  let state: ScreenState
  /// What is shown after each phase, all before it having been run.
  let afterPhases: [(phase: DemoPhase, snapshot: LayerTreeSnapshot)]
  /// The middles of what can be touched, before and after the phases, in the screen's points.
  let targets: [CGPoint]

  init(_ demo: any Demo.Type, _ setting: DemoSetting, _ configuration: StageConfiguration) {
    (start, state, afterPhases, targets) = Stage.rehearse(demo, setting, configuration) { demo, stage in
      stage.settle()
      let start = stage.snapshotApartFromContent
      let state = ScreenState(of: stage.window)
      var targets = stage.window.touchTargets
      var afterPhases: [(DemoPhase, LayerTreeSnapshot)] = []
      for phase in type(of: demo).phases {
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
  /// What is on the stage, as values, apart from what using its screens changes.
  var snapshotApartFromContent: LayerTreeSnapshot { LayerTreeSnapshot(of: scene.rootLayer, scope: .apartFromContent) }
}

extension UIView {
  /// The middles of the views below that a touch means something to: controls, cells, and what has gestures; on the screen.
  fileprivate var touchTargets: [CGPoint] {
    guard !isHidden, isUserInteractionEnabled, let window else { return [] }
    var targets = subviews.flatMap(\.touchTargets)
    let isTarget = self is UIControl || self is UITableViewCell || self is UICollectionViewCell || gestureRecognizers?.isEmpty == false
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    if isTarget, window.bounds.contains(middle) { targets.append(middle) }
    return targets
  }
}
