import Foundation

// What becomes of a scene whose code uses UIKit wrongly.
extension UIWindowScene {
  /// What an error in a scene's code ends.
  package enum MisuseScope: Sendable {
    /// The program, as on an iPhone.
    case program
    /// The scene alone: its code is not called any more, and whatever shows it lives on.
    case scene
  }

  /// A Boolean value that indicates whether the scene has stopped because of an error in its code. It shows what it showed last, takes
  /// no turns and no input, and has to be replaced by a new one.
  package var isStopped: Bool { misuse != nil }

  /// Stops the scene that the error belongs to, and returns whether there is one that can be stopped.
  ///
  /// Code that runs in no scene, such as a timer's, belongs to the latest scene that can be stopped.
  static func stop(by misuse: Misuse) -> Bool {
    let scene = running ?? UIApplication.shared.scenesInOrder.last { $0.misuseScope == .scene }
    guard let scene, scene.misuseScope == .scene else { return false }
    scene.stop(by: misuse)
    return true
  }

  private func stop(by misuse: Misuse) {
    // What goes wrong after the first error comes of it: on an iPhone none of it would have happened.
    guard !isStopped else { return }
    let misuse = misuse.placed
    self.misuse = misuse
    pendingInput = []
    workAfterLayout = []
    scheduler.cancelAll()
    doctor.report(misuse, at: time)
  }
}
