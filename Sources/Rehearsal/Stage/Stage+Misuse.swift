import Foundation
import Photos
import UIKit

// An exception raised by UIKit stops the stage, but not the program that shows it.
extension Stage {
  /// A Boolean value that indicates whether an exception raised by UIKit has stopped the stage. It then keeps its last image and can't be
  /// used.
  package var isStopped: Bool { scene.isStopped }

  /// Creates a demo and shows it, handling exceptions from the creation.
  package func open(_ definition: DemoDefinition, _ setting: DemoSetting) -> any DemoScreens {
    PHPhotoLibrary.open(setting.photos.folders, in: scene)
    let demo = scene.perform { definition.makeScreens(setting) }
    show(demo, withStatusBar: definition.showsStatusBar)
    return demo
  }

  /// Starts a phase, as a tap does.
  package func run(_ phase: DemoPhase, of demo: any DemoScreens) {
    guard !isStopped else { return }
    if configuration.repeatsRandomNumbers {
      scene.randomNumbers = SeededRandom(seed: UInt64(configuration.seed), name: "phase", number: 1)
    }
    scene.perform { demo.run(phase) }
  }

  package func check(_ demo: String) throws(StoppedStage) {
    if let misuse = scene.misuse { throw StoppedStage(demo: demo, misuse: misuse) }
  }
}

package struct StoppedStage: LocalizedError, CustomStringConvertible {
  let demo: String
  let misuse: Misuse

  package var description: String {
    let place = misuse.place.map { " at \($0)" } ?? ""
    return "“\(demo)” was stopped by \(misuse.exception.rawValue)\(place): \(misuse.reason)"
  }

  package var errorDescription: String? { description }
}
