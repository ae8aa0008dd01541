import Foundation
import Host
import Rehearsal
import UIKit

extension StagePlayback {
  /// Delivers input on the first stage to all stages of a comparison.
  ///
  /// Input on a replay makes the stage live in its current state, so that a gesture can catch the motion.
  func deliver(_ event: InputEvent) {
    guard !stage.isStopped else { return }
    // A take stores the touches of a pinch, as a touch screen would report them.
    if case .pinch(let pinch) = event { return pinch.fingers.forEach { deliver(.pointer($0)) } }
    switch event {
    case .hover where transport != nil: return
    case .hover: break
    case .key(let key) where !key.isDown && transport != nil: return
    case .pointer, .wheel, .pinch, .key, .text: joinHostClock()
    }
    recorder?.record(event, at: stage.scene.time)
    players.deliver(event)
  }

  /// A Boolean value that indicates whether the person is typing on the stage. During a replay, keys go to the workbench.
  var isEditingText: Bool { transport == nil && stage.isEditingText }
}
