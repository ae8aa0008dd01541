import Foundation

/// An animation that has been added to a layer.
final class RunningAnimation {
  let key: String?

  init(key: String?) { self.key = key }

  func apply(to state: inout LayerState, at time: CFTimeInterval) {}
}
