import Observation
import Synchronization

/// An object that is read along with others, so that a change of it ends their observation.
///
/// The first change of anything that was read ends an observation, and nothing else does.
final class ObservationToken: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let cancellation = Atomic(false)

  /// A Boolean value that indicates whether the observation must be ignored.
  var isCancelled: Bool { cancellation.load(ordering: .acquiring) }

  /// Adds this object to those that the running method reads.
  func read() { registrar.access(self, keyPath: \.isCancelled) }

  func cancel() {
    cancellation.store(true, ordering: .releasing)
    registrar.willSet(self, keyPath: \.isCancelled)
  }
}
