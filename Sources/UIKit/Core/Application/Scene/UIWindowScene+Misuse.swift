import Foundation

extension UIWindowScene {
  /// What a misuse in a scene's code stops.
  package enum MisuseScope: Sendable {
    /// The program, as on iOS.
    case program
    /// The scene only. Its code is no longer called, and the object that shows the scene continues.
    case scene
  }

  /// True once a misuse in the scene's code has stopped it. The scene keeps its last appearance, processes no turns and no input, and must
  /// be replaced with a new one.
  package var isStopped: Bool { misuse != nil }

  /// Stops the scene responsible for the misuse, and returns whether there is one that can be stopped. Code that runs in no scene, such as
  /// a timer's, belongs to the latest scene that can be stopped.
  static func stop(by misuse: Misuse) -> Bool {
    let scene = running ?? UIApplication.shared.scenesInOrder.last { $0.misuseScope == .scene }
    guard let scene, scene.misuseScope == .scene else { return false }
    scene.stop(by: misuse)
    return true
  }

  private func stop(by misuse: Misuse) {
    // Ignore misuses that follow the first one: on iOS they would not have happened.
    guard !isStopped else { return }
    let misuse = misuse.placed
    self.misuse = misuse
    input.removePending()
    turns.removeWork()
    scheduler.cancelAll()
    doctor.report(misuse, at: time)
  }
}
