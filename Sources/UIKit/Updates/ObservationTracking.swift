import Foundation
import Observation

/// An object whose methods notice which properties of `@Observable` objects they read.
@MainActor
protocol ObservationTracking: AnyObject, Sendable {}

extension UIResponder: ObservationTracking {}

extension ObservationTracking {
  /// Runs `body`, and `onChange` once a property of an `@Observable` object that it has read is about to change.
  ///
  /// A method that reads none of them costs nothing more.
  func tracking(_ body: (Self) -> Void, onChange: @escaping @MainActor (Self) -> Void) {
    withObservationTracking {
      body(self)
    } onChange: { [weak self] in
      // Whoever sets the property may do so on any thread.
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { if let self { onChange(self) } }
      } else {
        DispatchQueue.main.async { if let self { onChange(self) } }
      }
    }
  }
}
