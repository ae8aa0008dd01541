import Foundation

/// Delivers loaded data to the closure that asked for it, in a turn of its scene.
final class ItemDelivery: @unchecked Sendable {
  let progress = Progress(totalUnitCount: 1)
  private let completion: (Data?, (any Error)?) -> Void
  private weak var scene: UIWindowScene?

  @MainActor init(_ completion: @escaping (Data?, (any Error)?) -> Void) {
    self.completion = completion
    scene = UIWindowScene.running
  }

  func deliver(_ data: Data?, _ error: (any Error)?) {
    guard MainQueue.isCurrent else { return DispatchQueue.main.async { self.deliver(data, error) } }
    MainActor.assumeIsolated {
      progress.completedUnitCount = 1
      guard let scene else { return completion(data, error) }
      scene.perform(after: 0) { self.completion(data, error) }
    }
  }
}
