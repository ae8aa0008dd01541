import Foundation
import UIKit

// A stage whose code uses UIKit wrongly stops, and whatever shows it lives on.
extension Stage {
  /// A Boolean value that indicates whether an exception of UIKit's has stopped the stage. It shows what it showed last, and is of no
  /// more use.
  var isStopped: Bool { scene.isStopped }

  /// Makes a demo and shows it. What the demo does while it is made is the stage's, too.
  func open(_ type: any Demo.Type, _ setting: DemoSetting) -> any Demo {
    let demo = scene.perform { type.init(setting) }
    show(demo)
    return demo
  }

  /// Starts a phase, as a tap would.
  func run(_ phase: DemoPhase, of demo: any Demo) {
    if !isStopped { scene.perform { demo.run(phase) } }
  }

  /// Throws the exception that has stopped the stage, if one has.
  func check(_ demo: String) throws(StoppedStage) {
    if let misuse = scene.misuse { throw StoppedStage(demo: demo, misuse: misuse) }
  }
}

/// Why a demo could not be shown to its end: its code raised an exception.
struct StoppedStage: LocalizedError, CustomStringConvertible {
  let demo: String
  let misuse: Misuse

  var description: String {
    let place = misuse.place.map { " at \($0)" } ?? ""
    return "“\(demo)” was stopped by \(misuse.exception.rawValue)\(place): \(misuse.reason)"
  }

  var errorDescription: String? { description }
}
