import Foundation
import Observation

/// An object whose methods record which properties of `@Observable` objects they read.
@MainActor
protocol ObservationTracking: AnyObject, Sendable {
  /// The objects that the latest calls of the methods have read.
  var observations: TrackedObservations { get set }
}

extension UIResponder: ObservationTracking {}

/// The methods that record what they read.
enum TrackedMethod {
  case updateProperties, updateConfiguration, updateConstraints, viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews, draw
}

/// The observations of an object, one for each method that has read a property of an `@Observable` object.
///
/// Each call of a method ends the observation of the previous call. Otherwise a property that is read in each frame and hardly ever changes
/// would accumulate observations.
struct TrackedObservations {
  private var tokens: [TrackedMethod: ObservationToken] = [:]

  /// Ends the observation of a method's latest call, and returns whether there was one.
  func end(_ method: TrackedMethod) -> Bool {
    guard let token = tokens[method] else { return false }
    token.cancel()
    return true
  }

  mutating func begin(_ method: TrackedMethod, _ token: ObservationToken) {
    tokens[method]?.cancel()
    tokens[method] = token
  }
}

extension ObservationTracking {
  /// Runs `body`, and `onChange` once a property of an `@Observable` object that it has read is about to change, unless the same method
  /// runs again before.
  ///
  /// A method that reads none of them has no further cost.
  func tracking(_ method: TrackedMethod, _ body: (Self) -> Void, onChange: @escaping @MainActor (Self) -> Void) {
    let token = observations.end(method) ? ObservationToken() : nil
    withObservationTracking(
      {
        token?.read()
        body(self)
      }, onChange: begin(method, token ?? ObservationToken(), onChange))
  }

  /// Begins an observation. Called only if the method has read something. Returns the closure to call at the first change.
  private func begin(
    _ method: TrackedMethod, _ token: ObservationToken, _ onChange: @escaping @MainActor (Self) -> Void
  ) -> @Sendable () -> Void {
    observations.begin(method, token)
    return { [weak self] in
      guard !token.isCancelled else { return }
      // The property may be set on any thread.
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { if let self { onChange(self) } }
      } else {
        DispatchQueue.main.async { if let self { onChange(self) } }
      }
    }
  }
}
