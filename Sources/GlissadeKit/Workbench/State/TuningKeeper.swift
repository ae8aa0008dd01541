import UIKit

/// Stores tuned values shortly after a change, so that they survive a crash of the program.
@MainActor
final class TuningKeeper {
  private let session: StageSession
  private var isDue = false

  init(_ session: StageSession) { self.session = session }

  /// Stores the values once for all changes of the next half second, by the clock of the window's scene.
  func keepSoon(in scene: UIWindowScene?) {
    guard !isDue else { return }
    isDue = true
    scene?.perform(after: 0.5) { [weak self] in
      self?.isDue = false
      self?.session.keepTuning()
    }
  }
}
